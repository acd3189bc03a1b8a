"""Take-away cups of paper, with sleeve and lid."""

from .cups import interpolate
from .mesh import lathe


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
