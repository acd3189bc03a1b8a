"""How Studio is developed: a soft, bright film with little vignette, a breath cooler where it is cold."""

GRADE = dict(exposure=0.1, contrast=0.96, warmth=0.12, vignette=0.12, bloom=0.04, sharpen=0.35)
COOL = dict(exposure=-0.04, warmth=-0.06)
COLD = ("option-cold", "brewing-cold", "cold-single", "cold-regular", "cold-medium", "cold-large", "saver-ice")
GRADES = {
    "saver-above": dict(exposure=-0.08),
    **dict.fromkeys((*COLD, "coldroom-leaveroom", "coldroom-noroom"), COOL),
    **dict.fromkeys(("hotroom-leaveroom", "hotroom-noroom"), dict(exposure=-0.04)),
}
STEAM = 2.2
