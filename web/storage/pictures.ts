/** Image bytes under their SHA-256 (lower-case hexadecimal). Every call rejects where it can't be done. */
export interface Overflow {
  /**
   * Keeps bytes, and resolves to their SHA-256 once they were read back. An original of a recipe is kept where no
   * tab of the first release removes it.
   */
  put(bytes: Uint8Array<ArrayBuffer>, isOriginal?: boolean): Promise<string>;
  get(sha256: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Every SHA-256 that has bytes. */
  list(): Promise<string[]>;
  remove(sha256s: readonly string[]): Promise<void>;
  /** The sizes of those that have bytes, of others none; each is measured once and then known. */
  sizesOf(sha256s: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Brings originals that stand among the pictures, and are none, to where they are safe. */
  moveOriginals(sha256s: readonly string[]): Promise<void>;
  clear(): Promise<void>;
}

/** The SHA-256 of bytes, in lower-case hexadecimal. Rejects outside secure contexts. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
