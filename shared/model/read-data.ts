/* Validators for untrusted data. They throw an error that `tryRead` catches. */

export type JsonMembers = Readonly<Record<string, unknown>>;

class InvalidData extends Error {}

const ID = /^[a-z][\w-]{0,59}$/i;
const HASH = /^[0-9a-f]{64}$/;
const COLOUR = /^#[0-9a-f]{6}$/i;
/** In UTF-16 code units; more than any field accepts. */
export const MAX_TEXT_LENGTH = 500;

export function tryRead<Value>(reader: () => Value): Value | undefined {
  try {
    return reader();
  } catch (fault) {
    if (fault instanceof InvalidData || fault instanceof SyntaxError) return undefined;
    throw fault;
  }
}

export function assertValid(holds: boolean): asserts holds {
  if (!holds) throw new InvalidData();
}

export function readMembers(value: unknown): JsonMembers {
  assertValid(typeof value === "object" && value !== null && !Array.isArray(value));
  return { ...value };
}

export function readList(value: unknown): readonly unknown[] {
  assertValid(Array.isArray(value));
  return value;
}

/** Treats a `__proto__` key like any other. */
export const readRecord = <Value>(
  value: unknown,
  reader: (value: unknown, key: string) => Value,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(readMembers(value)).map(([key, each]) => [key, reader(each, key)]));

/** Replaces lone surrogates. */
export function readString(value: unknown): string {
  assertValid(typeof value === "string");
  return value.toWellFormed();
}

export function readText(value: unknown, form?: RegExp): string {
  const given = readString(value);
  assertValid(given.length <= MAX_TEXT_LENGTH && (form?.test(given) ?? true));
  return given;
}

export const readId = (value: unknown): string => readText(value, ID);
export const readHash = (value: unknown): string => readText(value, HASH);
export const readColour = (value: unknown): string => readText(value, COLOUR);

export function readNumber(value: unknown, least: number, most: number, isWhole = false): number {
  assertValid(typeof value === "number" && value >= least && value <= most);
  assertValid(!isWhole || Number.isInteger(value));
  return value;
}

export const readNonNegativeInteger = (value: unknown): number =>
  readNumber(value, 0, Number.MAX_SAFE_INTEGER, true);

export function readPositiveNumber(value: unknown, most: number): number {
  assertValid(value !== 0);
  return readNumber(value, 0, most);
}

export function readBoolean(value: unknown): boolean {
  assertValid(typeof value === "boolean");
  return value;
}

export function readOneOf<const Value extends string>(values: readonly Value[], value: unknown): Value {
  const found = values.find((each) => each === value);
  assertValid(found !== undefined);
  return found;
}
