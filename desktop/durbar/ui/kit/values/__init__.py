"""What a game's screen tells the frame: plain values, made of what the person at the screen may know."""
