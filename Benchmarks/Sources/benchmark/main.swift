import Foundation

exit(Command(Array(CommandLine.arguments.dropFirst())).run())
