"""How Riviera is developed: a clear, bright film, shadows of the sky's blue, highlights that keep their detail."""

GRADE = dict(exposure=-0.06, contrast=1.04, warmth=0.04, vignette=0.12, bloom=0.03, sharpen=0.36)
BRIGHTER = dict(exposure=0.06)  # behind glass, the sun only grazes the wall
COLD = ("option-cold", "brewing-cold", "cold-single", "cold-regular", "cold-medium", "cold-large", "saver-ice")
GRADES = {
    "saver-above": dict(exposure=0.05),
    **dict.fromkeys((*COLD, "coldroom-leaveroom", "coldroom-noroom", "hotroom-leaveroom", "hotroom-noroom"), BRIGHTER),
}
STEAM = 2.0
