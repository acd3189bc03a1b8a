"""How Evergreen is developed: a warm, deep film whose shadows stay open, lights that glow."""

GRADE = dict(exposure=0.3, contrast=1.0, warmth=0.04, saturation=0.95, vignette=0.24, bloom=0.09, sharpen=0.38, grain=0.009)
GRADES = {}
STEAM = 0.8
