import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { type Crc32Function, tableCrc32 } from "../../../shared/crc/crc32.ts";
import { checkPng, PngChecker } from "../../../shared/png/check.ts";
import { mayBeTransparent, readPngChunks } from "../../../shared/png/chunks.ts";
import { isImageDataSound } from "../../../shared/png/image-data.ts";
import { decodePngHeaderFields } from "../../../worker/file-receiver.ts";
import { anyPng } from "../../support/any-png.ts";
import { chunk, file, ihdr, png } from "../../support/png.ts";
import { mustBe, mustEqual, type Reader } from "../reader.ts";

const HEADER_LENGTH = 8;
const CRC_LENGTH = 4;
/** More are decoded too slowly. */
const MOST_PIXELS = 10_000;

async function check(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const result = checkPng(bytes);
  const pieces = new PngChecker(crc32 as Crc32Function, decodePngHeaderFields);
  for (let at = 0, step = 1; at < bytes.length; at += step, step = (step * 3) % 61)
    pieces.push(bytes.subarray(at, at + step));
  mustEqual(pieces.end(), result, "in pieces");
  mayBeTransparent(bytes);
  if (!result.ok) return;
  const { width, height } = result.facts;
  mustBe(result.facts.crc32 === tableCrc32(bytes) && result.facts.bytes === bytes.length, "other bytes");
  if (width * height > MOST_PIXELS || !(await isImageDataSound(bytes, result.facts))) return;
  // libspng refuses some of what a decoder may ignore.
  const critical = [...readPngChunks(bytes)]
    .filter(({ type }) => /^[A-Z]/.test(type))
    .map(({ whole }) => whole);
  const { info } = await sharp(file(...critical), { failOn: "none" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  mustEqual([info.width, info.height], [width, height], "decoded");
}

/** Makes every chunk's CRC right, as far as lengths lead. */
function mend(given: Uint8Array): Uint8Array {
  const bytes = given.slice();
  const view = new DataView(bytes.buffer);
  for (let at = HEADER_LENGTH; at + HEADER_LENGTH + CRC_LENGTH <= bytes.length; ) {
    const end = at + HEADER_LENGTH + view.getUint32(at);
    if (end + CRC_LENGTH > bytes.length) break;
    view.setUint32(end, crc32(bytes.subarray(at + CRC_LENGTH, end)));
    at = end + CRC_LENGTH;
  }
  return bytes;
}

const palette = {
  width: 9,
  height: 5,
  depth: 2,
  colourType: 3,
  palette: Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
  transparency: Uint8Array.of(0, 128),
  sample: (x: number, y: number) => (x + y) % 4,
};
const grey = { width: 5, height: 9, depth: 16, colourType: 4, interlaced: true, chunks: 3 };

export const reader: Reader = {
  seeds: [
    png(3, 2),
    anyPng(palette),
    anyPng({ ...grey, sample: (x, y) => x * y * 500 }),
    file(
      ihdr({ width: 1, height: 1 }),
      chunk("tEXt", Uint8Array.of(97, 0, 98)),
      chunk("acTL", new Uint8Array(8)),
      chunk("IDAT", new Uint8Array(deflateSync(new Uint8Array(4)))),
      chunk("IEND"),
    ),
  ],
  words: [
    ..."IHDR PLTE IDAT IEND tRNS tEXt acTL fdAT CgBI gAMA iCCP zTXt eXIf".split(" "),
    ...[chunk("IDAT"), chunk("IEND"), chunk("PLTE", Uint8Array.of(1, 2, 3)), chunk("tRNS", Uint8Array.of(1))],
    ...[Uint8Array.of(0, 0, 0, 0), Uint8Array.of(0x7f, 0xff, 0xff, 0xff)],
  ],
  mend,
  check,
};
