"""Trees of real apps with the frames that Apple's engine gave them; see `Scripts/check-apple-frames`."""
