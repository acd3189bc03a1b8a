import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { minify } from "terser";
import { defineConfig, normalizePath, type Plugin, type Rolldown } from "vite";
import { HTML_HEAD } from "#messages/html-head.ts";
import { SHELL } from "#messages/shell.ts";
import release from "./package.json" with { type: "json" };
import { appManifest } from "./scripts/app-manifest.ts";
import { languages, needsRest } from "./scripts/languages.ts";
import { offlineFiles } from "./scripts/offline.ts";
import { ACTIVE } from "./shared/machines/index.ts";
import { PRODUCT_NAME } from "./shared/product.ts";

/**
 * Stands for what jsPDF would load to draw HTML and SVG, which we never ask of it: 400 kB; for the modules of Node that
 * libheif asks for there; and for wouter's patterns of addresses.
 */
const UNUSED = fileURLToPath(new URL("web/unused.ts", import.meta.url));

/**
 * Which modules go into which file, in this order: those that all entries of a row import and that have no file yet. An
 * entry is a page, or what else is loaded by itself. The bundler alone makes a file for each set of entries that share a
 * module, 44 for one step of the wizard, and the first load has a list of them all. The first four rows hold its budget
 * (tests/e2e/ui-budget.test.ts); the others keep what they name from loading many files, or code of others.
 */
const SHARED: readonly (readonly [file: string, ...entries: string[]])[] = [
  ["start", "main.ts"],
  ["start", "messages/formats.ts"],
  ["first", "app/start.tsx"],
  ["first", "app/pages/home/HomePage.tsx", "wizard/NameStep.tsx"],
  ["home", "app/pages/home/HomePage.tsx"],
  ["step", "wizard/NameStep.tsx"],
  ["stored", "store/stored-design.ts"],
  ["parts", "app/pages/image-requirements/ImageRequirementsPage.tsx", "packages/upload/MediaUploadPage.tsx"],
  ["parts", "app/pages/upload-instructions/UploadInstructionsPage.tsx", "review/FinalReviewPage.tsx"],
  ["parts", "app/pages/developers/DevelopersPage.tsx", "review/FinalReviewPage.tsx"],
];
/** Next comes one file for what at least so many entries import. */
const MANY_ENTRIES = 6;
/** And then these. */
const SHARED_LATER: typeof SHARED = [
  ["zones", "packages/upload/MediaUploadPage.tsx", "wizard/ListStep.tsx"],
  ["pictures", "wizard/ListStep.tsx", "wizard/SlotsStep.tsx"],
  ["shelf", "machines/MachinesPage.tsx", "machines/VariantsPage.tsx"],
];
const FIRST_FILES = new Set(["start", "first", "home", "step"]);
const FILES = new Set([...SHARED, ...SHARED_LATER].map(([file]) => file));

const idOf = (entry: string): string =>
  normalizePath(fileURLToPath(new URL(`web/${entry}`, import.meta.url)));

/** The ids of an entry and of all modules that it imports. */
function importsOf(entry: string, context: Rolldown.ChunkingContext): Set<string> {
  const ids = new Set([idOf(entry)]);
  if (!context.getModuleInfo(idOf(entry)))
    throw new Error(`vite.config.ts names ${entry}, which is not in the build`);
  for (const each of ids) for (const next of context.getModuleInfo(each)?.importedIds ?? []) ids.add(next);
  return ids;
}

/** Rows of SHARED, for the bundler. What needs texts that are loaded later is in files of its own. */
function sharedFiles(rows: typeof SHARED, isWithTexts: boolean): Rolldown.CodeSplittingGroup[] {
  const files = new Map<string, string>();
  const fill = (context: Rolldown.ChunkingContext) => {
    for (const [file, ...entries] of rows) {
      const [ids = new Set<string>(), ...others] = entries.map((entry) => importsOf(entry, context));
      for (const id of ids) if (!files.has(id) && others.every((each) => each.has(id))) files.set(id, file);
    }
  };
  return [...new Set(rows.map(([file]) => file))].map((file) => ({
    debugName: file,
    name(id, context) {
      // Tests build pages of their own.
      if (!context.getModuleInfo(idOf("main.ts"))) return null;
      if (files.size === 0) fill(context);
      return files.get(id) === file && needsRest(id) === isWithTexts ? file : null;
    },
  }));
}

/**
 * Shrinks what a first visit loads once more, by another 1.3 % of its size with brotli. Takes some seconds, which the
 * other files are not worth.
 */
const smallerFirstLoad: Plugin = {
  name: "smaller-first-load",
  apply: "build",
  generateBundle: {
    order: "post",
    async handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk" || !FIRST_FILES.has(file.name)) continue;
        const { code } = await minify(file.code, { module: true, compress: { passes: 3 } });
        if (code) file.code = code;
      }
    },
  },
};

const HASH_CHARACTERS = "base36";
const assetFileNames = ({ names: [name] }: Rolldown.PreRenderedAsset): string =>
  `assets/${name?.endsWith(".css") ? "" : "[name]-"}[hash:7][extname]`;

