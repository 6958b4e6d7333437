"""How moments of Ra look: their crest, their crown, their colours."""

from durbar.ui.kit.values.moment import Ornament

ORNAMENT = Ornament(crest="ra_moments/crest", crown="ra_moments/crown")
