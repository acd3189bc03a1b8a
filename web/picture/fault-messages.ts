import { FITTING } from "#messages/fit.ts";
import { number, sentences } from "#messages/formats.ts";
import { INTAKE } from "#messages/intake.ts";
import { fillPlaceholders, includesSize } from "../../shared/machine/questions.ts";
import type { RefusalMessages } from "../../shared/machine/steps.ts";
import { isIdentityPlacement, type Placement } from "../../shared/model/recipe.ts";
import type { PngFaultCode } from "../../shared/png/check.ts";
import { formatSizeForDisplay, type Size } from "../ui/size.ts";
import { type FileFormat, isNonPictureFormat } from "./format.ts";
import type { FileRefusal, ImageRule, OpenPictureFault } from "./open-picture.ts";
import { isCropped, leavesGaps, type PictureInFrame } from "./placement.ts";

const MEGA = 1_000_000;

export function pictureFaultMessage(name: string, fault: OpenPictureFault): string {
  switch (fault.kind) {
    case "damaged":
      return FITTING.undecodable(name, INTAKE.file.PNG);
    case "folder":
    case "empty":
      return FITTING.unknownFile(name);
    case "undecodable":
      return fault.format ? FITTING.undecodable(name, INTAKE.file[fault.format]) : FITTING.unknownFile(name);
    case "notOpened":
      return sentences([FITTING.fileNotOpened(name), FITTING.notMadeAdvice]);
    case "tooLarge":
      return FITTING.tooLarge(
        name,
        formatSizeForDisplay(fault.size),
        Math.round((fault.size.width * fault.size.height) / MEGA),
        fault.maxPixels / MEGA,
      );
    case "damagedHeic":
      return INTAKE.damagedHeic(name);
    case "heicNotLoaded":
      return FITTING.heic(name, INTAKE.heicWayOut);
    case "tooComplex":
      return INTAKE.tooComplex(name);
    case "altered":
      return FITTING.altered(name);
    case "gone":
      return INTAKE.gone(name);
  }
}

export const sharpnessMessage = (frame: Size, enlarged: number | undefined): string =>
  enlarged === undefined
    ? FITTING.sharp(formatSizeForDisplay(frame))
    : FITTING.enlarged(number(Math.max(1.1, enlarged), { maximumSignificantDigits: 2 }));

export function fittedMessage(
  layout: PictureInFrame,
  placement: Placement,
  givenSize: Size,
): string | undefined {
  if (isIdentityPlacement(layout.picture, layout.frame, placement)) return undefined;
  const uncut = leavesGaps(layout, placement) ? FITTING.shownWhole : FITTING.resized;
  const message = isCropped(layout, placement) ? FITTING.cut : uncut;
  // SVGs of the exact size are enlarged when opened.
  if (message === FITTING.resized && includesSize([layout.frame], givenSize)) return undefined;
  return message(formatSizeForDisplay(givenSize), formatSizeForDisplay(layout.frame));
}

const DAMAGE: Partial<Readonly<Record<PngFaultCode, string>>> = {
  truncated: INTAKE.damage.cutOff,
  "no-image-data": INTAKE.damage.empty,
  "bad-dimensions": INTAKE.damage.impossibleSize,
};

/** Phrased as the end of a sentence. */
export const damageMessage = (code: PngFaultCode): string => DAMAGE[code] ?? INTAKE.damage.broken;

export interface RefusalText {
  readonly message: string;
  readonly detail: string;
}

/** `refusal` is for the slot, `reason` for the editor, if it can make the file fit. */
export function describeRefusal(
  texts: RefusalMessages,
  { accepts, size }: ImageRule,
  name: string,
  refusal: FileRefusal,
): { readonly refusal: RefusalText; readonly reason: readonly string[] } {
  const required = formatSizeForDisplay(size);
  const needed = (accepts === "png" ? INTAKE.neededPng : INTAKE.neededImage)(required);
  switch (refusal.kind) {
    case "wrongSize":
    case "tooLarge": {
      const { width, height } = refusal.size;
      const message = fillPlaceholders(texts.wrongSize, {
        ...size,
        actualWidth: width,
        actualHeight: height,
      });
      const detail = INTAKE.wrongSize(name, formatSizeForDisplay(refusal.size), required);
      return { refusal: { message, detail }, reason: [message] };
    }
    case "wrongType": {
      const { format } = refusal;
      const [message, what] = [texts.wrongType, fileText(format)];
      const detail = isNonPictureFormat(format)
        ? INTAKE.notImage(name, what)
        : INTAKE.wrongType(name, what, needed);
      return { refusal: { message, detail }, reason: [message, INTAKE.typeNow(name, what)] };
    }
    default: {
      const detail = INTAKE.unreadable(unreadableText(name, refusal), needed);
      return { refusal: { message: texts.unreadable, detail }, reason: [] };
    }
  }
}

function unreadableText(name: string, fault: OpenPictureFault): string {
  switch (fault.kind) {
    case "damaged":
      return INTAKE.damaged(name, damageMessage(fault.fault.code));
    case "heicNotLoaded":
      return INTAKE.unconverted(name, INTAKE.file.HEIC);
    case "undecodable":
    case "altered":
      return INTAKE[fault.kind](name, fileText(fault.format));
    case "folder":
    case "empty":
      return INTAKE[fault.kind](name);
    default:
      return pictureFaultMessage(name, fault);
  }
}

/** A PNG of the wrong type is Apple's variant. */
function fileText(format: FileFormat | undefined): string {
  if (!format) return INTAKE.unknownFile;
  return format === "PNG" ? INTAKE.applePng : INTAKE.file[format];
}