/** What stands for the %marks% of web/index.html; the footer has the version. */
const htmlWords = () => ({
  // Where the product is published, without a slash at the end, for the pictures of shared links.
  VITE_SITE: process.env.SITE ?? process.env.CF_PAGES_URL ?? "",
  VITE_PRODUCT: PRODUCT_NAME,
  VITE_VERSION: release.version,
  VITE_TITLE: SHELL.titles.home,
  VITE_DESCRIPTION: HTML_HEAD.description,
  VITE_CARD_DESCRIPTION: HTML_HEAD.cardDescription,
  VITE_CARD_ALT: ACTIVE.showcase.alt,
  VITE_NO_SCRIPT: HTML_HEAD.noScript(PRODUCT_NAME),
});

/** The service worker of the folder that it is built into: it knows what stands there. */
const serviceWorker = (entry: string): Plugin => {
  let folder = "";
  return {
    name: "service-worker",
    config: () => ({ build: { rolldownOptions: { input: `web/app/offline/worker/${entry}.ts` } } }),
    configResolved({ build }) {
      folder = build.outDir;
    },
    transform: {
      filter: { id: /service-worker\.ts$/ },
      handler: (code) => `const OFFLINE_FILES = ${JSON.stringify(offlineFiles(folder))};\n${code}`,
    },
  };
};
const SERVICE_WORKERS: Readonly<Record<string, string>> = {
  offline: "service-worker",
  "offline-remove": "remove-service-worker",
};

/**
 * `vite build` makes the app, `vite build --mode worker` the worker beside it: Pages' advanced mode
 * runs dist/_worker.js, for the paths that public/_routes.json names. `--mode offline` then makes dist/sw.js of
 * what is there.
 */
export default defineConfig(({ command, mode }) => {
  Object.assign(process.env, htmlWords());
  // A test runner sets it to "test", and React would then be its development build, twice the size.
  if (command === "build") process.env.NODE_ENV = "production";
  const entry = SERVICE_WORKERS[mode];
  if (entry)
    return {
      publicDir: false,
      plugins: [serviceWorker(entry)],
      build: {
        emptyOutDir: false,
        target: "es2022",
        rolldownOptions: { output: { format: "iife", entryFileNames: "sw.js" } },
      },
    };
  return mode === "worker"
    ? {
        publicDir: false,
        build: {
          outDir: "dist",
          emptyOutDir: false,
          ssr: "worker/index.ts",
          target: "es2024",
          rolldownOptions: { external: [/^node:/], output: { entryFileNames: "_worker.js" } },
        },
        ssr: { target: "webworker", noExternal: true },
      }
    : {
        root: "web",
        publicDir: "../public",
        plugins: [languages("page"), react(), appManifest, smallerFirstLoad],
        resolve: {
          alias: {
            // What wouter takes from it stands in React itself.
            "use-sync-external-store/shim/index.js": "react",
            regexparam: UNUSED,
            canvg: UNUSED,
            dompurify: UNUSED,
            html2canvas: UNUSED,
            fs: UNUSED,
            path: UNUSED,
            crypto: UNUSED,
          },
        },
        // No two modules have the same name (tests/repo/styles.test.ts), so that it needs no hash.
        css: {
          modules: { generateScopedName: (name, file) => `${basename(file).split(".")[0]}-${name}` },
        },
        // Its files have the same names as the page's, for fonts that both load.
        worker: {
          format: "es",
          plugins: () => [languages("thread")],
          rolldownOptions: { output: { hashCharacters: HASH_CHARACTERS, assetFileNames } },
        },
        build: {
          outDir: "../dist",
          emptyOutDir: true,
          target: "es2022",
          // Every browser that light-dark() needs knows it.
          modulePreload: {
            polyfill: false,
            // Most of what these texts import is loaded by then, and the lists would add to the first load.
            resolveDependencies: (file, files) => (/\/texts-.+-rest-/.test(file) ? [] : files),
          },
          // The first that know light-dark(). Lowered for older ones, a colour would no longer turn with the
          // surface that it stands on.
          cssTarget: ["chrome123", "safari17.5", "firefox120"],
          assetsInlineLimit: 0,
          rolldownOptions: {
            output: {
              // The first load lists them all: only what is asked for, or listed above, is called by a name, and hashes
              // are as short as the bundler allows, in letters that compress better than its own.
              hashCharacters: HASH_CHARACTERS,
              chunkFileNames: ({ name, isDynamicEntry }) =>
                `assets/${isDynamicEntry || FILES.has(name) ? "[name]-" : ""}[hash:7].js`,
              assetFileNames,
              codeSplitting: {
                groups: [
                  ...[false, true].flatMap((isWithTexts) => [
                    ...sharedFiles(SHARED, isWithTexts),
                    {
                      name: "common",
                      minShareCount: MANY_ENTRIES,
                      test: (id: string) => !id.includes("/node_modules/") && needsRest(id) === isWithTexts,
                    },
                    ...sharedFiles(SHARED_LATER, isWithTexts),
                  ]),
                ],
              },
            },
          },
        },
        server: { proxy: { "/api": `http://localhost:${process.env.WORKER_PORT ?? 8789}` } },
      };
});
