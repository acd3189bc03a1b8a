import type { FontFamily } from "../../../shared/machine/library.ts";
import { lettersOf, loadFont, loadNotoFamily } from "../../fonts/script-fonts.ts";

const LATIN =
  "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122";
const LATIN_EXT =
  "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2C60-2C7F";
const IS_LATIN = /^[ -\u00ff\u0131\u0152\u0153\u2000-\u206f\u20ac\u2122]*$/u;
const IS_LATIN_EXT = /^[ -\u02ba\u1e00-\u1e9f\u1ef2-\u1eff\u2000-\u206f\u20a0-\u20c0\u2122\u2c60-\u2c7f]*$/u;
/** Symbols such as №, which use the device's font. */
const SYMBOL = /[\u2100-\u2121\u2123-\u2bff]/gu;
/** `{family}-latin.woff2` and, for most families, `{family}-latin-ext.woff2`. */
const FILES = import.meta.glob<string>("./fonts/*.woff2", { query: "?url", import: "default", eager: true });

interface Family {
  readonly weight: string;
  readonly style: "normal" | "italic";
  readonly companion?: FontFamily;
}

const VARIABLE = { weight: "100 900", style: "normal" } as const;

const FAMILIES: Readonly<Record<FontFamily, Family>> = {
  Outfit: VARIABLE,
  "Playfair Display": VARIABLE,
  Fraunces: VARIABLE,
  Jost: VARIABLE,
  Cinzel: VARIABLE,
  "Lobster Two": { weight: "700", style: "italic", companion: "Playfair Display" },
};

const COMPANION = ["system-ui", "sans-serif"].join();

const ownLettersOf = (texts: readonly string[]): string => lettersOf(texts).replace(SYMBOL, "");

/** Returns a CSS family for each text. Scripts that the family lacks get a bundled font or, like Greek, the device's. */
export async function loadFontFamilies(
  name: FontFamily,
  weight: number,
  texts: readonly string[],
): Promise<string[]> {
  const ours = texts.filter((text) => IS_LATIN_EXT.test(ownLettersOf([text])));
  const family = await loadFontFamily(name, ours);
  return Promise.all(
    texts.map(async (text) => {
      if (ours.includes(text)) return family;
      const ofScript = await loadNotoFamily(text, weight);
      return ofScript ? `${ofScript}, ${COMPANION}` : COMPANION;
    }),
  );
}

async function loadFontFamily(name: FontFamily, texts: readonly string[]): Promise<string> {
  const { weight, style, companion } = FAMILIES[name];
  const slug = `./fonts/${name.toLowerCase().replace(" ", "-")}`;
  const [latin, extended] = [FILES[`${slug}-latin.woff2`], FILES[`${slug}-latin-ext.woff2`]];
  const letters = ownLettersOf(texts);
  const isLatin = IS_LATIN.test(letters);
  if (!isLatin && !(extended && IS_LATIN_EXT.test(letters)))
    return companion ? loadFontFamily(companion, texts) : COMPANION;
  const fonts = [
    { url: latin, family: name, unicodeRange: LATIN },
    ...(isLatin ? [] : [{ url: extended, family: `${name} Extended`, unicodeRange: LATIN_EXT }]),
  ];
  await Promise.all(
    fonts.map(({ url, family, unicodeRange }) => loadFont(url, family, weight, { style, unicodeRange })),
  );
  return [...fonts.map(({ family }) => `"${family}"`), COMPANION].join(", ");
}
