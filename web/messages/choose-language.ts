/**
 * Runs before the first paint. The language is the visitor's choice, the first supported one of the browser's,
 * or English. The build turns this function into a separate script (scripts/languages.ts), so it can't use
 * anything outside itself.
 */
export function chooseLanguage(
  languages: Readonly<Record<string, readonly [dir: string, texts: string]>>,
  key: string,
): void {
  const known = Object.keys(languages);
  let wanted: readonly (string | null)[] = navigator.languages;
  try {
    wanted = [localStorage.getItem(key), ...wanted];
  } catch {
    // Without storage, the browser's languages decide.
  }
  const find = (tag: string | null) =>
    known.find((id) => id === tag) ?? known.find((id) => id.split("-")[0] === tag?.split("-")[0]);
  const id = wanted.map(find).find(Boolean) ?? "en";
  const [dir = "", texts = ""] = languages[id] ?? [];
  Object.assign(document.documentElement, { lang: id, dir });
  const link = Object.assign(document.createElement("link"), {
    rel: "modulepreload",
    crossOrigin: "",
    href: texts,
  });
  document.head.append(link);
}
