/** Bytes that mean something in JSON, base64 or UTF-8. */
const HOSTILE = [...new TextEncoder().encode('"\\\\{}[]:,/=+-0eEtfnu \\n\\0é')];

const MOST_CHANGES = 3;
const MOST_LOST = 20;
const MOST_DOUBLED = 255;

/** A whole number from 0 to below the given one. */
export type Random = (below: number) => number;

/** Numbers that a seed alone decides. */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return Math.floor(((state >>> 8) * below) / 2 ** 24);
  };
}

export const someCuts = (random: Random, { length }: Uint8Array): number[] =>
  Array.from({ length: random(7) }, () => random(length));

const anyByte = (random: Random): number =>
  random(2) ? random(256) : (HOSTILE[random(HOSTILE.length)] as number);

/** The bytes with some changed, moved, doubled or lost, or parts of others among them. */
export function mutate(random: Random, whole: Uint8Array, others: readonly Uint8Array[] = []): Uint8Array {
  let bytes = whole;
  for (let changes = 1 + random(MOST_CHANGES); changes > 0; changes--) bytes = change(random, bytes, others);
  return bytes;
}

function change(random: Random, bytes: Uint8Array, others: readonly Uint8Array[]): Uint8Array {
  const at = random(bytes.length + 1);
  const other = others[random(2 * others.length)];
  if (other) {
    const part = partOf(random, other);
    return spliced(bytes, at, random(2) * part.length, part);
  }
  switch (random(5)) {
    case 0:
      return spliced(bytes, at, 1, Uint8Array.of(anyByte(random)));
    case 1:
      return spliced(bytes, at, 0, Uint8Array.of(anyByte(random)));
    case 2:
      return spliced(bytes, at, 1 + random(MOST_LOST), new Uint8Array(0));
    case 3:
      return spliced(bytes, at, 0, bytes.subarray(at, at + 1 + random(MOST_DOUBLED)));
    default:
      return bytes.slice().copyWithin(at, random(bytes.length), random(bytes.length));
  }
}

/** Words are taken whole. */
function partOf(random: Random, bytes: Uint8Array): Uint8Array {
  if (bytes.length <= MOST_LOST) return bytes;
  const start = random(bytes.length);
  return bytes.subarray(start, start + 1 + random(MOST_DOUBLED));
}

/** The bytes with some from there on left out, and others in their place. */
function spliced(bytes: Uint8Array, at: number, lost: number, others: Uint8Array): Uint8Array {
  const after = bytes.subarray(at + lost);
  const result = new Uint8Array(at + others.length + after.length);
  result.set(bytes.subarray(0, at));
  result.set(others, at);
  result.set(after, at + others.length);
  return result;
}
