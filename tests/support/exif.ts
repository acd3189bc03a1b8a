/** The JPEG with an EXIF segment that says how it is turned (Exif 2.32, tag 0x0112). */
export function turned(jpeg: Uint8Array, orientation: number): Uint8Array {
  const exif = Buffer.from([
    ...[0xff, 0xe1, 0, 34, ...Buffer.from("Exif\0\0"), ...Buffer.from("MM\0*"), 0, 0, 0, 8],
    ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
  ]);
  return new Uint8Array(Buffer.concat([jpeg.slice(0, 2), exif, jpeg.slice(2)]));
}
