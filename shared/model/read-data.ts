/*
 * Validators for untrusted data, imported as `read`. They return a valid value, or throw what `attempt`
 * catches.
 */

export type Members = Readonly<Record<string, unknown>>;

class DoesNotHold extends Error {}

const ID = /^[a-z][\w-]{0,59}$/i;
const HASH = /^[0-9a-f]{64}$/;
const COLOUR = /^#[0-9a-f]{6}$/i;
/** Longer than anything that can be typed. */
export const MAX_TEXT = 500;

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

/** Turns a key `__proto__` into a plain member. */
export const record = <Value>(
  value: unknown,
  reader: (value: unknown, key: string) => Value,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(members(value)).map(([key, each]) => [key, reader(each, key)]));

/** Replaces lone surrogates. */
export function string(value: unknown): string {
  check(typeof value === "string");
  return value.toWellFormed();
}

export function text(value: unknown, form?: RegExp): string {
  const given = string(value);
  check(given.length <= MAX_TEXT && (form?.test(given) ?? true));
  return given;
}

export const id = (value: unknown): string => text(value, ID);
export const hash = (value: unknown): string => text(value, HASH);
export const colour = (value: unknown): string => text(value, COLOUR);

export function number(value: unknown, least: number, most: number, isWhole = false): number {
  check(typeof value === "number" && value >= least && value <= most);
  check(!isWhole || Number.isInteger(value));
  return value;
}

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
