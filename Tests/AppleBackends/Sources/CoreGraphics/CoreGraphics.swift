// Core Graphics' numbers, which Linux has in Foundation.
@_exported import Foundation
