/** What comes before the pixels: a file header of 14 bytes and a BITMAPINFOHEADER of 40. */
const HEADERS = 54;

/** Encodes 8-bit RGB, rows from the top, as an uncompressed 24-bit Windows bitmap. */
export function encodeBmp(width: number, height: number, rgb: Uint8Array): Uint8Array {
  const stride = Math.ceil((width * 3) / 4) * 4;
  const file = Buffer.alloc(HEADERS + stride * height);
  file.write("BM", 0, "latin1");
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(HEADERS, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  // Rows stand from the bottom, and pixels as blue, green, red.
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < 3; channel++)
        file[HEADERS + (height - 1 - y) * stride + x * 3 + 2 - channel] =
          rgb[(y * width + x) * 3 + channel] ?? 0;
  return file;
}
