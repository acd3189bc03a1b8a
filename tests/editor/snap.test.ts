import { describe, expect, it } from "vitest";
import { snap, snapAlong } from "../../web/editor/snap.ts";
import { move, showWhole, startPlacement } from "../../web/picture/fit/placement.ts";

describe("a picture is drawn to where it was meant", () => {
  it.each([
    ["the middle", 4, 0],
    ["the end", 148, 150],
    ["the other end", -153, -150],
    ["the safe edge", 128, 126],
    ["the other safe edge", -121, -126],
    ["nothing near", 60, 60],
  ])("to %s", (_, at, expected) => {
    expect(snapAlong(at, 100, 400, 24, 6)).toBe(expected);
  });

  it("within its reach alone, and along each side for itself", () => {
    const layout = { picture: { width: 300, height: 300 }, frame: { width: 302, height: 485 } };
    const whole = showWhole(layout, startPlacement(layout));
    const moved = move(layout, whole, { x: 0, y: 5 });
    expect(snap(layout, moved, 6)).toMatchObject({ x: 0, y: 0 });
    expect(snap(layout, moved, 4)).toMatchObject({ y: 5 });
    expect(snap(layout, move(layout, whole, { x: 0, y: 500 }), 0).y).toBeCloseTo(91.5);
  });
});
