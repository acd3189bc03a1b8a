"""How Walnut is developed: a warm film with open shadows, a breath cooler where it is cold."""

GRADE = dict(exposure=0.3, contrast=0.98, warmth=0.1, vignette=0.18, bloom=0.05, sharpen=0.35)
COLD = ("option-cold", "brewing-cold", "cold-single", "cold-regular", "cold-medium", "cold-large", "saver-ice")
GRADES = {
    **dict.fromkeys((*COLD, "coldroom-leaveroom", "coldroom-noroom"), dict(warmth=-0.08)),
    # The sun falls on the wood below the cup, where words stand in cream.
    **dict.fromkeys(("option-hot", "hot-regular", "hot-medium", "hot-large"), dict(exposure=0.02)),
}
STEAM = 1.6
