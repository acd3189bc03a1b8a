import { describe, expect, it } from "vitest";
import { STYLE_CHOICES } from "#messages/lettering.ts";
import { keepClearAreasOf } from "../../../shared/machine/library.ts";
import type { MachineModel } from "../../../shared/machine/types.ts";
import { LETTERING_STYLES } from "../../../shared/machines/classic/library/lettering.ts";
import { CLASSIC_MODEL } from "../../../shared/machines/classic/model.ts";
import {
  boxesOverlap,
  centreBoxAt,
  findFreeBox,
  fitLogoBox,
  isBoxInside,
  relativeCentreOf,
  textSafeArea,
} from "../../../web/picture/lettering/boxes.ts";
import { createLettering, letteringScaleFor } from "../../../web/picture/lettering/lettering-job.ts";

const SCREEN = { width: 1024, height: 485 };
const MODEL: MachineModel = CLASSIC_MODEL;
const arrangements = MODEL.categories.flatMap(({ arrangements }) => arrangements);
const dispensing = arrangements.find(({ size }) => size.width === 1024 && size.height === 485);
if (!dispensing) throw new Error("the machine has no dispensing screen");

describe("where words may stand", () => {
  it("is next to where they are wanted, clear of the button, and nowhere where there is no room", () => {
    const safe = textSafeArea(SCREEN);
    const clear = keepClearAreasOf(dispensing, "screen");
    for (let x = 0; x <= 1; x += 0.1) {
      for (let y = 0; y <= 1; y += 0.1) {
        const found = findFreeBox(centreBoxAt({ x, y }, { width: 300, height: 70 }, safe), safe, clear);
        if (!found) throw new Error(`no place at ${x}, ${y}`);
        expect(isBoxInside(found, safe)).toBe(true);
        expect(clear.some((each) => boxesOverlap(found, each))).toBe(false);
      }
    }
    expect(findFreeBox({ x: 30, y: 30, width: 900, height: 400 }, safe, clear)).toBeUndefined();
  });

  it("is said in parts of the safe area, there and back", () => {
    const safe = textSafeArea(SCREEN);
    const box = centreBoxAt({ x: 0.25, y: 0.75 }, { width: 100, height: 40 }, safe);
    expect(relativeCentreOf(box, safe).x).toBeCloseTo(0.25, 2);
    expect(relativeCentreOf(box, safe).y).toBeCloseTo(0.75, 2);
  });
});

describe("a style", () => {
  it("is as it is drawn on blends, and no smaller than can be read on every other size", () => {
    for (const { size } of arrangements) {
      for (const { id: style } of STYLE_CHOICES) {
        const { box, size: textSize } = createLettering(LETTERING_STYLES, style, size);
        expect(textSize).toBeGreaterThanOrEqual(30);
        if (size.width === 302) expect(box).toEqual(LETTERING_STYLES.styles[style].box);
      }
    }
    expect(letteringScaleFor(LETTERING_STYLES.drawnFor, { width: 302, height: 485 })).toBe(1);
  });
});

describe("a logo", () => {
  it("keeps its shape, the safe area and the machine's button clear", () => {
    const shape = { width: 200, height: 100 };
    const clear = keepClearAreasOf(dispensing, "screen");
    for (const place of [
      { x: 0, y: 0, width: 4000 },
      { x: 400, y: 400, width: 200 },
      { x: -90, y: 900, width: 10 },
    ]) {
      const box = fitLogoBox(place, shape, SCREEN, clear);
      expect(isBoxInside(box, textSafeArea(SCREEN))).toBe(true);
      expect(clear.some((each) => boxesOverlap(box, each))).toBe(false);
      expect(Math.abs(box.width / box.height - 2)).toBeLessThan(0.25);
    }
  });
});
