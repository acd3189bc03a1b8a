import type { RequestListener } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { turned } from "../../../support/exif.ts";
import { png } from "../../../support/png.ts";

const [WIDTH, HEIGHT] = [302, 485];

const SCENE = "public/images/defaults/generic/screensavers/first-light.png";

/** One of our scenes with the noise of a camera's sensor. */
function photo(width: number, height: number, quality: number): Promise<Uint8Array> {
  const noise = { type: "gaussian", mean: 128, sigma: 12 } as const;
  const grain = { create: { width, height, channels: 3, background: "#808080", noise } } as const;
  return sharp(join(import.meta.dirname, "../../../..", SCENE))
    .resize(width, height)
    .composite([{ input: grain, blend: "soft-light" }])
    .removeAlpha()
    .jpeg({ quality })
    .toBuffer();
}

/** A drawing whose middle is transparent to this share. */
const clear = (width: number, height: number, share: number) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <radialGradient id="g">
        <stop stop-color="#fff" stop-opacity="${1 - share}"/><stop offset="1" stop-color="#fff"/>
      </radialGradient>
      <mask id="m"><rect width="100%" height="100%" fill="url(#g)"/></mask>
      <g mask="url(#m)">
        <rect width="100%" height="100%" fill="#d9a066"/><circle cx="30%" cy="40%" r="20%" fill="#fff6e0"/>
      </g></svg>`),
  );

const LOGO = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 120">
  <rect width="300" height="120" rx="50" fill="#0a5c4a"/><circle cx="60" cy="60" r="38" fill="#f6d36b"/>
  <path d="M 120 85 L 270 85 L 195 30 Z" fill="none" stroke="#fff" stroke-width="9"/></svg>`);

export async function sources(): Promise<Readonly<Record<string, Uint8Array>>> {
  const small = await photo(900, 700, 90);
  return {
    "/sources/photo.jpg": small,
    "/sources/turned.jpg": turned(small, 6),
    // So large that only the part that a placement may show is kept.
    "/sources/large.jpg": await photo(4800, 3600, 95),
    "/sources/exact.png": png(WIDTH, HEIGHT, { noise: 40 }),
    "/sources/exact.jpg": await photo(WIDTH, HEIGHT, 90),
    "/sources/clear.png": await clear(WIDTH, HEIGHT, 0.7).png().toBuffer(),
    "/sources/clear.webp": await clear(WIDTH, HEIGHT, 0.7).webp().toBuffer(),
    "/sources/clear-wide.png": await clear(640, 360, 1).png().toBuffer(),
    "/sources/damaged.png": png(WIDTH, HEIGHT).subarray(0, 200),
    "/sources/logo.svg": LOGO,
    "/sources/logo.png": await sharp(LOGO).png().toBuffer(),
  };
}

export const serving =
  (bytes: Uint8Array): RequestListener =>
  (_, response) =>
    response.writeHead(200, { "content-type": "application/octet-stream" }).end(bytes);
