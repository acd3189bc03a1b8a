/**
 * Runs before the first paint: the visitor's choice, the browser's first supported language, or English. The
 * build turns this into a separate script (scripts/languages.ts), so it can't use anything outside itself.
 */
export function chooseLanguage(directions: Readonly<Record<string, string>>, key: string): void {
  const known = Object.keys(directions);
  let wanted: readonly (string | null)[] = navigator.languages;
  try {
    // 1.0.0 stored the choice under "language".
    wanted = [key, "language"].map((each) => localStorage.getItem(each)).concat(wanted);
  } catch {
    // Without storage, the browser's languages decide.
  }
  const find = (tag: string | null) =>
    known.find((id) => id === tag) ?? known.find((id) => id.split("-")[0] === tag?.split("-")[0]);
  const id = wanted.map(find).find(Boolean) ?? "en";
  Object.assign(document.documentElement, { lang: id, dir: directions[id] });
}
