/** The keywords that our schemas use. */
export interface Schema {
  readonly $ref?: string;
  readonly $schema?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | false;
  readonly maxProperties?: number;
  readonly items?: Schema;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: "date-time";
  readonly title?: string;
  readonly description?: string;
}

const typeOf = (value: unknown): string =>
  value === null
    ? "null"
    : Array.isArray(value)
      ? "array"
      : Number.isInteger(value)
        ? "integer"
        : typeof value;

/**
 * Returns what in the value is not as the schema says. Unlike JSON Schema, it also lists members that no schema
 * mentions, since a description should have all.
 */
export function mismatches(
  schema: Schema,
  value: unknown,
  named: Readonly<Record<string, Schema>>,
  at = "",
  mayHaveMore = false,
): string[] {
  const { $ref, $schema, $defs, allOf, anyOf, title, description, ...rules } = schema;
  if ($ref !== undefined) {
    const target = named[$ref.replace(/.*\//, "")];
    return target ? mismatches(target, value, named, at, mayHaveMore) : [`${at}: no ${$ref}`];
  }
  if (allOf) return allOf.flatMap((part, i) => mismatches(part, value, named, at, i > 0));
  if (anyOf) {
    const tried = anyOf.map((one) => mismatches(one, value, named, at));
    return tried.some((one) => one.length === 0) ? [] : tried.flat();
  }
  const names = typeof value === "object" && value !== null ? Object.keys(value) : [];
  const length = typeof value === "string" ? value.length : 0;
  const isBroken: {
    readonly [Rule in keyof typeof rules]-?: (rule: NonNullable<(typeof rules)[Rule]>) => boolean;
  } = {
    type: (type) => {
      const fitting = typeof value === "number" ? [typeOf(value), "number"] : [typeOf(value)];
      return ![type].flat().some((one) => fitting.includes(one));
    },
    const: (only) => value !== only,
    enum: (values) => !values.includes(value),
    required: (needed) => !needed.every((name) => names.includes(name)),
    maxProperties: (most) => names.length > most,
    minimum: (least) => Number(value) < least,
    minLength: (least) => length < least,
    maxLength: (most) => length > most,
    pattern: (pattern) => !new RegExp(pattern, "u").test(String(value)),
    format: () => Number.isNaN(Date.parse(String(value))),
    properties: () => false,
    additionalProperties: () => false,
    items: () => false,
  };
  const broken = Object.entries(rules).flatMap(([name, rule]) =>
    (isBroken as Record<string, (rule: unknown) => boolean>)[name]?.(rule) === false
      ? []
      : [`${at}: ${name}`],
  );
  const { items, properties, additionalProperties } = rules;
  const inside = Array.isArray(value)
    ? value.flatMap((item, i) => (items ? mismatches(items, item, named, `${at}/${i}`) : []))
    : Object.entries(properties || additionalProperties ? (value as object) : {}).flatMap(
        ([name, member]) => {
          const known = properties?.[name] ?? additionalProperties;
          if (known) return mismatches(known, member, named, `${at}/${name}`);
          return mayHaveMore ? [] : [`${at}/${name}: not described`];
        },
      );
  return [...broken, ...inside];
}
