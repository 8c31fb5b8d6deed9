"""Cases with the numbers that Apple's engine gave while it ran; see `Scripts/check-apple-live`."""
