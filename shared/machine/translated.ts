/** Texts by plural category. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** Has the same keys as the English texts, and functions with the same parameters. */
export type Translated<English> = English extends string
  ? string
  : English extends (...values: infer Values) => infer Sentence
    ? (...values: Values) => Translated<Sentence>
    : English extends PluralForms
      ? PluralForms
      : { readonly [Key in keyof English]: Translated<English[Key]> };
