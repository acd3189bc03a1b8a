import { fillWords } from "../../shared/machine/fill-words.ts";
import type { Category } from "../../shared/machine/types.ts";
import { PNG_FAULT_WORDS } from "../../shared/png/faults.ts";
import type { ImageRule, Refusal, Unreadable } from "../intake/admit.ts";
import { type Format, HEIC_WAY_OUT } from "../intake/format.ts";
import { showSize } from "../ui/size.ts";

/** A refusal in words: the specification's message, and beside the field what to do about it. */
export interface RefusalInWords {
  readonly message: string;
  readonly detail: string;
}

/** What is said of a file that was refused. */
export function refusalWords(
  { refusals }: Category,
  { accepts, size }: ImageRule,
  name: string,
  refusal: Refusal,
): RefusalInWords {
  const required = { width: size.width, height: size.height };
  const needed = `${accepts === "png" ? "a PNG" : "an image"} of exactly ${showSize(size)} pixels`;
  switch (refusal.code) {
    case "wrongType": {
      return {
        message: refusals.wrongType,
        detail: `${name} is ${formatWords(refusal.format)}, whatever its name says. Needed is ${needed}.`,
      };
    }
    case "wrongSize": {
      const { width: actualWidth, height: actualHeight } = refusal.actual;
      return {
        message: fillWords(refusals.wrongSize, { ...required, actualWidth, actualHeight }),
        detail: `${name} is ${showSize(refusal.actual)} pixels. Crop or resize it to ${showSize(size)}, then add it again.`,
      };
    }
    case "unreadable":
      return {
        message: refusals.unreadable,
        detail: `${name} ${unreadableWords(refusal.why)} Needed is ${needed}.`,
      };
  }
}

/** "a JPEG file", "an AVIF file". The one PNG that is refused for its type is Apple's own variant. */
function formatWords(format: Format | undefined): string {
  if (format === undefined) return "no picture that we know";
  if (format === "PNG") return "in Apple's CgBI variant of PNG";
  return `${["AVIF", "ICO", "SVG"].includes(format) ? "an" : "a"} ${format} file`;
}

function unreadableWords(why: Unreadable): string {
  switch (why.kind) {
    case "damaged":
      return `is a damaged PNG: ${PNG_FAULT_WORDS[why.fault.code]}. Export it again.`;
    case "empty":
      return "is empty. Save it again.";
    case "gone":
      return "could not be read. It may have been moved or deleted: choose it again.";
    case "undecodable":
      return `is ${formatWords(why.format)} that this browser can't show. ${why.format === "HEIC" ? HEIC_WAY_OUT : "Save it as PNG."}`;
    case "unconverted":
      return `is ${formatWords(why.format)}, and the part of the app that converts it did not load. Check your connection and add it again, or save it as PNG.`;
    case "altered":
      return `is ${formatWords(why.format)}, and this browser's privacy protection alters pictures when they are converted. Save it as PNG.`;
  }
}

/** What is said where a drop or paste held no file. */
export const nothingWords = ({ refusals }: Category): RefusalInWords => ({
  message: refusals.nothing,
  detail: "What came holds no picture file. Save the picture on this device first, then choose it here.",
});

/** Messages as one text: ". " between them, each once, and no doubled stops. */
export const joinWords = (messages: readonly string[]): string => {
  const distinct = [...new Set(messages)];
  return distinct
    .map((message, index) => (index < distinct.length - 1 ? message.replace(/\.$/, "") : message))
    .join(". ");
};
