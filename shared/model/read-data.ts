/*
 * Readers of plain data that anybody may have written: parsed JSON, or a record of IndexedDB. Each returns the value if
 * it is of that kind, and otherwise throws what `attempt` catches. Imported as `read`.
 */

/** The members of an object that is not checked yet. */
export type Members = Readonly<Record<string, unknown>>;

class DoesNotHold extends Error {}

const ID = /^[a-z][\w-]{0,59}$/i;
const HASH = /^[0-9a-f]{64}$/;
const COLOUR = /^#[0-9a-f]{6}$/i;
/** UTF-16 units of a text: more than any name, path or cell that the app lets anybody type. */
export const MAX_TEXT = 500;

/** Returns what a reader returns, or undefined if something does not hold, or is no JSON. */
export function attempt<Value>(reader: () => Value): Value | undefined {
  try {
    return reader();
  } catch (fault) {
    if (fault instanceof DoesNotHold || fault instanceof SyntaxError) return undefined;
    throw fault;
  }
}

export function check(holds: boolean): asserts holds {
  if (!holds) throw new DoesNotHold();
}

export function members(value: unknown): Members {
  check(typeof value === "object" && value !== null && !Array.isArray(value));
  return { ...value };
}

export function list(value: unknown): readonly unknown[] {
  check(Array.isArray(value));
  return value;
}

/** An object with the same keys, each member as a reader returns it. A key `__proto__` becomes a plain member. */
export const record = <Value>(
  value: unknown,
  reader: (value: unknown, key: string) => Value,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(members(value)).map(([key, each]) => [key, reader(each, key)]));

/** A string of any length, without lone surrogates. */
export function string(value: unknown): string {
  check(typeof value === "string");
  return value.toWellFormed();
}

/** A string that somebody typed, or of a given form. */
export function text(value: unknown, form?: RegExp): string {
  const given = string(value);
  check(given.length <= MAX_TEXT && (form?.test(given) ?? true));
  return given;
}

export const id = (value: unknown): string => text(value, ID);
/** A SHA-256. */
export const hash = (value: unknown): string => text(value, HASH);
export const colour = (value: unknown): string => text(value, COLOUR);

export function number(value: unknown, least: number, most: number, isWhole = false): number {
  check(typeof value === "number" && value >= least && value <= most);
  check(!isWhole || Number.isInteger(value));
  return value;
}

/** A whole number, such as a length or an index. */
export const count = (value: unknown): number => number(value, 0, Number.MAX_SAFE_INTEGER, true);

export function positive(value: unknown, most: number): number {
  check(value !== 0);
  return number(value, 0, most);
}

export function flag(value: unknown): boolean {
  check(typeof value === "boolean");
  return value;
}

export function oneOf<const Value extends string>(values: readonly Value[], value: unknown): Value {
  const found = values.find((each) => each === value);
  check(found !== undefined);
  return found;
}
