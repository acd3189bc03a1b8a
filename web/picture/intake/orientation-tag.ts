const LITTLE_ENDIAN = 0x4949;
const BIG_ENDIAN = 0x4d4d;
const ORIENTATION = 0x0112;
const ENTRY_LENGTH = 12;
/** Entries of a directory that are looked at; a camera writes some twenty. */
const MAX_ENTRIES = 1_000;

/**
 * How a picture is turned, 1 to 8, as its EXIF says (Exif 3.0, 4.6.5); 1 where it says nothing.
 *
 * @param tiff what stands after "Exif\0\0"
 */
export function orientationIn(tiff: Uint8Array): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  try {
    const order = view.getUint16(0);
    if (order !== LITTLE_ENDIAN && order !== BIG_ENDIAN) return 1;
    const isLittle = order === LITTLE_ENDIAN;
    const directory = view.getUint32(4, isLittle);
    const count = Math.min(view.getUint16(directory, isLittle), MAX_ENTRIES);
    for (let entry = directory + 2; entry < directory + 2 + count * ENTRY_LENGTH; entry += ENTRY_LENGTH) {
      if (view.getUint16(entry, isLittle) !== ORIENTATION) continue;
      const value = view.getUint16(entry + 8, isLittle);
      return value >= 1 && value <= 8 ? value : 1;
    }
  } catch {
    // It ends before it says so.
  }
  return 1;
}

/** Whether a picture so turned lies on its side. */
export const isOnItsSide = (orientation: number): boolean => orientation >= 5;

/** EXIF that says how a picture is turned, and nothing else. */
export const exifOf = (orientation: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.of(
    ...[...EXIF_HEAD].map((character) => character.charCodeAt(0)),
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...[0, 1, ORIENTATION >> 8, ORIENTATION & 255, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  );

export const EXIF_HEAD = "Exif\0\0";
