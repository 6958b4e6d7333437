"""How moments of Taj Mahal look: their crest, their crown, their colours."""

from durbar.ui.kit.values.moment import Ornament

ORNAMENT = Ornament(
    crest="taj_mahal_moments/crest",
    crown="taj_mahal/crown",
    ground="#F4F1EA",
    line="#B98A2F",
    ink="#22303A",
    quiet="#50605C",
    gain="#2D6A5A",
    refuse="#A23A24",
    row="#FFFFFF",
    best="#3F7F6E",
    best_ink="#FFFFFF",
    best_quiet="#FFFFFF",
    night=Ornament(
        crest="taj_mahal_moments/crest",
        crown="taj_mahal/crown",
        ground="#12241F",
        line="#C9A04A",
        ink="#F1F5EF",
        quiet="#B4C7BD",
        row="#1B372E",
        best="#2F6A5A",
        best_ink="#FFFFFF",
        best_quiet="#E3F0EA",
    ),
)
