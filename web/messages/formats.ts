const DAY_MS = 86_400_000;
const midnight = (of: Date) => new Date(of.getFullYear(), of.getMonth(), of.getDate()).getTime();

/** Comma, semicolon, colon, if they aren't English. Intl.ListFormat's unit lists drop separators or add "and". */
const SEPARATORS: Readonly<Record<string, readonly [string, string, string]>> = {
  ja: ["、", "；", "："],
  ar: ["، ", "؛ ", ": "],
  fr: [", ", "\u00a0; ", "\u00a0: "],
};

/** `locale` is a BCP 47 tag. */
export function formatsFor(locale: string) {
  const all = new Intl.ListFormat(locale, { type: "conjunction" });
  const any = new Intl.ListFormat(locale, { type: "disjunction" });
  const [comma, semicolon, colon] = SEPARATORS[locale.slice(0, 2)] ?? [", ", "; ", ": "];
  const isJapanese = locale.startsWith("ja");
  const [stop, gap] = isJapanese ? ["。", ""] : [".", " "];
  const date = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options);
  return {
    /** "a, b and c" */
    list: (items: readonly string[]): string => all.format(items),
    /** "a, b, c", for labels after a colon */
    series: (items: readonly string[]): string => items.join(comma),
    /** "a, b; c, d" */
    groups: (items: readonly string[]): string => items.join(semicolon),
    colon,
    /** "A. B. C", with or without a stop after each. */
    sentences: (items: readonly string[]): string =>
      items
        .map((each, at) => (at < items.length - 1 ? each.replace(/(?<=[^.。!?])[.。]?$/, stop) : each))
        .join(gap),
    /** "a, b or c" */
    either: (items: readonly string[]): string => any.format(items),
    number: (value: number, options: Intl.NumberFormatOptions): string =>
      new Intl.NumberFormat(locale, options).format(value),
    dateTime: (of: Date): string => date({ dateStyle: "medium", timeStyle: "short" }).format(of),
    /** Examples: "today, 2:02 PM", "yesterday, 9:30 AM", "November 21", "May 3, 2025". */
    when(of: Date, now: Date): string {
      const days = Math.round((midnight(of) - midnight(now)) / DAY_MS);
      if (days === 0 || days === -1) {
        const day = new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(days, "day");
        return `${day}${isJapanese ? " " : comma}${date({ timeStyle: "short" }).format(of)}`;
      }
      const isThisYear = of.getFullYear() === now.getFullYear();
      return date({ day: "numeric", month: "long", ...(!isThisYear && { year: "numeric" }) }).format(of);
    },
  };
}
