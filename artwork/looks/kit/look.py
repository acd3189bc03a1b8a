"""What a look is: the things that its folder decides. Everything else is the kit's."""

from dataclasses import dataclass
from typing import Callable


@dataclass(frozen=True)
class Look:
    """A palette, a light and a hand, as functions that make Blender materials and lamps when called."""

    title: str
    table: Callable  # () -> material of the table
    wall: Callable  # () -> material of the wall
    plinth: Callable  # () -> material of the blocks that cups stand on
    light: Callable  # (kind, aside) -> lamps and sky; kind: room, plain, glass or above; aside: where the subject is on x
    glazes: tuple  # three (cup's height) -> material: the mild, the middle and the dark cup
    paper: Callable  # () -> material of the paper cups
    hairline: Callable  # () -> material of the accent on them
    steel: Callable  # () -> material of the machine's outlet
    head: Callable  # () -> material of the machine's head
    spoon: Callable  # () -> material of cutlery
    gilt: Callable = None  # () -> material of the cups' rims, or none
    wordless: Callable = None  # () -> material of the table where no words ever stand; none: the same
    dress: Callable = None  # (scene, slot) -> what the season lays about, or none
    card: tuple = None  # colour and strength of the card behind a cold drink, or none
    beans: str = "#4a2a16"
    wall_at: float = 3.2  # how far behind the middle the wall stands
