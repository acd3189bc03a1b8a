export interface DecodedUnicode {
  readonly text: string;
  readonly encoding: "utf-8" | "utf-16";
}

/** Bytes examined to recognise UTF-16. */
const SAMPLE = 2_000;

/** Decodes UTF-8, or UTF-16 with or without a byte order mark. Otherwise returns undefined. */
export function decodeUnicode(bytes: Uint8Array): DecodedUnicode | undefined {
  const utf16 = utf16Of(bytes);
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), encoding: "utf-16" };
  try {
    return {
      text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes),
      encoding: "utf-8",
    };
  } catch {
    return undefined;
  }
}

/** Recognises UTF-16 by its byte order mark or its zero bytes, which other text never has. */
function utf16Of(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const mark = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
  if (mark === 0xfffe) return "utf-16le";
  if (mark === 0xfeff) return "utf-16be";
  const zeros = [0, 0];
  for (const [at, byte] of bytes.subarray(0, SAMPLE).entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even === odd) return undefined;
  return odd > even ? "utf-16le" : "utf-16be";
}
