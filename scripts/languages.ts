import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { minify } from "terser";
import { normalizePath, type Plugin, parseSync, type Rolldown } from "vite";
import { chooseLanguage } from "../web/messages/choose-language.ts";
import { LANGUAGE_KEY, LANGUAGES } from "../web/messages/languages.ts";

/*
 * Visitors load the texts of only one language. In the app, an import of `#messages/shell.ts` refers to texts
 * that are loaded at runtime. A language has three files: for every first visit, for the home page, and for
 * the rest. Code that is imported later waits for the files it needs. Elsewhere, as in the worker and in tests,
 * such an import refers to the English file.
 */

const ROOT = normalizePath(join(import.meta.dirname, ".."));
/** By import prefix, as in package.json. */
const FOLDERS: Readonly<Record<string, string>> = {
  "#messages/": "web/messages",
  "#classic/": "shared/machines/classic/texts",
};
const FIRST_MODULES = ["app/start.tsx", "wizard/NameStepPage.tsx"];
const HOME_MODULE = "app/pages/home/HomePage.tsx";
/** The only web worker whose code uses texts. */
const THREAD_MODULE = "exports/drawing.worker.ts";
const TEXT = "\0text:";
const LOAD = `${ROOT}/web/messages/load.ts`;
const FILES = `${ROOT}/web/messages/language-files.ts`;
const START = `${ROOT}/web/app/start.tsx`;

const webFile = (path: string): string => `${ROOT}/web/${path}`;
const isText = (id: string): boolean => id.startsWith("#");
const nameOf = (text: string): string => basename(text, ".ts");
const fileOf = (text: string, language: string): string => {
  const prefix = text.slice(0, text.indexOf("/") + 1);
  return `${ROOT}/${FOLDERS[prefix]}/${language}/${text.slice(prefix.length)}`;
};

interface Imports {
  readonly always: readonly string[];
  readonly later: readonly { readonly id: string; readonly start: number; readonly end: number }[];
}
const read = new Map<string, Imports>();

/** Returns the paths of our own files, and the texts, that a module imports. */
function importsOf(file: string, source = readFileSync(file, "utf8")): Imports {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const idOf = (request: string) =>
    request.startsWith(".") ? normalizePath(join(dirname(file), request)) : request;
  const isOurs = (id: string) => /\.tsx?$/.test(id) && (isText(id) || id.startsWith(ROOT));
  const always = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ isType, moduleRequest }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ),
  ];
  const later = dynamicImports.map(({ start, end, moduleRequest }) => ({
    id: idOf(source.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
    start,
    end,
  }));
  return { always: always.map(idOf).filter(isOurs), later: later.filter(({ id }) => isOurs(id)) };
}

export const needsRestTexts = (id: string): boolean => laterTextsOf(id) === "rest";

const LATER = ["home", "rest"] as const;
type Later = (typeof LATER)[number];

/** Returns which later texts a module waits for. */
function laterTextsOf(id: string): Later | undefined {
  if (reaches.has(id)) return reaches.get(id);
  const missing = [...textsNeededBy(id)].filter((text) => !firstTexts().has(text));
  const isHome = missing.every((text) => homeTexts().has(text));
  const later = missing.length === 0 ? undefined : isHome ? "home" : "rest";
  reaches.set(id, later);
  return later;
}
const reaches = new Map<string, Later | undefined>();

function textsNeededBy(id: string): Iterable<string> {
  if (id.startsWith(TEXT)) return [id.slice(TEXT.length)];
  const isOurs = id.startsWith(`${ROOT}/web/`) || id.startsWith(`${ROOT}/shared/`);
  return isOurs && /\.tsx?$/.test(id) ? textsOf([id]) : [];
}

let first: ReadonlySet<string> | undefined;
const firstTexts = (): ReadonlySet<string> => {
  first ??= textsOf(FIRST_MODULES.map(webFile));
  return first;
};
let home: ReadonlySet<string> | undefined;
const homeTexts = (): ReadonlySet<string> => {
  home ??= new Set([...textsOf([webFile(HOME_MODULE)])].filter((text) => !firstTexts().has(text)));
  return home;
};

