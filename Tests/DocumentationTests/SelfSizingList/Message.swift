/// A message of a chat.
struct Message {
  var sender: String
  var text: String
}
