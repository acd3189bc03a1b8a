/** Bytes of a buffer: few reads and writes, each of which costs the runtime more than the copying that saves it. */
export const SCRATCH_LENGTH = 1024 * 1024;

/** As many as requests at the same time usually need; they wait for their next use, since collectors come late. */
const MAX_SPARE = 4;
const spare: ArrayBuffer[] = [];

/** A buffer that nobody else has, with whatever its last use left in it. */
export const takeScratch = (): ArrayBuffer => spare.pop() ?? new ArrayBuffer(SCRATCH_LENGTH);

/**
 * Ends the use of a buffer, of which nothing may be looked at any more. One that the runtime may still be reading or
 * filling, as after an error, is never given back: the collector then takes it.
 */
export function giveBack(buffer: ArrayBuffer): void {
  // A buffer that was handed on has no length.
  if (buffer.byteLength === SCRATCH_LENGTH && spare.length < MAX_SPARE) spare.push(buffer);
}