/** Returns the texts that modules import, directly or indirectly. */
function textsOf(modules: readonly string[], isWithLater = false): Set<string> {
  const ids = new Set(modules);
  for (const id of ids) {
    if (isText(id)) continue;
    const imports = read.get(id) ?? importsOf(id);
    read.set(id, imports);
    for (const each of [...imports.always, ...(isWithLater ? imports.later.map((one) => one.id) : [])])
      ids.add(each);
  }
  return new Set([...ids].filter(isText));
}

const allTexts = (): string[] =>
  Object.entries(FOLDERS).flatMap(([prefix, folder]) =>
    globSync("*.ts", { cwd: `${ROOT}/${folder}/en` }).map((file) => prefix + file),
  );

const exportsOf = (text: string): string[] => {
  const file = fileOf(text, "en");
  return parseSync(file, readFileSync(file, "utf8")).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, isType }) => (exportName.name && !isType ? [exportName.name] : [])),
  );
};

/**
 * Adds a language's own fonts, if any, to the file with its texts, since the URL of a separate file would be
 * part of every first load.
 */
function adoptStyle(language: string): string[] {
  const file = webFile(`fonts/${language}.css`);
  if (!existsSync(file)) return [];
  return [
    `import style from ${JSON.stringify(`${file}?inline`)};`,
    "const sheet = new CSSStyleSheet();",
    "sheet.replaceSync(style);",
    "document.adoptedStyleSheets.push(sheet);",
  ];
}

type Bundle = "first" | Later | "thread";
const bundleId = (language: string, bundle: Bundle): string => `virtual:texts/texts-${language}-${bundle}`;
const importBundle = (language: string, bundle: Bundle): string =>
  `() => import(${JSON.stringify(bundleId(language, bundle))})`;

/** Exported by each language's first chunk, so that visitors don't load the other languages' URLs. */
const loadersOfLater = (language: string): string[] =>
  LATER.map((bundle) => `export const ${bundle} = ${importBundle(language, bundle)};`);

