/**
 * Sets the page's language before the first paint. The build makes this a separate script
 * (scripts/languages.ts), so it uses nothing outside itself.
 */
export function chooseLanguage(directions: Readonly<Record<string, string>>, key: string): void {
  const known = Object.keys(directions);
  let wanted: readonly (string | null)[] = navigator.languages;
  try {
    // Version 1.0.0 stored the choice under "language".
    wanted = [key, "language"].map((each) => localStorage.getItem(each)).concat(wanted);
  } catch {
    // Without storage, the browser's languages decide.
  }
  const find = (tag: string | null) =>
    known.find((id) => id === tag) ?? known.find((id) => id.split("-")[0] === tag?.split("-")[0]);
  const id = wanted.map(find).find(Boolean) ?? "en";
  Object.assign(document.documentElement, { lang: id, dir: directions[id] });
}
