/// A mistake as an error: thrown where it is found, caught where mistakes are collected.
struct SceneFailure: Error {
  let reason: SceneMistake.Reason
  let location: SceneLocation

  init(_ reason: SceneMistake.Reason, at location: SceneLocation) {
    self.reason = reason
    self.location = location
  }
}
