import type { PngFaultCode } from "../../../shared/png/faults.ts";
import { INTAKE } from "../../words/intake.ts";

/** What those who give a picture can make use of; the endpoint says more. */
const DAMAGE: Partial<Readonly<Record<PngFaultCode, string>>> = {
  truncated: INTAKE.damage.cutOff,
  "no-image-data": INTAKE.damage.empty,
  "bad-dimensions": INTAKE.damage.impossibleSize,
};

/** How a PNG is damaged, for people, as the end of a sentence. */
export const damageWords = (code: PngFaultCode): string => DAMAGE[code] ?? INTAKE.damage.broken;
