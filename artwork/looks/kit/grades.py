"""A look's film settings, read without Blender: they stand as GRADE, GRADES and STEAM in its grade.py."""

import importlib


def of(look, plate):
    """The grade of one plate, and how strongly vapour shows in this look."""
    module = importlib.import_module(look + ".grade")
    return {**module.GRADE, **module.GRADES.get(plate, {})}, module.STEAM
