import type { PluralForms } from "../../shared/machine/translated.ts";

/** `plural(1, { one: "1 image", other: "2 images" })` returns "1 image". `locale` is a BCP 47 tag. */
export function pluralFor(locale: string) {
  const rules = new Intl.PluralRules(locale);
  return (count: number, forms: PluralForms): string => forms[rules.select(count)] ?? forms.other;
}
