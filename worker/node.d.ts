/* `@types/node` declares far more than workerd supports. */
declare module "node:zlib" {
  export function crc32(data: Uint8Array, value?: number): number;
  export function deflateSync(data: Uint8Array): Uint8Array;
}
declare module "node:buffer" {
  export const Buffer: {
    /** A view, not a copy. */
    from(
      memory: ArrayBufferLike,
      at: number,
      length: number,
    ): { toString(encoding: "latin1"): string; indexOf(bytes: Uint8Array, from: number): number };
  };
}
