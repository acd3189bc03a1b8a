import { fillWords } from "../../shared/machine/questions.ts";
import type { RefusalWords } from "../../shared/machine/steps.ts";
import { INTAKE } from "../messages/en/intake.ts";
import { WIZARD } from "../messages/en/wizard.ts";
import type { ImageRule, Refusal, Unreadable } from "../picture/admit.ts";
import { damageWords } from "../picture/fault-words.ts";
import { type Format, isOtherKind } from "../picture/format.ts";
import { showSize } from "../ui/size.ts";

/** A refusal in words: the specification's message, and beside the field what to do about it. */
export interface RefusalInWords {
  readonly message: string;
  readonly detail: string;
}

/** What is said of an image that can't be read or fetched. */
export const NOT_READ: RefusalInWords = {
  message: WIZARD.notReadable,
  detail: WIZARD.pictureNotLoadedAdvice,
};

/** The words for a file that was refused. */
export function refusalWords(
  refusals: RefusalWords,
  { accepts, size }: ImageRule,
  name: string,
  refusal: Refusal,
): RefusalInWords {
  const required = { width: size.width, height: size.height };
  const needed = (accepts === "png" ? INTAKE.neededPng : INTAKE.neededImage)(showSize(size));
  switch (refusal.code) {
    case "wrongType": {
      return {
        message: refusals.wrongType,
        detail: isOtherKind(refusal.format)
          ? INTAKE.notImage(name, fileWords(refusal.format))
          : INTAKE.wrongType(name, fileWords(refusal.format), needed),
      };
    }
    case "wrongSize": {
      const { width: actualWidth, height: actualHeight } = refusal.actual;
      return {
        message: fillWords(refusals.wrongSize, { ...required, actualWidth, actualHeight }),
        detail: INTAKE.wrongSize(name, showSize(refusal.actual), showSize(size)),
      };
    }
    case "unreadable":
      return {
        message: refusals.unreadable,
        detail: INTAKE.unreadable(unreadableWords(name, refusal.why), needed),
      };
  }
}

/** Why a picture is not taken as it is, before anything is wrong: the message, and what the picture is now. */
export function fitReason(
  { message }: RefusalInWords,
  { size }: ImageRule,
  name: string,
  refusal: Refusal,
): readonly string[] {
  if (refusal.code === "wrongSize") return [message, INTAKE.sizeNow(name, showSize(refusal.actual))];
  if (refusal.code === "wrongType")
    return [message, INTAKE.typeNow(name, fileWords(refusal.format), showSize(size))];
  return [message];
}

/** "a JPEG file", "an AVIF file". The one PNG that is refused for its type is Apple's own variant. */
function fileWords(format: Format | undefined): string {
  if (format === undefined) return INTAKE.unknownFile;
  return format === "PNG" ? INTAKE.applePng : INTAKE.file[format];
}

function unreadableWords(name: string, why: Unreadable): string {
  switch (why.kind) {
    case "damaged":
      return INTAKE.damaged(name, damageWords(why.fault.code));
    case "damagedHeic":
      return INTAKE.damagedHeic(name);
    case "tooComplex":
      return INTAKE.tooComplex(name);
    case "folder":
      return INTAKE.folder(name);
    case "empty":
      return INTAKE.empty(name);
    case "gone":
      return INTAKE.gone(name);
    case "undecodable":
      return INTAKE.undecodable(name, fileWords(why.format), INTAKE.saveAsPng);
    case "notConverted":
    case "heicNotLoaded":
      return INTAKE.unconverted(name, fileWords(why.format));
    case "altered":
      return INTAKE.altered(name, fileWords(why.format));
  }
}

/** The words for a drop or paste without a file. */
export const nothingWords = ({ nothing }: RefusalWords): RefusalInWords => ({
  message: nothing,
  detail: INTAKE.nothing,
});

/** Messages as one text: ". " between them, each once, and no doubled stops. */
export const joinWords = (messages: readonly string[]): string => {
  const distinct = [...new Set(messages)];
  return distinct
    .map((message, index) => (index < distinct.length - 1 ? message.replace(/\.$/, "") : message))
    .join(". ");
};
