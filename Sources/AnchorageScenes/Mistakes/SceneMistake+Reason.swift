import AnchorageHeadless

extension SceneMistake {
  /// The kinds of mistakes, as data; `SceneMistake+English.swift` puts them into words.
  indirect enum Reason {
    // Characters and words
    case notUTF8
    case unexpectedCharacter(Unicode.Scalar)
    case unterminatedText
    case wrongEscape(String)
    case wrongNumber(String)
    case numberTooLarge(String)
    case wrongRelation(String)
    case wrongRange(String)
    case longName(Int)

    // Syntax
    case expected(String, found: String)
    case unexpected(String)
    /// A word or character where the line could end, and what it stands for.
    case habit(String, instead: String)
    case unknownKind(String, nearest: String?, line: String?)
    case swiftOnly(String)
    case pair(Double, Double)
    case assignedText
    case chainedRelation(SceneOperator)
    case chainedPriority
    case chainedRange
    case tooDeep(Int)
    case tooLong(Int)
    case tooManyElements(Int)

    // Declarations
    case noRoot
    case rootNotFirst
    case repeatedRoot(line: Int)
    case repeatedName(String, line: Int)
    case reservedName(String)
    case unknownParent(String, nearest: String?)
    case guideAsParent(String)
    case cycle(String, parent: String)
    case labelWithoutText
    /// A declaration that is more indented than the previous, and the line to write instead.
    case indented(String)
    case unknownOption(String, SceneDeclaration.Kind, nearest: String?)
    case inapplicableOption(SceneOption.Keyword, SceneDeclaration.Kind)
    case repeatedOption(SceneOption.Keyword)
    case missingOptionValue(SceneOption.Keyword, found: String)
    /// A word of statements where an option is expected, and the statement.
    case statementAsOption(String, SceneDeclaration.Kind, line: String)
    case colonInOption(SceneOption.Keyword, value: String)
    case negativeOptionValue(SceneOption.Keyword, String)
    case wrongLineCount(String)
    case unknownChoice(String, SceneOption.Keyword, nearest: String?, choices: [String])
    case repeatedWord(String)
    case strayNumbers([Double], SceneDeclaration.Kind, name: String, found: String)
    case optionNotPositive(SceneOption.Keyword, String)
    case optionOutsideStack(SceneOption.Keyword)
    case optionOfOtherStack(SceneOption.Keyword, needsAppKit: Bool)
    case lateOption(SceneOption.Keyword)
    case maskWithoutFrame
    case maskInUnknownSize(String, superview: String)
    case wrongExpectation(String)

    // Names in statements
    case unknownName(String, nearest: String?)
    case unknownMember(String, of: String, nearest: String?)
    case unknownCase(String, expected: String, nearest: String?, choices: [String])
    case unknownMethod(String, of: String, nearest: String?)
    case superviewOfNone
    case noSuperview(String)
    case declarationMethod(String, of: String)
    case layoutMethod(String, of: String)
    case declaredProperty(String, of: String, option: String?)
    case constraintProperty(String)
    case wrongContentPriorities(String, for: String)
    case arrayMethod(String, of: String)
    case methodWithoutCall(String)
    case notCallable(String)
    case wrongArguments(of: String, form: String)
    case unknownLabel(String, of: String, nearest: String)
    case argumentOrder(String, before: String)
    case wrongArgument(String, expected: String, found: String)

    // Kinds of values
    case nothingRelated(String)
    case nestedRelation
    case unrelated(String, String, SceneOperator, suggestion: String?)
    case numberOnPlace(String, example: String)
    case coordinatesWithoutOrigin
    case rangeAndInequality(SceneOperator)
    case reversedRange(Double, Double)
    case noNegative(String)
    case wrongOperands(String, SceneOperator, String)
    case movedEdges(SceneOperator, Double)
    case divisionBy(String)
    case divisionByZero
    case notAPriority(String)
    case emptyArray
    case wrongElement(String)
    case mixedArray(String, String)
    case wrongChoice(String, example: String)
    case notFinite
    case outOfRange(Double)
    case priorityOutOfRange(Double)
    case nothingInCommon
    case alignmentAlongAxis(LayoutAttribute, LayoutAxis)

    // Mistakes that Anchorage itself reports
    case format(String)
    case misuse(LayoutMistake)
  }
}
