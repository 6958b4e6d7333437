"""What is heard: the mixer, the device, and who plays on it."""
