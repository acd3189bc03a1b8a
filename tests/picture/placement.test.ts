import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_ORIGINAL_PIXELS } from "../../shared/model/read-design.ts";
import type { Placement } from "../../shared/model/recipe.ts";
import { MAX_WORKING_PIXELS } from "../../web/picture/decode.ts";
import {
  createStartPlacement,
  enlargementOf,
  fillFrame,
  flipPlacement,
  leavesGaps,
  movePlacement,
  moveToFrame,
  reduceSize,
  rotatedBoundsOf,
  rotationOf,
  scaleRangeOf,
  scaleSize,
  showWholePicture,
  storedScaleOf,
  straightenPlacement,
  turnByQuarter,
  zoomPlacement,
} from "../../web/picture/placement.ts";

const side = fc.integer({ min: 1, max: 5000 });
const size = fc.record({ width: side, height: side });
const layouts = fc.record({ picture: size, frame: size });

type Layout = Parameters<typeof fillFrame>[0];
type Step = (layout: Layout, at: Placement) => Placement;
const step = <Given>(
  given: fc.Arbitrary<Given>,
  take: (layout: Layout, at: Placement, given: Given) => Placement,
) =>
  given.map(
    (value): Step =>
      (layout, at) =>
        take(layout, at, value),
  );
const by = fc.integer({ min: -900, max: 900 });
const point = fc.record({ x: by, y: by });
const axis = fc.constantFrom("across" as const, "down" as const);
const steps = fc.array(
  fc.oneof(
    step(point, movePlacement),
    step(fc.tuple(fc.double({ min: 0.1, max: 8, noNaN: true }), point), (layout, at, [factor, around]) =>
      zoomPlacement(layout, at, factor, around),
    ),
    step(fc.boolean(), turnByQuarter),
    step(fc.integer({ min: -60, max: 60 }), straightenPlacement),
    step(axis, flipPlacement),
    fc.constantFrom<Step>(fillFrame, showWholePicture),
  ),
  { maxLength: 12 },
);
const placed = fc.tuple(layouts, steps).map(([layout, all]) => ({
  layout,
  at: all.reduce((before, step) => step(layout, before), createStartPlacement(layout)),
}));

const near = (one: Placement, other: Placement) => {
  for (const key of ["x", "y", "scale", "angle"] as const) expect(one[key]).toBeCloseTo(other[key], 6);
  expect([one.quarters, one.mirrored]).toEqual([other.quarters, other.mirrored]);
};

describe("wherever a picture was moved", () => {
  it("it never leaves the frame, and fills it where it is large enough", () => {
    fc.assert(
      fc.property(placed, ({ layout: { picture, frame }, at }) => {
        const turn = rotationOf(at);
        const around = rotatedBoundsOf(frame, turn);
        const along = at.x * Math.cos(turn) + at.y * Math.sin(turn);
        const across = at.y * Math.cos(turn) - at.x * Math.sin(turn);
        const room = (length: number, of: number) => Math.abs(length * at.scale - of) / 2 + 1e-6;
        expect(Math.abs(along)).toBeLessThanOrEqual(room(picture.width, around.width));
        expect(Math.abs(across)).toBeLessThanOrEqual(room(picture.height, around.height));
        expect(Math.abs(at.angle)).toBeLessThanOrEqual(45);
        expect([0, 1, 2, 3]).toContain(at.quarters);
      }),
    );
  });

  it("four quarter turns, or two flips, bring it back", () => {
    fc.assert(
      fc.property(placed, fc.boolean(), axis, ({ layout, at }, clockwise, flipped) => {
        const start = movePlacement(layout, { ...at, mode: "free" }, { x: 0, y: 0 });
        fc.pre(leavesGaps(layout, start));
        let turned = start;
        for (let i = 0; i < 4; i++) turned = turnByQuarter(layout, turned, clockwise);
        if (leavesGaps(layout, turned))
          near(flipPlacement(layout, flipPlacement(layout, start, flipped), flipped), start);
      }),
    );
  });

  it("what shows at a point still shows there after a zoom in", () => {
    const layout = { picture: { width: 4000, height: 3000 }, frame: { width: 302, height: 485 } };
    const start = zoomPlacement(layout, createStartPlacement(layout), 2);
    const at = { x: 40, y: -60 };
    const after = zoomPlacement(layout, start, 1.5, at);
    expect((at.x - start.x) / start.scale).toBeCloseTo((at.x - after.x) / after.scale, 6);
    expect((at.y - start.y) / start.scale).toBeCloseTo((at.y - after.y) / after.scale, 6);
  });
});

