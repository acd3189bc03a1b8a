"""How Studio is developed: a soft, bright film with little vignette."""

GRADE = dict(exposure=0.1, contrast=0.96, warmth=0.12, vignette=0.12, bloom=0.04, sharpen=0.35)
COOL = dict(exposure=-0.04, warmth=-0.06)
GRADES = {
    "saver-above": dict(exposure=-0.08),
    **dict.fromkeys(
        ("option-cold", "cold-regular", "cold-medium", "cold-large", "coldroom-leaveroom", "coldroom-noroom"), COOL
    ),
    **dict.fromkeys(("hotroom-leaveroom", "hotroom-noroom"), dict(exposure=-0.04)),
}
STEAM = 2.2
