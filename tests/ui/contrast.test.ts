import { describe, expect, it } from "vitest";
import { readSource } from "../support/sources.ts";

const css = readSource("web/styles/tokens.css");
const TOKENS = new Map(
  [...css.matchAll(/--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)].map(
    ([, name = "", light, dark, both]) =>
      [name, { light: light ?? both ?? "", dark: dark ?? both ?? "" }] as const,
  ),
);

/** WCAG 2.2: 4.5 for text, 3 for what a control or a state is told by. */
const TEXT = 4.5;
const CONTROL = 3;

const MEANINGS = ["ember", "ice", "leaf", "cherry", "brass"];
const GROUNDS = ["paper", "card", "well"];
/** Each ink on each ground. */
const pairs = (inks: readonly string[], grounds: readonly string[], least: number) =>
  inks.flatMap((ink) => grounds.map((ground) => ({ ink, ground, least })));
const PAIRS = [
  ...pairs(["ink", "ink-soft"], [...GROUNDS, "crema"], TEXT),
  ...MEANINGS.flatMap((meaning) => [
    ...pairs([meaning], GROUNDS, TEXT),
    ...pairs([meaning, "ink"], [`${meaning}-ground`], TEXT),
  ]),
  ...pairs(["line-strong", "focus"], GROUNDS, CONTROL),
  ...pairs(["primary-ink"], ["primary"], TEXT),
  ...pairs(["ink"], ["secondary"], TEXT),
  ...pairs(["primary"], ["paper"], CONTROL),
];
/** What stands on espresso, which is dark in both schemes. */
const ON_ESPRESSO = ["ink", "ink-soft", ...MEANINGS];

/** Relative luminance, by WCAG 2.2's definition. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(scheme: "light" | "dark", ink: string, ground: string): number {
  const [high = 0, low = 0] = [ink, ground]
    .map((name) => luminance(TOKENS.get(name)?.[scheme] ?? "none"))
    .sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

describe("colours", () => {
  it.each(["light", "dark"] as const)("every pair that is used can be read in %s", (scheme) => {
    const poor = PAIRS.map(({ ink, ground, least }) => ({
      pair: `${ink} on ${ground}`,
      short: least - contrast(scheme, ink, ground),
    })).filter(({ short }) => !(short <= 0));
    expect(poor).toEqual([]);
  });

  it("what stands on espresso can be read", () => {
    for (const ground of ["espresso", "espresso-deep"]) {
      for (const ink of ON_ESPRESSO) expect(contrast("dark", ink, ground)).toBeGreaterThanOrEqual(TEXT);
    }
  });
});
