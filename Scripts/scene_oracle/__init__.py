"""The independent oracle of the scene corpus; see `Scripts/oracle`."""
