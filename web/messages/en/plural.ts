/** Whole phrases, by the plural categories of the language. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

const rules = new Intl.PluralRules("en");

/** `plural(1, { one: "1 image", other: "2 images" })` returns "1 image". */
export const plural = (count: number, forms: PluralForms): string =>
  forms[rules.select(count)] ?? forms.other;