/** "thread" is for a web worker, which uses English until the page's texts are loaded. */
export function languagesPlugin(place: "page" | "thread"): Plugin {
  const textsIn: Readonly<Record<Bundle, () => Iterable<string>>> = {
    first: firstTexts,
    home: homeTexts,
    rest: () => allTexts().filter((text) => !firstTexts().has(text) && !homeTexts().has(text)),
    thread: () => textsOf([webFile(THREAD_MODULE)], true),
  };
  const entry: Bundle = place === "page" ? "first" : "thread";
  let isApp = false;
  let script = "";

  return {
    name: "languages",
    enforce: "pre",
    configResolved({ command, build }) {
      read.clear();
      reaches.clear();
      first = undefined;
      home = undefined;
      // The component page and the development server use the language in BREWSCREEN_LANGUAGE, or English.
      isApp = command === "build" && (place === "thread" || build.rolldownOptions.input === undefined);
    },
    resolveId(id) {
      if (id.startsWith("virtual:")) return `\0${id}`;
      if (!Object.keys(FOLDERS).some((prefix) => id.startsWith(prefix))) return null;
      return isApp ? TEXT + id : fileOf(id, process.env.BREWSCREEN_LANGUAGE ?? "en");
    },
    load(id) {
      if (id.startsWith(TEXT)) {
        const text = id.slice(TEXT.length);
        const names = exportsOf(text).join(", ");
        const loaded = `import { textsOf } from ${JSON.stringify(LOAD)};`;
        const name = JSON.stringify(nameOf(text));
        return place === "page"
          ? `${loaded} export const { ${names} } = textsOf(${name});`
          : `${loaded} import * as english from ${JSON.stringify(fileOf(text, "en"))};
             export const { ${names} } = textsOf(${name}, english);`;
      }
      if (id === FILES && isApp) {
        const rows = Object.keys(LANGUAGES).map(
          (language) => `${JSON.stringify(language)}: ${importBundle(language, entry)}`,
        );
        return `export const LANGUAGE_FILES = { ${rows.join(", ")} };`;
      }
      const [, language = "", bundle] = /^\0virtual:texts\/texts-([\w-]+)-(\w+)$/.exec(id) ?? [];
      if (!bundle) return null;
      const texts = [...textsIn[bundle as Bundle]()].map((text, at) => ({
        text,
        exports: exportsOf(text).map((name) => ({ name, local: `t${at}_${name}` })),
      }));
      return [
        ...(bundle === "first" ? [...adoptStyle(language), ...loadersOfLater(language)] : []),
        ...texts.map(({ text, exports }) => {
          const names = exports.map(({ name, local }) => `${name} as ${local}`);
          return `import { ${names.join(", ")} } from ${JSON.stringify(fileOf(text, language))};`;
        }),
        // Plain objects are smaller than namespaces.
        "export const texts = {",
        ...texts.map(({ text, exports }) => {
          const members = exports.map(({ name, local }) => `${name}: ${local}`);
          return `${JSON.stringify(nameOf(text))}: { ${members.join(", ")} },`;
        }),
        "};",
      ].join("\n");
    },
    /** Makes dynamic imports wait for the texts that the imported code needs. */
    transform: {
      filter: { id: /\.tsx?$/, code: "import(" },
      handler(code, id) {
        if (!isApp || place === "thread" || !id.startsWith(ROOT)) return null;
        const waiting = importsOf(id, code).later.flatMap((each) => {
          const later = laterTextsOf(isText(each.id) ? TEXT + each.id : each.id);
          return later ? [{ ...each, load: later === "home" ? "loadHomeTexts" : "loadAllTexts" }] : [];
        });
        if (waiting.length === 0) return null;
        let changed = code;
        for (const { load, start, end } of waiting.toReversed())
          changed = `${changed.slice(0, start)}${load}().then(() => ${changed.slice(start, end)})${changed.slice(end)}`;
        return `import { loadAllTexts, loadHomeTexts } from ${JSON.stringify(LOAD)};${changed}`;
      },
    },
    /** Creates the first script, which sets `lang` and `dir` before the first paint. */
    generateBundle: {
      order: "pre",
      async handler(_, bundle) {
        if (!isApp || place === "thread") return;
        checkFiles(bundle);
        const directions = Object.entries(LANGUAGES).map(([language, { dir }]) => [language, dir]);
        const call = `(${chooseLanguage})(${JSON.stringify(Object.fromEntries(directions))}, ${JSON.stringify(LANGUAGE_KEY)})`;
        const { code: source = "" } = await minify(call);
        script = `assets/language-${createHash("sha256").update(source).digest("hex").slice(0, 7)}.js`;
        this.emitFile({ type: "asset", fileName: script, source });
      },
    },
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle }) {
        if (!isApp || !bundle) return [];
        const chunks = new Set([chunkOf(bundle, START)]);
        for (const { imports } of chunks)
          for (const file of imports) {
            const next = bundle[file];
            if (next?.type === "chunk") chunks.add(next);
          }
        const styles = [...chunks].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
        return [
          { tag: "script", attrs: { src: `/${script}` }, injectTo: "head-prepend" },
          ...[...chunks]
            .filter(({ isEntry }) => !isEntry)
            .map(({ fileName }) => ({
              tag: "link",
              attrs: { rel: "modulepreload", crossorigin: true, href: `/${fileName}` },
              injectTo: "head" as const,
            })),
          ...styles.map((file) => ({
            tag: "link",
            attrs: { rel: "stylesheet", crossorigin: true, href: `/${file}` },
            injectTo: "head" as const,
          })),
        ];
      },
    },
  };
}

/** Throws if importing a module also loads another that needs texts which the import doesn't wait for. */
function checkFiles(bundle: Rolldown.OutputBundle): void {
  const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
  for (const chunk of chunks) {
    if (!chunk.facadeModuleId) continue;
    const awaited = laterTextsOf(chunk.facadeModuleId);
    if (awaited === "rest") continue;
    const all = new Set([chunk]);
    for (const { imports } of all)
      for (const next of chunks) if (imports.includes(next.fileName)) all.add(next);
    for (const { fileName, moduleIds } of all)
      for (const id of moduleIds.filter((each) => (laterTextsOf(each) ?? awaited) !== awaited))
        throw new Error(
          `${chunk.facadeModuleId} loads ${fileName}, where ${id} needs texts that may not be there`,
        );
  }
}

function chunkOf(bundle: Rolldown.OutputBundle, id: string): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find((each) => each.type === "chunk" && each.moduleIds.includes(id));
  if (chunk?.type !== "chunk") throw new Error(`The build has no file for ${id.replace("\0", "")}`);
  return chunk;
}
