"""Take-away cups: paper with sleeve and lid, clear plastic with straw."""

from .cups import interpolate
from .mesh import bezier, lathe, tube

# Height, top radius, bottom radius, in units of ten centimetres: 8, 12, 16 and 20 oz.
HOT_SIZES = {
    "regular": (0.92, 0.40, 0.28),
    "medium": (1.14, 0.45, 0.305),
    "large": (1.38, 0.455, 0.305),
    "xlarge": (1.64, 0.46, 0.305),
}
COLD_SIZES = {
    "regular": (0.98, 0.44, 0.30),
    "medium": (1.24, 0.46, 0.30),
    "large": (1.52, 0.475, 0.30),
}


class PaperCup:
    """A paper cup with a rolled rim; lid and sleeve are optional."""

    def __init__(self, height, top, bottom, paper):
        self.height, self.top_radius, self.bottom_radius = height, top, bottom
        wall = 0.012
        self.objects = [
            lathe(
                "paper cup",
                [
                    (0, 0.05),
                    (bottom - 0.03, 0.05),
                    (bottom - 0.025, 0.0),
                    (bottom, 0.0),
                    (bottom + 0.001, 0.015),
                    (top - 0.001, height - 0.02),
                    (top, height),
                    (top + 0.012, height),
                    (top + 0.02, height + 0.012),
                    (top + 0.012, height + 0.026),
                    (top - 0.004, height + 0.022),
                    (top - wall, height - 0.01),
                    (bottom - wall, 0.075),
                    (bottom * 0.8, 0.07),
                    (0, 0.07),
                ],
                paper,
                80,
            )
        ]

    def radius(self, z):
        """The outer radius at a height."""
        return interpolate([(self.bottom_radius, 0), (self.top_radius, self.height)], z)

    def sleeve(self, material, low=0.3, high=0.72):
        """A band of card round the middle."""
        a, b = low * self.height, high * self.height
        ra, rb = self.radius(a), self.radius(b)
        profile = [
            (ra + 0.003, a),
            (ra + 0.017, a + 0.001),
            (ra + 0.018, a + 0.01),
            (rb + 0.018, b - 0.01),
            (rb + 0.017, b - 0.001),
            (rb + 0.003, b),
        ]
        self.objects.append(lathe("sleeve", profile, material, 80, subdivide=2))

    def lid(self, material):
        """A sipper lid: skirt, rim bead, raised ring, sunk top."""
        t, h = self.top_radius, self.height
        profile = [
            (t + 0.03, h - 0.03),
            (t + 0.034, h + 0.0),
            (t + 0.034, h + 0.03),
            (t + 0.026, h + 0.042),
            (t - 0.005, h + 0.05),
            (t - 0.015, h + 0.06),
            (t - 0.035, h + 0.125),
            (t - 0.05, h + 0.14),
            (t - 0.075, h + 0.14),
            (t - 0.09, h + 0.125),
            (t - 0.1, h + 0.085),
            (t - 0.13, h + 0.07),
            (0, h + 0.068),
        ]
        self.objects.append(lathe("lid", profile, material, 80))


class ColdCup:
    """A clear cup with a flat lid and a straw, and what is in it."""

    def __init__(self, height, top, bottom, plastic):
        self.height, self.top_radius, self.bottom_radius = height, top, bottom
        profile = [
            (0, 0.03),
            (bottom - 0.05, 0.03),
            (bottom - 0.03, 0.0),
            (bottom - 0.004, 0.0),
            (bottom, 0.02),
            (bottom + 0.004, 0.05),
            (top - 0.012, height - 0.1),
            (top - 0.004, height - 0.09),
            (top, height - 0.005),
            (top + 0.014, height),
            (top + 0.014, height + 0.018),
            (top, height + 0.02),
        ]
        self.objects = [lathe("cold cup", profile, plastic, 80)]

    def radius(self, z):
        """The radius of the wall at a height."""
        return interpolate([(self.bottom_radius, 0), (self.top_radius - 0.01, self.height)], z)

    def body(self, level, material):
        """The drink, up to a share of the height."""
        b = level * self.height
        rows = [(self.radius(0.05 + (b - 0.05) * i / 8) - 0.008, 0.05 + (b - 0.05) * i / 8) for i in range(9)]
        profile = (
            [(0, 0.045), (rows[0][0] * 0.94, 0.045)]
            + rows
            + [(rows[-1][0] * 0.97, b + 0.002), (rows[-1][0] * 0.6, b), (0, b)]
        )
        self.objects.append(lathe("drink", profile, material, 64, subdivide=1))

    def lid(self, plastic):
        """A flat lid with a raised rim."""
        t, h = self.top_radius, self.height
        profile = [
            (t + 0.022, h - 0.015),
            (t + 0.026, h + 0.022),
            (t + 0.016, h + 0.035),
            (t - 0.03, h + 0.035),
            (t - 0.045, h + 0.06),
            (t - 0.07, h + 0.062),
            (t - 0.09, h + 0.045),
            (0, h + 0.045),
        ]
        self.objects.append(lathe("cold lid", profile, plastic, 80))

    def straw(self, material, lean=0.12, above=0.42, radius=0.036):
        """A straw through the lid."""
        path = bezier(
            (-lean, 0.04, 0.08),
            (-lean * 0.3, 0.03, self.height * 0.4),
            (lean * 0.4, 0.0, self.height * 0.8),
            (lean * 1.3, -0.02, self.height + above),
            12,
        )
        self.objects.append(tube("straw", path, radius, material, 16, 1, closed=False))
