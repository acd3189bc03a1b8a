import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { STYLE_LABELS } from "#messages/lettering.ts";
import { keepClearAreasOf, type PictureStyle } from "../../shared/machine/library.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { LETTERING_STYLES } from "../../shared/machines/classic/library/lettering.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { boxesOverlap, isInside, textSafeArea } from "../../web/picture/lettering/boxes.ts";
import { isReadable } from "../../web/picture/lettering/contrast.ts";
import { createLettering, letteringScaleFor } from "../../web/picture/lettering/order.ts";
import type { LetteringOrder } from "../../web/picture/lettering/page.ts";
import { LETTERED_BACKGROUNDS, LETTERED_NAMES } from "../support/lettered.ts";
import { newProfile } from "./browser.ts";
import { letterOn } from "./letter.ts";

/*
 * Twenty names in every style on every background, and on every size of picture wherever the words are: they are
 * readable, whole, and clear of what the machine draws.
 */

const STYLES = Object.keys(STYLE_LABELS) as PictureStyle[];
const file = (path: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, "../../public/images/defaults", path)));
const MODEL: MachineModel = CLASSIC_MODEL;
const ARRANGEMENTS = MODEL.categories.flatMap(({ arrangements }) => arrangements);

let profile: BrowserContext;
let letter: Awaited<ReturnType<typeof letterOn>>;
beforeAll(async () => {
  profile = await newProfile();
  letter = await letterOn(await profile.newPage());
});
afterAll(() => profile.close());

/** What is wrong with a lettered picture, if anything. */
async function faultOf(order: LetteringOrder): Promise<string | undefined> {
  const [made] = await letter([order]);
  if (!made) return "nothing was lettered";
  const { contrast, bounds, textSize } = made;
  const isWhole = bounds !== undefined && isInside(bounds, textSafeArea(order.size));
  const isClear = !order.keepClear?.some((clear) => bounds && boxesOverlap(bounds, clear));
  if (isReadable(contrast) && isWhole && isClear) return undefined;
  return JSON.stringify({ text: order.text, contrast, bounds, textSize });
}

describe.each(STYLES)("words in the style %s", (style) => {
  it("are readable and whole on every background", async () => {
    const size = { width: 302, height: 485 };
    const faults: (string | undefined)[] = [];
    for (const picture of LETTERED_BACKGROUNDS)
      for (const text of LETTERED_NAMES)
        faults.push(
          await faultOf({
            text,
            picture,
            size,
            lettering: createLettering(LETTERING_STYLES, style, size),
            treatment: { style, scale: 1 },
          }),
        );
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  });

  it("stay readable where they are put, on every size and in any colour, clear of the machine's button", async () => {
    const faults: (string | undefined)[] = [];
    const sizes = new Map(ARRANGEMENTS.map((each) => [`${each.size.width}x${each.size.height}`, each]));
    for (const arrangement of sizes.values()) {
      const { size, places } = arrangement;
      const order: LetteringOrder = {
        text: "Äthiopien Natur",
        picture: file("generic/scenes/rosetta-above.png"),
        size,
        lettering: createLettering(LETTERING_STYLES, style, size),
        treatment: { style, scale: letteringScaleFor(LETTERING_STYLES.drawnFor, size) },
        keepClear: keepClearAreasOf(arrangement, places[0]?.slot ?? ""),
      };
      for (const position of [
        undefined,
        { x: 0, y: 0 },
        { x: 0.5, y: 0.5 },
        { x: 0.5, y: 1 },
        { x: 1, y: 1 },
      ])
        for (const colour of [undefined, "#b5522c", "#808080"])
          faults.push(await faultOf({ ...order, position, colour }));
    }
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  });
});