describe("filling and fitting", () => {
  const layout = { picture: { width: 2000, height: 1000 }, frame: { width: 302, height: 485 } };

  it("starts with the frame filled, and stays so through every turn", () => {
    const start = createStartPlacement(layout);
    expect(start.scale).toBeCloseTo(0.485);
    for (const angle of [-45, -10, 0, 3, 45])
      expect(leavesGaps(layout, straightenPlacement(layout, turnByQuarter(layout, start, true), angle))).toBe(
        false,
      );
  });

  it("shows all of it on request, through every turn", () => {
    const whole = showWholePicture(layout, createStartPlacement(layout));
    expect(whole.scale).toBeCloseTo(0.151);
    expect(turnByQuarter(layout, whole, false).scale).toBeCloseTo(0.2425);
    expect(leavesGaps(layout, whole)).toBe(true);
  });

  it("zooms between a quarter of all of it and eight times the frame", () => {
    const start = createStartPlacement(layout);
    const { least, most } = scaleRangeOf(layout, start);
    expect(zoomPlacement(layout, start, 1e-9).scale).toBe(least);
    expect(zoomPlacement(layout, start, 1e9).scale).toBe(most);
  });
});

describe("enlarging", () => {
  it("is told by how much, and reducing is not", () => {
    const of = (width: number, height: number) =>
      enlargementOf(createStartPlacement({ picture: { width, height }, frame: { width: 302, height: 485 } }));
    expect(of(151, 485)).toBeCloseTo(2);
    expect(of(302, 485)).toBeUndefined();
    expect(of(4000, 3000)).toBeUndefined();
  });
});

it.each([
  ["twice what is shown", 0.1, 0.2],
  ["fewer pixels, if it is shown larger", 0.4, Math.sqrt(3_200_000 / 12_000_000)],
  ["no less than what is shown", 0.8, 0.8],
  ["no more than there is", 3, 1],
])("of a photo, an original has %s", (_, scale, share) => {
  expect(storedScaleOf({ width: 4000, height: 3000 }, { scale })).toBeCloseTo(share);
  expect(20_000 * storedScaleOf({ width: 20_000, height: 600 }, { scale })).toBeLessThanOrEqual(16_383);
});

it.each([
  [8064, 6048],
  [4096, 3072],
  [9000, 1500],
  [15_000, 900],
])("a photo of %s x %s that is shown enlarged has an original that recipes may have", (width, height) => {
  const picture = reduceSize({ width, height }, MAX_WORKING_PIXELS);
  const kept = scaleSize(picture, storedScaleOf(picture, { scale: 2 }));
  expect(kept.width * kept.height).toBeLessThanOrEqual(MAX_ORIGINAL_PIXELS);
  expect(kept.width / picture.width).toBeGreaterThan(0.999);
});

describe("a picture in a frame of another size", () => {
  const picture = { width: 2000, height: 1500 };
  const wide = { picture, frame: { width: 460, height: 485 } };
  const narrow = { picture, frame: { width: 302, height: 485 } };

  it("is turned as before, and shows the same middle", () => {
    const turned = flipPlacement(wide, turnByQuarter(wide, createStartPlacement(wide), true), "across");
    const before = movePlacement(wide, straightenPlacement(wide, turned, 5), { x: 0, y: 30 });
    const after = moveToFrame(narrow, before, wide.frame);
    const { quarters, mirrored, angle } = before;
    expect(after).toMatchObject({ quarters, mirrored, angle, mode: "fill" });
    expect(leavesGaps(narrow, after)).toBe(false);
    near(moveToFrame(wide, before, wide.frame), before);
    const moved = movePlacement(wide, createStartPlacement(wide), { x: 60, y: 0 });
    expect(moveToFrame(narrow, moved, wide.frame).x).toBeCloseTo(60);
  });

  it("is whole as before", () => {
    const whole = showWholePicture(wide, createStartPlacement(wide));
    const expected = showWholePicture(narrow, createStartPlacement(narrow));
    expect(moveToFrame(narrow, whole, wide.frame)).toEqual(expected);
    const zoomedOut = zoomPlacement(wide, createStartPlacement(wide), 0.8);
    expect(zoomedOut.mode).toBe("free");
    expect(moveToFrame(narrow, zoomedOut, wide.frame)).toEqual(expected);
  });
});
