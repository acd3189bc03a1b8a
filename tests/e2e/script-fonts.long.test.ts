import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { NOTO_SANS_JP_SLICES } from "../../web/fonts/noto-sans-jp.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { lettered, picture, sumOf } from "./letter-words.ts";

/* Names in Japanese and Arabic, lettered for a visitor of the English interface. */

const { open } = browserForTests();

const [common = "", first = ""] = [NOTO_SANS_JP_SLICES.common, NOTO_SANS_JP_SLICES[1]];
const NAMES = {
  Japanese: { names: ["深煎りブレンド", "カフェラテ 2", "珈琲"], fonts: /^noto-sans-jp-common-(400|700)$/ },
  Arabic: { names: ["قهوة عربية", "إسبريسو", "لاتيه 2"], fonts: /^noto-sans-arabic(-latin)?$/ },
};

/** The names of the fonts of scripts that are asked for. */
function watchFonts(page: Page): Set<string> {
  const asked = new Set<string>();
  page.context().on("request", (request) => {
    const [, name] = /\/assets\/(noto-.+)-\w{7}\.woff2$/.exec(request.url()) ?? [];
    if (name) asked.add(name);
  });
  return asked;
}

async function letter(names: string[], isWithout = false) {
  const { page } = await open(LIGHT_PAGE);
  const asked = watchFonts(page);
  if (isWithout) await page.context().route("**/assets/noto-*.woff2", (route) => route.abort());
  await page.goto("/blends");
  await lettered(page, names);
  // Transparent until the picture is drawn.
  for (const slot of ["left", "middle"]) await expect.poll(() => sumOf(picture(page, slot))).not.toBe(0);
  return { page, asked, sum: await sumOf(picture(page, "left")) };
}

describe.each(Object.entries(NAMES))("names in %s", (_, { names, fonts }) => {
  it("are lettered in a font that is loaded for them, and without it in the device's own", async () => {
    const ours = await letter(names);
    expect(ours.asked.size).toBeGreaterThan(0);
    expect([...ours.asked].filter((name) => !fonts.test(name))).toEqual([]);
    const devices = await letter(names, true);
    expect(devices.sum).not.toBe(ours.sum);
    const [left, middle] = await Promise.all(["left", "middle"].map((id) => sumOf(picture(ours.page, id))));
    expect(left).not.toBe(middle);
  });
});

it("names in Latin letters load none of these fonts", async () => {
  const { asked } = await letter(["Oat", "Łódź", "Crème"]);
  expect([...asked]).toEqual([]);
});

it("a rarer character loads the slice that has it", async () => {
  const rare = first[0] ?? "";
  expect(common).not.toContain(rare);
  const { asked } = await letter([`${rare}の豆`, "Mild", "Kenya"]);
  expect([...asked].map((name) => name.replace(/-(400|700)$/, "")).sort()).toEqual([
    "noto-sans-jp-1",
    "noto-sans-jp-common",
  ]);
});
