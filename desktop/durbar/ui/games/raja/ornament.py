"""How moments of Raja look: their crest, their crown, their colours."""

from durbar.ui.kit.values.moment import Ornament

ORNAMENT = Ornament(
    crest="raja_moments/crest",
    ground="#E9D3A9",
    line="#8E2F2B",
    ink="#3A1D12",
    quiet="#6E4A22",
    gain="#3A6427",
    refuse="#8E2F2B",
    row="#F3E4C4",
    best="#8E2F2B",
    best_ink="#FFF3DA",
    best_quiet="#F0CFA0",
    night=Ornament(
        crest="raja_moments/crest",
        ground="#2A1411",
        line="#C98A45",
        ink="#F8E7CB",
        quiet="#D9B98C",
        row="#3E2019",
        best="#8E2F2B",
        best_ink="#FFF3DA",
        best_quiet="#F0CFA0",
    ),
)
