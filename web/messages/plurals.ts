import type { PluralForms } from "../../shared/machine/translated.ts";

/** Returns a function that picks the text for a count. `locale` is a BCP 47 tag. */
export function pluralFor(locale: string) {
  const rules = new Intl.PluralRules(locale);
  return (count: number, forms: PluralForms): string => forms[rules.select(count)] ?? forms.other;
}
