"""The screens, clicked through offscreen."""
