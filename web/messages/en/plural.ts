/** What a count is said with: whole phrases, by the plural categories that the language has. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

const rules = new Intl.PluralRules("en");

/** The phrase for a count: `plural(1, { one: "1 image", other: "1 images" })` is "1 image". */
export const plural = (count: number, forms: PluralForms): string =>
  forms[rules.select(count)] ?? forms.other;
