import { SRGB_TO_LINEAR } from "./lettering/contrast.ts";

const ENCODED = Uint8ClampedArray.from({ length: 2 ** 14 }, (_, at) => {
  const light = at / (2 ** 14 - 1);
  return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
});

const encode = (light: number): number =>
  ENCODED[Math.round(Math.min(1, Math.max(0, light)) * (ENCODED.length - 1))] ?? 0;

/** Clips colours beyond sRGB. */
export function convertDisplayP3ToSrgb(rgba: Uint8ClampedArray): void {
  for (let at = 0; at < rgba.length; at += 4) {
    const red = SRGB_TO_LINEAR[rgba[at] ?? 0] ?? 0;
    const green = SRGB_TO_LINEAR[rgba[at + 1] ?? 0] ?? 0;
    const blue = SRGB_TO_LINEAR[rgba[at + 2] ?? 0] ?? 0;
    rgba[at] = encode(1.22494 * red - 0.22494 * green);
    rgba[at + 1] = encode(1.042057 * green - 0.042057 * red);
    rgba[at + 2] = encode(1.098274 * blue - 0.019638 * red - 0.078636 * green);
  }
}
