import { HEIC_WAY_OUT } from "../intake/format.ts";
import { type Size, showSize } from "../ui/size.ts";
import type { OpenFault } from "./open-picture.ts";
import { MAX_PIXELS } from "./open-picture.ts";

const MEGA = 1_000_000;

/** Why a picture can't be opened, and what to do. */
export function faultWords(name: string, fault: OpenFault): string {
  switch (fault.kind) {
    case "undecodable":
      return `${name} ${undecodableWords(fault.format)}`;
    case "tooLarge":
      return `${name} is ${showSize(fault.size)}, ${Math.round((fault.size.width * fault.size.height) / MEGA)} megapixels. At most ${MAX_PIXELS / MEGA} can be opened: save a smaller copy and add that.`;
    case "altered":
      return `This browser's privacy protection alters pictures when they are worked on, so that ${name} would come out wrong. Allow it for this site, or use another browser.`;
    case "gone":
      return `${name} could not be read. It may have been moved or deleted: choose it again.`;
  }
}

function undecodableWords(format: string | undefined): string {
  if (format === "HEIC") return `is a HEIC photo, which this browser can't show. ${HEIC_WAY_OUT}`;
  if (format === undefined)
    return "is no picture that this browser can show. Save it as PNG or JPEG and add that.";
  return `can't be shown by this browser, though it starts as ${format} does: it may be damaged, or of a kind that it does not know. Open it in a picture editor, save it as PNG or JPEG, and add that.`;
}

const times = new Intl.NumberFormat("en", { maximumSignificantDigits: 2 });

/** What is said of the picture as it lies: that it is sharp, or how much it is enlarged. */
export const sharpnessWords = (frame: Size, enlarged: number | undefined): string =>
  enlarged === undefined
    ? `Sharp at ${showSize(frame)} pixels`
    : `Enlarged ${times.format(Math.max(1.1, enlarged))} times; it may look soft`;
