/** Pixels a side of what is drawn and read to find out. */
const PROBE = 32;

/**
 * Whether what is read from a canvas differs from what was drawn: Firefox with resistFingerprinting,
 * Brave and Safari's private windows do that, some by a little, some by all of it.
 */
export function isReadingAltered(): boolean {
  const canvas = document.createElement("canvas");
  canvas.width = PROBE;
  canvas.height = PROBE;
  const context = canvas.getContext("2d", { colorSpace: "srgb", willReadFrequently: true });
  if (!context) throw new Error("the browser gives no canvas");
  const drawn = context.createImageData(PROBE, PROBE);
  for (let at = 0; at < drawn.data.length; at++) drawn.data[at] = at % 4 === 3 ? 255 : (at * 37) & 255;
  context.putImageData(drawn, 0, 0);
  const read = context.getImageData(0, 0, PROBE, PROBE).data;
  return drawn.data.some((value, at) => value !== read[at]);
}
