import { FIT } from "#messages/fit.ts";
import { INTAKE } from "#messages/intake.ts";
import { LANGUAGE } from "#messages/language.ts";
import type { Placement } from "../../shared/model/recipe.ts";
import type { PngFaultCode } from "../../shared/png/check.ts";
import { formatDisplaySize, type Size } from "../ui/size.ts";
import type { OpenPictureFault } from "./open-picture.ts";
import { isCut, leavesGaps, type PictureInFrame } from "./placement.ts";

const MEGA = 1_000_000;

export function pictureFaultMessage(name: string, fault: OpenPictureFault): string {
  switch (fault.kind) {
    case "damaged":
      return FIT.undecodable(name, INTAKE.file.PNG);
    case "folder":
    case "empty":
      return FIT.unknownFile(name);
    case "undecodable":
      return fault.format ? FIT.undecodable(name, INTAKE.file[fault.format]) : FIT.unknownFile(name);
    case "notOpened":
      return `${FIT.fileNotOpened(name)} ${FIT.notMadeAdvice}`;
    case "tooLarge":
      return FIT.tooLarge(
        name,
        formatDisplaySize(fault.size),
        Math.round((fault.size.width * fault.size.height) / MEGA),
        fault.maxPixels / MEGA,
      );
    case "damagedHeic":
      return INTAKE.damagedHeic(name);
    case "heicNotLoaded":
      return FIT.heic(name, INTAKE.heicWayOut);
    case "tooComplex":
      return INTAKE.tooComplex(name);
    case "altered":
      return FIT.altered(name);
    case "gone":
      return INTAKE.gone(name);
  }
}

const times = new Intl.NumberFormat(LANGUAGE, { maximumSignificantDigits: 2 });

export const sharpnessMessage = (frame: Size, enlarged: number | undefined): string =>
  enlarged === undefined
    ? FIT.sharp(formatDisplaySize(frame))
    : FIT.enlarged(times.format(Math.max(1.1, enlarged)));

export function fittedMessage(layout: PictureInFrame, placement: Placement): string {
  const uncut = leavesGaps(layout, placement) ? FIT.shownWhole : FIT.resized;
  const message = isCut(layout, placement) ? FIT.cut : uncut;
  return message(formatDisplaySize(layout.picture), formatDisplaySize(layout.frame));
}

const DAMAGE: Partial<Readonly<Record<PngFaultCode, string>>> = {
  truncated: INTAKE.damage.cutOff,
  "no-image-data": INTAKE.damage.empty,
  "bad-dimensions": INTAKE.damage.impossibleSize,
};

/** Phrased as the end of a sentence. */
export const damageMessage = (code: PngFaultCode): string => DAMAGE[code] ?? INTAKE.damage.broken;
