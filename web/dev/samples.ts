/** A picture of any size, drawn here, so that this page needs no files: a gradient as a PNG data URI. */
export function samplePicture(width: number, height: number, hue: number): string {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) return "data:,";
  const glow = context.createRadialGradient(width * 0.4, height * 0.35, 10, width / 2, height / 2, height);
  glow.addColorStop(0, `hsl(${hue} 60% 62%)`);
  glow.addColorStop(1, `hsl(${hue - 12} 55% 16%)`);
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
  context.fillStyle = "rgb(255 255 255 / 0.8)";
  context.beginPath();
  context.ellipse(width / 2, height * 0.6, width * 0.26, width * 0.09, 0, 0, Math.PI * 2);
  context.fill();
  return canvas.toDataURL();
}

export const SCREEN = { width: 1024, height: 768 };
export const BLEND = { width: 302, height: 485 };
export const CUP = { width: 460, height: 485 };
export const WIDE = { width: 1024, height: 485 };
