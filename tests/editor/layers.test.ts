import { describe, expect, it } from "vitest";
import type { Box } from "../../shared/machine/types.ts";
import { createRecipeWords } from "../../shared/model/recipe.ts";
import type { Composition } from "../../web/editor/annotations.ts";
import {
  createLogoLayer,
  createPictureLayer,
  createWordsLayer,
  snapPosition,
} from "../../web/editor/layers.ts";
import { boxesOverlap, centreBoxAt } from "../../web/picture/lettering/boxes.ts";
import {
  createStartPlacement,
  movePlacement,
  showWholePicture,
  straightenPlacement,
} from "../../web/picture/placement.ts";

describe("a picture is drawn to where it was meant", () => {
  it.each([
    ["the middle", 4, 0],
    ["the end", 148, 150],
    ["the other end", -153, -150],
    ["the safe edge", 128, 126],
    ["the other safe edge", -121, -126],
    ["nothing near", 60, 60],
  ])("to %s", (_, at, expected) => {
    expect(snapPosition(at, 100, 400, 24, 6)).toBe(expected);
  });

  it("within its reach alone, and along each side for itself", () => {
    const picture = { width: 300, height: 300 };
    const layout = { picture, frame: { width: 302, height: 485 } };
    const layer = createPictureLayer(picture);
    const placement = showWholePicture(layout, createStartPlacement(layout));
    const whole: Composition = { frame: layout.frame, placement, background: { kind: "clear" } };
    const moved = layer.move(whole, { x: 0, y: 5 });
    expect(layer.snap(moved, 6).placement).toMatchObject({ x: 0, y: 0 });
    expect(layer.snap(moved, 4).placement).toMatchObject({ y: 5 });
    expect(layer.snap(layer.move(whole, { x: 0, y: 500 }), 0).placement.y).toBeCloseTo(91.5);
  });

  it.each([0, 5, 30, -45])("without uncovering a corner of the frame, straightened by %i°", (angle) => {
    const picture = { width: 2000, height: 1000 };
    const layout = { picture, frame: { width: 302, height: 485 } };
    const layer = createPictureLayer(picture);
    const placement = straightenPlacement(layout, createStartPlacement(layout), angle);
    const filled: Composition = { frame: layout.frame, placement, background: { kind: "clear" } };
    for (let x = -200; x <= 200; x += 5) {
      const snapped = layer.snap(layer.move(filled, { x, y: 0 }), 20).placement;
      const settled = movePlacement(layout, snapped, { x: 0, y: 0 });
      expect(Math.hypot(snapped.x - settled.x, snapped.y - settled.y)).toBeLessThan(1e-6);
    }
  });
});

describe("a logo that is moved by hand", () => {
  const frame = { width: 302, height: 485 };
  const background = { kind: "clear" } as const;
  const edit = { frame, background, placement: createStartPlacement({ picture: frame, frame }) };
  const drawn = { sha256: "", bytes: new Uint8Array(), shape: { width: 100, height: 40 }, width: 100 };
  const at = (x: number, y = 200): Composition => ({ ...edit, logo: { ...drawn, x, y } });
  const layer = createLogoLayer([]);
  const moved = (from: Composition, x: number, y: number) => layer.move(from, { x, y });
  const snapped = (from: Composition, reach: number, clear: readonly Box[] = []) =>
    createLogoLayer(clear).snap(from, reach).logo;

  it("stays within the safe area", () => {
    expect(moved(at(60), -500, -500.5).logo).toMatchObject({ x: 19, y: 19 });
    expect(moved(at(60), 500, 500.5).logo).toMatchObject({ x: 183, y: 426 });
  });

  it("snaps to the middle and the edges, and lets go again in small moves", () => {
    let hand = moved(at(60), 36.5, 0.2);
    expect(snapped(hand, 8)?.x).toBe(101);
    for (let i = 0; i < 6; i++) hand = moved(hand, 2.5, 0.1);
    expect(snapped(hand, 8)?.x).toBeGreaterThan(109);
    expect(snapped(moved(at(60), -38, 0), 8)?.x).toBe(19);
  });

  it("goes to the pixel without a reach, as by keys", () => {
    expect(snapped(moved(at(99), 1, 0), 0)?.x).toBe(100);
    expect(snapped(moved(at(101), 1, 0), 0)?.x).toBe(102);
    expect(snapped(moved(at(100), 10, 0), 0)?.x).toBe(110);
  });

  it("passes what is to be kept clear, and never stands on it", () => {
    const clear = [{ x: 130, y: 180, width: 40, height: 80 }];
    let hand = at(20);
    for (let i = 0; i < 16; i++) {
      hand = moved(hand, 10, 0);
      const { x = 0, y = 0 } = snapped(hand, 0, clear) ?? {};
      expect(boxesOverlap({ x, y, width: 100, height: 40 }, clear[0] as Box)).toBe(false);
    }
    expect(snapped(hand, 0, clear)).toMatchObject({ x: 180, y: 200 });
  });

  it("grows and shrinks by small steps, and comes back", () => {
    let now = at(100);
    for (let i = 0; i < 10; i++) now = layer.zoom(now, 1.05);
    expect(now.logo?.width).toBeGreaterThan(140);
    for (let i = 0; i < 10; i++) now = layer.zoom(now, 1 / 1.05);
    expect(now.logo?.width).toBeLessThan(112);
  });
});

it("words that are moved by hand go as far as the hand, also where a style needs room at the edge", () => {
  const frame = { width: 302, height: 485 };
  const area = { x: 28, y: 28, width: 246, height: 429 };
  const words = createRecipeWords({ from: { kind: "typed" }, text: "Oat" }, "premium");
  const placement = createStartPlacement({ picture: frame, frame });
  let now: Composition = { frame, placement, background: { kind: "clear" }, words };
  let bounds = { x: 100, y: 60, width: 100, height: 40 };
  const move = (x: number, y: number) => {
    const layer = createWordsLayer({ bounds, movableArea: area });
    now = layer.snap(layer.move(now, { x, y }), 0);
    const position = now.words?.position ?? "auto";
    // As the renderer puts them.
    if (position !== "auto") bounds = centreBoxAt(position, bounds, area);
    return [bounds.x, bounds.y];
  };
  expect(move(1, 0)).toEqual([101, 60]);
  expect(move(40, 200)).toEqual([141, 260]);
  expect(move(500, 500)).toEqual([174, 417]);
  expect(move(-10, -10)).toEqual([164, 407]);
});
