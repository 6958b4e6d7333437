"""How moments of The Dice Charmers look: their crest, their crown, their colours."""

from durbar.ui.kit.values.moment import Ornament

ORNAMENT = Ornament(
    crest="dice_charmers_moments/crest",
    ground="#F5EBD3",
    line="#2B2622",
    ink="#2B2622",
    quiet="#5E5448",
    gain="#3F6A2C",
    refuse="#A63A32",
    row="#FBF4E2",
    best="#2B2622",
    best_ink="#F9EFD9",
    best_quiet="#E3C58A",
    night=Ornament(
        crest="dice_charmers_moments/crest-night",
        ground="#211D1A",
        line="#C9A56A",
        ink="#F5EBD3",
        quiet="#C9BCA4",
        row="#302A25",
        best="#F0DDB0",
        best_ink="#2B2622",
        best_quiet="#5E5448",
    ),
)
