/// A walk, in words.
struct Event {
  var heading: String
  var host: String
  var date: String
  var story: String
  var price: String
}
