import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  fill,
  flip,
  type Layout,
  move,
  type Placement,
  showWhole,
  startPlacement,
  straighten,
  turnOf,
  turnQuarter,
  zoom,
} from "../../../web/picture/fit/placement.ts";
import { wantedPart } from "../../../web/picture/fit/wanted-part.ts";

const MAX = 12_000_000;
const FRAME = { width: 302, height: 485 };

/** Where in the picture a point of the frame, from its centre, comes from: in the picture's pixels. */
function originOf({ picture }: Layout, placement: Placement, dx: number, dy: number) {
  const { x, y, scale, mirrored } = placement;
  const turn = turnOf(placement);
  const [u, v] = [dx - x, dy - y];
  const along = u * Math.cos(turn) + v * Math.sin(turn);
  return {
    x: ((mirrored ? -1 : 1) * along) / scale + picture.width / 2,
    y: (v * Math.cos(turn) - u * Math.sin(turn)) / scale + picture.height / 2,
  };
}

describe("what is kept of a picture that is too large", () => {
  it("is all of it at twice the frame's sharpness where it lies as it came", () => {
    const layout = { picture: { width: 4000, height: 3000 }, frame: FRAME };
    const { part, size, placement } = wantedPart(layout, startPlacement(layout), MAX);
    expect(part).toEqual({ x: 0, y: 0, width: 4000, height: 3000 });
    expect(size).toEqual({ width: 1293, height: 970 });
    expect(placement).toMatchObject({ x: 0, y: 0, mode: "fill" });
    expect(placement.scale).toBeCloseTo(0.5, 2);
  });

  it("is two frames to each side where it is seen close", () => {
    const layout = { picture: { width: 4000, height: 3000 }, frame: FRAME };
    const close = zoom(layout, startPlacement(layout), 8);
    const { part, size } = wantedPart(layout, close, MAX);
    expect(part.width).toBeCloseTo((5 * FRAME.width) / close.scale, -1);
    expect(part.height).toBeCloseTo((5 * FRAME.height) / close.scale, -1);
    // Not enlarged.
    expect(size).toEqual({ width: part.width, height: part.height });
  });

  it("shows the same, however the picture lies", () => {
    const change = fc.constantFrom<(layout: Layout, placement: Placement) => Placement>(
      fill,
      showWhole,
      (layout, placement) => zoom(layout, placement, 3),
      (layout, placement) => zoom(layout, placement, 0.5),
      (layout, placement) => move(layout, placement, { x: 150, y: -90 }),
      (layout, placement) => turnQuarter(layout, placement, true),
      (layout, placement) => straighten(layout, placement, 13),
      (layout, placement) => flip(layout, placement, "across"),
      (layout, placement) => flip(layout, placement, "down"),
    );
    const side = fc.integer({ min: 300, max: 6000 });
    fc.assert(
      fc.property(side, side, fc.array(change, { maxLength: 8 }), (width, height, changes) => {
        const layout = { picture: { width, height }, frame: FRAME };
        const before = changes.reduce((at, next) => next(layout, at), startPlacement(layout));
        const { part, size, placement } = wantedPart(layout, before, MAX);
        expect(size.width * size.height).toBeLessThanOrEqual(MAX);
        expect(size.width).toBeLessThanOrEqual(part.width);
        expect(part.x + part.width).toBeLessThanOrEqual(width);
        const after = { picture: size, frame: FRAME };
        const [across, down] = [part.width / size.width, part.height / size.height];
        // Two pixels of the frame or of the kept picture, and what sides of whole pixels make of its proportions.
        const reach = (1 / size.width + 1 / size.height) * (FRAME.height / before.scale);
        const near = 2 * Math.max(1 / before.scale, across, down) + 2 * reach;
        for (const [dx, dy] of [
          [0, 0],
          [-151, -242],
          [151, 242],
        ] as const) {
          const origin = originOf(layout, before, dx, dy);
          const kept = originOf(after, placement, dx, dy);
          expect(Math.abs(part.x + kept.x * across - origin.x)).toBeLessThan(near);
          expect(Math.abs(part.y + kept.y * down - origin.y)).toBeLessThan(near);
        }
      }),
      { seed: 11, numRuns: 300 },
    );
  });
});
