/** Emoji are drawn with the device's font. */
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200d\ufe0f\u20e3]/gu;

/** Returns the characters in composed form, without emoji. */
export const lettersOf = (texts: readonly string[]): string =>
  texts.join("").normalize("NFC").replace(EMOJI, "");

const FILES = import.meta.glob<string>("./*.woff2", { query: "?url", import: "default", eager: true });

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const ARABIC = /\p{Script=Arabic}/u;
const OTHER_LETTER = /[\p{L}\p{M}\p{N}]/u;
const IS_ARABIC = /^[\u0600-\u06ff\p{ASCII}\p{P}\p{S}\p{Z}\p{Cf}]*$/u;

interface Font {
  readonly weight: string;
  /** File names without `.woff2`. */
  readonly files: readonly string[];
}

/** Above this weight, CSS chooses our bold Japanese font. */
const BOLD = 500;

/**
 * Loads the parts of our Japanese or Arabic font that a text needs. Returns a CSS list of families, or undefined
 * if a letter is in another script or loading fails.
 */
export async function loadNotoFamily(text: string, weight: number): Promise<string | undefined> {
  const font = await findFont(lettersOf([text]), weight);
  if (!font) return undefined;
  try {
    await Promise.all(font.files.map((file) => loadFont(FILES[`./${file}.woff2`], file, font.weight)));
    return font.files.map((file) => `"${file}"`).join();
  } catch (fault) {
    console.warn("Failed to load a font", fault);
    return undefined;
  }
}

export async function loadNotoFamilies(texts: readonly string[], weight: number): Promise<string[]> {
  const families = await Promise.all(texts.map((text) => loadNotoFamily(text, weight)));
  return [...new Set(families)].filter((family) => family !== undefined);
}

async function findFont(letters: string, weight: number): Promise<Font | undefined> {
  if (ARABIC.test(letters)) {
    if (!IS_ARABIC.test(letters)) return undefined;
    const files = ["noto-sans-arabic", ...(/\p{ASCII}/u.test(letters) ? ["noto-sans-arabic-latin"] : [])];
    return { weight: "400 700", files };
  }
  if (!JAPANESE.test(letters)) return undefined;
  const { NOTO_SANS_JP_SLICES } = await import("./noto-sans-jp.ts");
  const slices = new Set<string>();
  for (const letter of letters) {
    const slice = Object.keys(NOTO_SANS_JP_SLICES).find((name) =>
      NOTO_SANS_JP_SLICES[name]?.includes(letter),
    );
    if (slice) slices.add(slice);
    else if (OTHER_LETTER.test(letter)) return undefined;
  }
  const file = weight > BOLD ? 700 : 400;
  return { weight: `${file}`, files: [...slices].map((slice) => `noto-sans-jp-${slice}-${file}`) };
}

const loaded = new Map<string, Promise<unknown>>();

/** Each file needs its own family: in workers, Chrome ignores files added to a family after its first use. */
export function loadFont(
  url = "",
  family: string,
  weight: string,
  descriptors: FontFaceDescriptors = {},
): Promise<unknown> {
  const before = loaded.get(url);
  if (before !== undefined) return before;
  const loading = addFont(url, family, { ...descriptors, weight });
  loading.catch(() => loaded.delete(url));
  loaded.set(url, loading);
  return loading;
}

/** Fonts added by URL bypass the service worker in Firefox's workers. */
export async function addFont(url: string, family: string, descriptors: FontFaceDescriptors) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: status ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  // TypeScript declares `fonts` for windows only.
  const { fonts } = self as unknown as { readonly fonts: FontFaceSet };
  fonts.add(await new FontFace(family, bytes, descriptors).load());
  return bytes;
}
