"""How Midnight is developed: deep blacks that still show their grain, gold that glows."""

GRADE = dict(exposure=0.3, contrast=0.98, vignette=0.3, bloom=0.09, sharpen=0.4, grain=0.01)
GRADES = {}
STEAM = 0.55
