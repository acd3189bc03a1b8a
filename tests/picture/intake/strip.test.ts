import { describe, expect, it } from "vitest";
import { withoutMetadata } from "../../../web/picture/intake/strip.ts";
import { turned } from "../../support/exif.ts";
import { chunk, file, ihdr, png, SIGNATURE } from "../../support/png.ts";

const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const bytesOf = (...parts: (Uint8Array | readonly number[])[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Uint8Array.from(part))));
const strip = (bytes: Uint8Array) => withoutMetadata(new Blob([new Uint8Array(bytes)]));

const segment = (marker: number, data: Uint8Array | readonly number[]) =>
  bytesOf([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255], data);
const START = [0xff, 0xd8];
const END = [0xff, 0xd9];
const JFIF = segment(0xe0, latin("JFIF\0\x01\x01\0\0\x01\0\x01\0\0"));
const PROFILE = segment(0xe2, latin("ICC_PROFILE\0\x01\x01sRGB or so"));
const TABLES = segment(0xdb, [0, 1, 2, 3]);
/** 600 wide and 400 high. */
const FRAME = segment(0xc2, [8, 1, 144, 2, 88, 1, 1, 0x11, 0]);
/** Two scans, with a stuffed byte, a restart and a table between them. */
const SCANS = bytesOf(
  segment(0xda, [1, 1, 0, 0, 63, 0]),
  [12, 0xff, 0, 99, 0xff, 0xd3, 7],
  segment(0xc4, [0, 9]),
  segment(0xda, [1, 1, 0, 0, 63, 0]),
  [1, 2, 3],
);
const PLACE = latin("GPS 48.2 16.4");
const METADATA = [
  segment(0xe1, bytesOf(latin("http://ns.adobe.com/xap/1.0/\0"), PLACE)),
  segment(0xe2, bytesOf(latin("MPF\0"), PLACE)),
  segment(0xed, bytesOf(latin("Photoshop 3.0\0"), PLACE)),
  segment(0xfe, PLACE),
];
const PLAIN_JPEG = bytesOf(START, JFIF, PROFILE, TABLES, FRAME, SCANS, END);

describe("a JPEG without its metadata", () => {
  it("has the same picture and colours, and nothing that a camera or a program added", async () => {
    const video = latin("ftyp and a video");
    const taken = bytesOf(START, JFIF, ...METADATA, PROFILE, TABLES, FRAME, SCANS, END, video);
    expect(await strip(taken)).toEqual({ type: "image/jpeg", width: 600, height: 400, bytes: PLAIN_JPEG });
    expect((await strip(PLAIN_JPEG))?.bytes).toEqual(PLAIN_JPEG);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])("is turned as before: %d", async (orientation) => {
    const result = await strip(turned(bytesOf(START, ...METADATA, TABLES, FRAME, SCANS, END), orientation));
    const plain = bytesOf(START, TABLES, FRAME, SCANS, END);
    const size = orientation >= 5 ? { width: 400, height: 600 } : { width: 600, height: 400 };
    const bytes = orientation === 1 ? plain : turned(plain, orientation);
    expect(result).toEqual({ type: "image/jpeg", ...size, bytes });
  });

  it("keeps of EXIF the orientation alone", async () => {
    const tiff = bytesOf(
      [...latin("II*\0"), 8, 0, 0, 0, 2, 0],
      [0x0f, 1, 2, 0, 4, 0, 0, 0, ...latin("Nik\0")],
      [0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0],
      [0, 0, 0, 0],
      PLACE,
    );
    const exif = segment(0xe1, bytesOf(latin("Exif\0\0"), tiff));
    const result = await strip(bytesOf(START, exif, TABLES, FRAME, SCANS, END));
    expect(result?.bytes).toEqual(turned(bytesOf(START, TABLES, FRAME, SCANS, END), 6));
  });

  it.each([
    ["cut off", PLAIN_JPEG.slice(0, -2)],
    ["cut off in a segment", PLAIN_JPEG.slice(0, 40)],
    ["without a frame", bytesOf(START, TABLES, SCANS, END)],
    ["with rubbish between its segments", bytesOf(START, TABLES, [1, 2, 3, 4], FRAME, SCANS, END)],
  ])("is none for a file %s", async (_, bytes) => {
    expect(await strip(bytes)).toBeUndefined();
  });
});

