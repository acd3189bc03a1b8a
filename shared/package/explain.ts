import { findPackageCategory } from "../machine/questions.ts";
import type { MachineModel } from "../machine/types.ts";
import { isOtherFormat, type PngFault } from "../png/check.ts";
import { formatFileKey, parseFileKey } from "./names.ts";
import type { RequestFault } from "./problems.ts";
import { PNG_FAULT_DESCRIPTIONS } from "./rules/texts.ts";
import { listPlaces, parseSlotId } from "./slots.ts";

/** First bytes of files, in Latin-1. */
const STARTS: readonly (readonly [format: string, start: RegExp])[] = [
  ["a JPEG", /^\xff\xd8/],
  ["a GIF", /^GIF8/],
  ["a WebP", /^RIFF.{4}WEBP/s],
  ["an AVIF", /^.{4}ftypavi/s],
  ["a HEIC", /^.{4}ftyp(hei|hev|mif)/s],
  ["a BMP", /^BM/],
  ["a TIFF", /^(II\*\0|MM\0\*)/],
  ["a PDF", /^%PDF/],
  ["a ZIP archive", /^PK/],
  ["an HTML page, perhaps the error page of a download", /^\s*<(!doctype html|html)/i],
  ["an SVG or other XML", /^\s*<(svg|\?xml)/i],
  ["JSON", /^\s*[{[]/],
];
/** Enough for every format above. */
export const FORMAT_SIGNATURE_LENGTH = 32;

export function explainPngFault(
  { code, at }: PngFault,
  { pointer, file }: Pick<RequestFault, "pointer" | "file">,
  start: Uint8Array,
): RequestFault {
  const what = file === undefined ? "It" : `"${file}"`;
  if (!isOtherFormat(code)) {
    const detail = `${what} is damaged at byte ${at}: ${PNG_FAULT_DESCRIPTIONS[code]}. Save it again as PNG.`;
    return { code: "damaged-png", pointer, file, detail };
  }
  const text = String.fromCharCode(...start.subarray(0, FORMAT_SIGNATURE_LENGTH));
  const format = STARTS.find(([, pattern]) => pattern.test(text))?.[0];
  const detail =
    code === "cgbi"
      ? `${what} is not a standard PNG: ${PNG_FAULT_DESCRIPTIONS[code]}. Save it again as PNG.`
      : start.length === 0
        ? `${what} is empty.`
        : `${what} is ${format ?? "not a PNG"}. Only PNG files can be packed: convert it, or use the wizard, which converts pictures.`;
  return { code: "not-png", pointer, file, detail };
}

/** @param sent a key of `files`, or a form field's name */
export function explainUnknownKey(model: MachineModel, sent: string): string {
  const key = sent.length > COMPARED_LENGTH ? "" : sent;
  const ids = model.packageCategories.map(({ id }) => id);
  const keys = ids.map((id) => formatFileKey(id, 0));
  const [, stem = "", digits = ""] = /^(.*)_0+(\d+)$/s.exec(key) ?? [];
  if (findPackageCategory(model, key)) return `In JSON, a key has an index: "${formatFileKey(key, 0)}".`;
  if (parseSlotId(model, key)) return `"${key}" is a slot: put it into "slots".`;
  if (parseFileKey(model, `${stem}_${digits}`))
    return `"${key}" has a leading zero: send "${stem}_${digits}".`;
  const category = model.categories.find(({ id }) => key.startsWith(id));
  const nearest = findNearestName(key.replace(/\d+$/, "0"), keys);
  if (nearest === undefined && category)
    return `"${category.id}" is not a package folder. Send the picture by slot: ${slotsLike(model, category.id)}.`;
  return `${didYouMean(nearest)}Keys are ${keys.join(", ")}, with any index.`;
}

export function explainUnknownFolder(model: MachineModel, id: string): string {
  if (parseSlotId(model, id)) return `"${id}" is a slot: put it into "slots".`;
  const ids = model.packageCategories.map((each) => each.id);
  return `${didYouMean(findNearestName(id, ids))}Folders are ${ids.join(", ")}.`;
}

export function explainUnknownSlot(model: MachineModel, id: string): string {
  const ids = listPlaces(model).map((place) => place.id);
  if (parseFileKey(model, id)) return `"${id}" is a folder and an index: put it into "files".`;
  const [start = ""] = id.split(".");
  const isCategory = model.categories.some((category) => category.id === start);
  const known = isCategory
    ? slotsLike(model, start)
    : model.categories.map((each) => `${each.id}.…`).join(", ");
  return `${didYouMean(findNearestName(id, ids))}Slots are ${known}.`;
}

const slotsLike = (model: MachineModel, category: string): string =>
  listPlaces(model)
    .flatMap((place) => (place.category === category ? [place.id] : []))
    .join(", ");

const didYouMean = (name: string | undefined): string =>
  name === undefined ? "" : `Did you mean "${name}"? `;

/** The most edits that count as a typo, ignoring case and punctuation. */
const MAX_DISTANCE = 2;
const COMPARED_LENGTH = 64;

export function findNearestName(name: string, known: readonly string[]): string | undefined {
  const plain = (text: string) =>
    text
      .slice(0, COMPARED_LENGTH)
      .toLowerCase()
      .replace(/[^a-z0-9]/g, "");
  const [best] = known
    .map((each) => ({ each, distance: distanceOf(plain(name), plain(each)) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= MAX_DISTANCE ? best.each : undefined;
}

/** The Levenshtein distance. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j++)
      next.push(
        Math.min((row[j] ?? 0) + Number(letter !== other[j]), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

export function explainDataStart(text: string): string {
  if (/^https?:/i.test(text)) return "URLs are not fetched: send the picture's bytes in base64.";
  if (/^data:/i.test(text))
    return 'Its data URL is not base64: send one that starts with "data:image/png;base64,".';
  if (text === "") return 'It is empty: send "data:image/png;base64," and the bytes in base64.';
  if (/^iVBORw0KGg/.test(text))
    return 'It is the base64 of a PNG without its prefix: put "data:image/png;base64," before it.';
  if (/^\/9j\//.test(text)) return "It is the base64 of a JPEG. Only PNG files can be packed: convert it.";
  return 'Put "data:image/png;base64," before the base64.';
}

/** @param at the character's index in the data */
export function explainBase64Fault(character: string | undefined, at: number): string {
  const where = `character ${at + 1} of the data`;
  if (character === undefined) return "The base64 is cut off: it ends within a group of four characters.";
  if (character === "-" || character === "_")
    return `It is base64url ("${character}" is ${where}): send the standard alphabet, with + and /.`;
  if (/\s/.test(character)) return `There is a line break or space (${where}): send the base64 on one line.`;
  if (/[A-Za-z0-9+/]/.test(character))
    return `The base64 goes on after "=", which may only end it (${where}).`;
  if (character === "=")
    return `"=" may only pad the last group of four characters, whose unused bits must be zero (${where}).`;
  return `${JSON.stringify(character)} is not in the base64 alphabet (${where}).`;
}
