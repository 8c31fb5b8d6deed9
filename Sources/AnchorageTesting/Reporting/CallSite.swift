/// Where an expectation is called.
struct CallSite {
  var fileID: StaticString
  var filePath: StaticString
  /// Lines and columns count from 1, columns in bytes. They are those of the parenthesis after the name of the function.
  var line: UInt
  var column: UInt
}
