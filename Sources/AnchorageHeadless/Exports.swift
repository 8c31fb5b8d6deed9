// Who imports the engine for views without a platform has the language, too.
@_exported import Anchorage
