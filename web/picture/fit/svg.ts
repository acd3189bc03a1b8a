import type { Size } from "../../../shared/machine/types.ts";
import { workingSize } from "./decode.ts";

/** Pixels of a drawing's longer side: sharp also where a part of it fills the machine's screen. */
const LONGER_SIDE = 3000;

/** The root's tag; text, since a parsed document would answer for the page's rules on inline styles. */
const ROOT = /<svg\b(?:[^>"']|"[^"]*"|'[^']*')*>/i;

/**
 * A drawing that states its size in pixels, large, since it has no pixels of its own; many state none, and
 * browsers then differ. One without even a shape takes the frame's. Undefined where no root is seen.
 */
export function sizedSvg(
  text: string,
  frame: Size,
): { readonly text: string; readonly size: Size } | undefined {
  const [tag] = ROOT.exec(text) ?? [];
  if (!tag) return undefined;
  const stated = { width: lengthOf(tag, "width"), height: lengthOf(tag, "height") };
  const [, , boxWidth, boxHeight] = (attribute(tag, "viewBox") ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const box = boxWidth && boxHeight ? { width: boxWidth, height: boxHeight } : undefined;
  const own = stated.width && stated.height ? { width: stated.width, height: stated.height } : undefined;
  const shape = own ?? box ?? frame;
  const share = LONGER_SIDE / Math.max(shape.width, shape.height);
  const size = workingSize({ width: shape.width * share, height: shape.height * share });
  const viewBox = box ? "" : ` viewBox="0 0 ${shape.width} ${shape.height}"`;
  const rest = tag.slice("<svg".length).replace(/\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/gi, "");
  const sized = `<svg width="${size.width}" height="${size.height}"${viewBox}${rest}`;
  return { text: text.replace(tag, () => sized), size };
}

const attribute = (tag: string, name: string): string | undefined => {
  const [, double, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "i").exec(tag) ?? [];
  return double ?? single;
};

/** Pixels to a unit of CSS lengths; a share of what is around it says nothing. */
const UNITS: Readonly<Record<string, number>> = {
  "": 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};

function lengthOf(tag: string, name: "width" | "height"): number | undefined {
  const [, number, unit = ""] = /^\s*([\d.]+)\s*([a-z%]*)\s*$/i.exec(attribute(tag, name) ?? "") ?? [];
  const pixels = Number(number) * (UNITS[unit.toLowerCase()] ?? Number.NaN);
  return pixels > 0 ? pixels : undefined;
}