describe("a PNG without its metadata", () => {
  const plain = png(40, 30);
  const body = (bytes: Uint8Array) => bytes.slice(SIGNATURE.length + 25);
  const head = ihdr({ width: 40, height: 30 });

  it("has the same picture and colours alone", async () => {
    const profile = chunk("iCCP", latin("a profile"));
    const noted = bytesOf(
      SIGNATURE,
      head,
      profile,
      chunk("tEXt", latin("Author\0Nik")),
      chunk("eXIf", bytesOf(latin("MM\0*"), [0, 0, 0, 8, 0, 0, 0, 0, 0, 0])),
      body(plain),
      latin("and more"),
    );
    const result = await strip(noted);
    expect(result).toMatchObject({ type: "image/png", width: 40, height: 30 });
    expect(result?.bytes).toEqual(bytesOf(SIGNATURE, head, profile, body(plain)));
    expect((await strip(plain))?.bytes).toEqual(new Uint8Array(plain));
  });

  it("is none where EXIF turns it, or where it is cut off", async () => {
    const exif = [...latin("MM\0*"), 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
    expect(
      await strip(bytesOf(SIGNATURE, head, chunk("eXIf", Uint8Array.from(exif)), body(plain))),
    ).toBeUndefined();
    expect(await strip(plain.slice(0, -5))).toBeUndefined();
    expect(await strip(file(head))).toBeUndefined();
  });
});

describe("a WebP without its metadata", () => {
  const part = (type: string, data: Uint8Array | readonly number[]) => {
    const length = Uint8Array.of(data.length & 255, data.length >> 8, 0, 0);
    return bytesOf(latin(type), length, data, data.length % 2 ? [0] : []);
  };
  const webp = (...parts: Uint8Array[]) => {
    const content = bytesOf(latin("WEBP"), ...parts);
    return bytesOf(latin("RIFF"), [content.length & 255, content.length >> 8, 0, 0], content);
  };
  const extended = (flags: number) => part("VP8X", [flags, 0, 0, 0, 39, 0, 0, 29, 0, 0]);
  /** 40 by 30. */
  const lossy = part("VP8 ", [0, 0, 0, 0x9d, 0x01, 0x2a, 40, 0, 30, 0, 1, 2, 3]);
  const lossless = part("VP8L", [0x2f, 39, 0x40, 7, 0, 5]);

  it("has the same picture and colours alone", async () => {
    const noted = webp(
      extended(0x2c),
      part("ICCP", [1, 2]),
      lossy,
      part("EXIF", latin("Exif\0\0MM")),
      part("XMP ", PLACE),
    );
    expect(await strip(noted)).toEqual({
      type: "image/webp",
      width: 40,
      height: 30,
      bytes: webp(extended(0x20), part("ICCP", [1, 2]), lossy),
    });
    expect(await strip(webp(lossless))).toMatchObject({ width: 40, height: 30, bytes: webp(lossless) });
  });

  it("is none where it moves, or is cut off", async () => {
    expect(await strip(webp(extended(0x02), part("ANIM", [0]), lossy))).toBeUndefined();
    expect(await strip(webp(lossy).slice(0, -4))).toBeUndefined();
    expect(await strip(webp(extended(0)))).toBeUndefined();
  });
});

it("of another file there is none", async () => {
  for (const bytes of [
    latin("GIF89a…"),
    latin("<svg xmlns='…'/>"),
    latin(""),
    latin("\xff\xd8\xff"),
    latin("RIFF....WEBP"),
  ])
    expect(await strip(bytes)).toBeUndefined();
});
