// Importing the engine also imports the language.
@_exported import Anchorage
