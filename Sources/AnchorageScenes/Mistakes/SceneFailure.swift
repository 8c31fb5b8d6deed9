/// A mistake on its way from where it is found to where it is collected.
struct SceneFailure: Error {
  let reason: SceneMistake.Reason
  let location: SceneLocation

  init(_ reason: SceneMistake.Reason, at location: SceneLocation) {
    self.reason = reason
    self.location = location
  }
}
