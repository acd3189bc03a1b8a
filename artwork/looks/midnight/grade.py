"""How Midnight is developed: deep blacks that still show their grain, gold that glows."""

GRADE = dict(exposure=0.46, contrast=1.02, saturation=0.92, vignette=0.3, bloom=0.09, sharpen=0.4, grain=0.01)
GRADES = dict.fromkeys(("blend-left", "blend-middle", "blend-right"), dict(exposure=0.5))
STEAM = 0.55
