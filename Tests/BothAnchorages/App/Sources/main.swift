import Anchorage
import AnchorageDSL

print(Anchorage.origin, AnchorageDSL.origin)
