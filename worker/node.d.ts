/*
 * The little of Node's API that the worker uses. Node's own types would bring all of Node into a
 * program that has a corner of it.
 */
declare module "node:zlib" {
  export function crc32(data: Uint8Array, value?: number): number;
}
declare module "node:buffer" {
  export const Buffer: {
    /** A view of the memory, not a copy. */
    from(
      memory: ArrayBufferLike,
      at: number,
      length: number,
    ): { toString(encoding: "latin1"): string; indexOf(bytes: Uint8Array, from: number): number };
  };
}
