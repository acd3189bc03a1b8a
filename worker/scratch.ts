/** Bytes of a buffer: large, because each read or write costs the runtime more than copying. */
export const SCRATCH_LENGTH = 1024 * 1024;

/** Enough for the usual number of concurrent requests. Buffers are reused, since they are collected late. */
const MAX_SPARE = 4;
const spare: ArrayBuffer[] = [];

/** Returns an unused buffer, which may contain old bytes. */
export const takeScratch = (): ArrayBuffer => spare.pop() ?? new ArrayBuffer(SCRATCH_LENGTH);

/**
 * Releases a buffer, which must not be used any more. Buffers that the runtime may still access, as after an error,
 * must not be released.
 */
export function giveBack(buffer: ArrayBuffer): void {
  // A transferred buffer has no length.
  if (buffer.byteLength === SCRATCH_LENGTH && spare.length < MAX_SPARE) spare.push(buffer);
}
