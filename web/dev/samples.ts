import type { Size } from "../ui/size.ts";

/** Draws a picture, so that the page needs no files. */
export function samplePicture({ width, height }: Size, hue: number): string {
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
  return canvas.toDataURL();
}

export const SCREEN = { width: 1024, height: 768 };
export const BLEND = { width: 302, height: 485 };
export const CUP = { width: 460, height: 485 };

export const THREE = [29, 361, 693].map((x) => ({ x, y: 150, ...BLEND }));
const TWO = [35, 529].map((x) => ({ x, y: 150, ...CUP }));
const FOUR = [150, 400].flatMap((y) => [35, 529].map((x) => ({ x, y, width: 460, height: 235 })));

export const COUNTS = [
  { value: 2, label: "2 sizes", detail: "460 × 485", boxes: TWO },
  { value: 3, label: "3 sizes", detail: "302 × 485", boxes: THREE },
  { value: 4, label: "4 sizes", detail: "460 × 235", boxes: FOUR },
];

export const STEPS = [
  ["machine-name", "Name"],
  ["screensaver", "Screensaver"],
  ["blends", "Blends Selection"],
  ["hot-cold", "Hot/Cold Selection"],
  ["hot-cup-size", "Hot Cup Sizes"],
  ["cold-cup-size", "Cold Cup Sizes"],
  ["leave-room", "Hot Leave Room"],
  ["leave-room-iced", "Cold Leave Room"],
  ["dispensing-screen-hot", "Hot Dispensing Screen"],
  ["dispensing-screen-iced", "Cold Dispensing Screen"],
  ["final-preview", "Review"],
].map(([id = "", label = ""], index) => ({
  id,
  label,
  href: `/${id}`,
  state: index < 2 || index === 5 ? ("done" as const) : ("missing" as const),
}));
