import type { Size } from "../../shared/machine/types.ts";
import { chunk, file, png } from "./png.ts";

const MIB = 1024 * 1024;

/** A PNG with so many MiB of notes in it, as image programs leave them. */
function heavy({ width, height }: Size, mib: number): Uint8Array {
  const whole = png(width, height, { seed: 1 });
  const end = chunk("IEND").length;
  const signature = file().length;
  return file(whole.subarray(signature, -end), chunk("noTe", new Uint8Array(mib * MIB)), chunk("IEND"));
}

/** Files of a package of the classic machine that are more than a design has room for, by one of them. */
export const TOO_MUCH = [
  ...[1, 2, 3, 4].map((number) => ({
    path: `screensaver/SS${number}.png`,
    data: heavy({ width: 1024, height: 768 }, 29),
  })),
  { path: "customization/Hot.png", data: heavy({ width: 460, height: 485 }, 29) },
  { path: "customization/Cold.png", data: png(460, 485) },
];
export const LEFT_BEHIND: readonly string[] = ["customization/Hot.png"];
