/*
 * Stand-ins for images, for Node and for browsers: a store keeps bytes, whatever they are.
 */

/** Bytes that stand for an image: different for each seed, of a length that decides where it is kept. */
export function picture(seed: number, length = 60): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  new DataView(bytes.buffer).setUint32(0, seed);
  return bytes;
}

/** A picture by its seed, short enough for a failing test to print. */
export const named = (seed: number, length: number): string => `picture ${seed}, ${length} bytes`;

/** The same of a picture's bytes. */
export const namedBytes = (bytes: Uint8Array): string =>
  named(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), bytes.length);

/** What a design is to a visitor, images by their seeds, lengths or paths. */
export interface Model {
  machineName: string;
  lists: Record<string, string[]>;
  slots: Record<string, Record<string, string>>;
  names: Record<string, Record<string, string>>;
  counts: Record<string, number>;
}
