/** The SHA-256 of bytes, in lower-case hexadecimal. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = crypto.subtle
    ? new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))
    : // Pages that are served without TLS do not have it.
      (await import("@noble/hashes/sha2.js")).sha256(bytes);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
