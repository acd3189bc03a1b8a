/** A reader under test. */
export interface Reader {
  /** Good inputs, from which the first mutants are made. */
  readonly seeds: readonly Uint8Array[];
  /** What means something to the reader. */
  readonly words: readonly (string | Uint8Array)[];
  /** Corrects the checksums of a mutant, so that it isn't refused for them alone. */
  readonly mend?: (bytes: Uint8Array) => Uint8Array;
  /** Reads an input. Rejects if the reader throws, or does not what it promises. */
  readonly check: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
}

/** Throws unless it holds. Far faster than vitest's expect, and nothing of vitest runs here. */
export function mustBe(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

/** Throws unless both are the same JSON. */
export function mustEqual(found: unknown, wanted: unknown, what: string): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)];
  mustBe(one === other, `${what}:\n${one}\nand not\n${other}`);
}

export const utf8 = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));

/** Returns undefined if the bytes are no JSON. */
export function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** What JSON readers stumble on. */
export const JSON_WORDS: readonly string[] = [
  ..."{}[],:".split(""),
  ...["null", "true", "false", "0", "-1", "0.5", "1e999", "9007199254740993", '""', "[]", "{}"],
  ...['"__proto__":', '"constructor"', '"\\ud800"', '"\\u0000"', '"é北😀"', "\ufeff"],
];
