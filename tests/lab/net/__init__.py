"""The safety net under a change that no player should notice: pictures of all screens, transcripts of whole games."""
