import type { Kernel } from "./kernel.ts";
import type { Taps } from "./taps.ts";

/** The loops in JavaScript: some three times slower than `compiledKernel`, and everywhere. */
export const scriptKernel: Kernel = (across, { width: rowLength }, { width, height }) => {
  const target = new Float32Array(width * height * 4);
  const line = new Float32Array(width * 4);
  let band: Uint8ClampedArray = new Uint8ClampedArray();
  let squeeze: Squeeze = squeezeClear;
  return {
    take(next) {
      band = next;
      squeeze = isOpaque(band) ? squeezeOpaque : squeezeClear;
    },
    squeeze: (row) => squeeze(band, row * rowLength, across, line),
    add(y, weight) {
      const at = y * line.length;
      // The casts hold: y is a row of the target.
      for (let i = 0; i < line.length; i++)
        target[at + i] = (target[at + i] as number) + (line[i] as number) * weight;
    },
    finish: () => target,
  };
};

function isOpaque(band: Uint8ClampedArray): boolean {
  for (let at = 3; at < band.length; at += 4) if (band[at] !== 255) return false;
  return true;
}

/** Puts one row of the source, which starts at pixel `start` of the band, into `line` at the target's scale. */
type Squeeze = (band: Uint8ClampedArray, start: number, across: readonly Taps[], line: Float32Array) => void;

// The casts hold: taps lie inside the rows that were read for them. Opaque rows, which are most photographs,
// have a loop of their own: alpha would cost as much again in the innermost one.
const squeezeOpaque: Squeeze = (band, start, across, line) => {
  for (let i = 0; i < across.length; i++) {
    const { from, weights } = across[i] as Taps;
    let red = 0;
    let green = 0;
    let blue = 0;
    let share = 0;
    let at = (start + from) * 4;
    for (let k = 0; k < weights.length; k++) {
      const weight = weights[k] as number;
      red += (band[at] as number) * weight;
      green += (band[at + 1] as number) * weight;
      blue += (band[at + 2] as number) * weight;
      share += weight;
      at += 4;
    }
    line[i * 4] = red;
    line[i * 4 + 1] = green;
    line[i * 4 + 2] = blue;
    line[i * 4 + 3] = share * 255;
  }
};

const squeezeClear: Squeeze = (band, start, across, line) => {
  for (let i = 0; i < across.length; i++) {
    const { from, weights } = across[i] as Taps;
    let red = 0;
    let green = 0;
    let blue = 0;
    let alpha = 0;
    let at = (start + from) * 4;
    for (let k = 0; k < weights.length; k++) {
      const ofAlpha = (band[at + 3] as number) * (weights[k] as number);
      const weight = ofAlpha / 255;
      red += (band[at] as number) * weight;
      green += (band[at + 1] as number) * weight;
      blue += (band[at + 2] as number) * weight;
      alpha += ofAlpha;
      at += 4;
    }
    line[i * 4] = red;
    line[i * 4 + 1] = green;
    line[i * 4 + 2] = blue;
    line[i * 4 + 3] = alpha;
  }
};
