import { addFont } from "../../fonts/script-fonts.ts";
import type { EmbeddedFontFaces } from "../pdf/document.ts";

/**
 * Created from the fonts in web/styles/fonts, under the same licences: one weight each, with Latin and
 * extended Latin merged (fontTools: varLib.instancer, Merger).
 */
export const FONT_FACES = {
  display: {
    name: "Besley-Bold",
    family: "Besley",
    weight: "700",
    url: new URL("./fonts/besley-700.ttf", import.meta.url),
  },
  text: {
    name: "AtkinsonHyperlegibleNext-Regular",
    family: "Atkinson",
    weight: "400",
    url: new URL("./fonts/atkinson-400.ttf", import.meta.url),
  },
  bold: {
    name: "AtkinsonHyperlegibleNext-Bold",
    family: "Atkinson",
    weight: "700",
    url: new URL("./fonts/atkinson-700.ttf", import.meta.url),
  },
} as const;

/** Excludes combining marks. */
export const SUPPORTED_TEXT_PATTERN =
  /^[ -~\u00a0-¬®-´¶-ćĊ-ēĖ-ěĞ-ģĦħĪ-īĮ-ĳĶķĹ-ľŁ-ňŐ-ŕŘ-śŞ-ťŪūŮ-žȘ-țȷˆ˚˜˝Ẁ-ẅẞỲỳ\u2009–—‘-‚“-„†•…‹›⁄€∕−]*$/;

export async function loadFontFaces(): Promise<EmbeddedFontFaces | undefined> {
  const load = async ({ name, family, weight, url }: (typeof FONT_FACES)[keyof typeof FONT_FACES]) => ({
    name,
    bytes: await addFont(url.href, family, { weight }),
  });
  try {
    const [display, text, bold] = await Promise.all([
      load(FONT_FACES.display),
      load(FONT_FACES.text),
      load(FONT_FACES.bold),
    ]);
    return { files: { display, text, bold }, letters: SUPPORTED_TEXT_PATTERN };
  } catch (fault) {
    console.warn("Failed to load a font", fault);
    return undefined;
  }
}
