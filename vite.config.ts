import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { minify } from "terser";
import { defineConfig, normalizePath, type Plugin, type Rolldown } from "vite";
import { HTML_HEAD } from "#messages/html-head.ts";
import { SHELL } from "#messages/shell.ts";
import release from "./package.json" with { type: "json" };
import { appManifestPlugin } from "./scripts/app-manifest.ts";
import { languagesPlugin, needsRestTexts } from "./scripts/languages.ts";
import { createOfflineManifest } from "./scripts/offline.ts";
import { ACTIVE } from "./shared/machines/index.ts";
import { PRODUCT_NAME } from "./shared/product.ts";

/**
 * Replaces modules that we never use: the libraries that jsPDF loads to draw HTML and SVG (400 kB), the Node modules
 * that libheif imports, and the parser of wouter's route patterns.
 */
const UNUSED = fileURLToPath(new URL("web/unused.ts", import.meta.url));

/**
 * Assigns modules to files. Each row takes the modules that all its entries import and that no earlier row has
 * taken. An entry is a page or another module that is loaded on demand. By itself, the bundler would create a file for
 * each set of entries that share a module (44 for one step of the wizard), and the first load includes a list of all
 * files. The first four rows keep the first load within its budget (tests/e2e/ui-budget.test.ts). The other rows keep
 * their entries from loading many files, or code that only other entries need.
 */
const SHARED: readonly (readonly [file: string, ...entries: string[]])[] = [
  ["start", "main.ts"],
  ["start", "messages/plurals.ts"],
  ["first", "app/start.tsx"],
  ["first", "app/pages/home/HomePage.tsx", "wizard/NameStepPage.tsx"],
  ["home", "app/pages/home/HomePage.tsx"],
  ["step", "wizard/NameStepPage.tsx"],
  ["stored", "store/stored-design.ts"],
  ["parts", "app/pages/image-requirements/ImageRequirementsPage.tsx", "packages/upload/MediaUploadPage.tsx"],
  ["parts", "app/pages/upload-instructions/UploadInstructionsPage.tsx", "review/FinalReviewPage.tsx"],
  ["parts", "app/pages/developers/DevelopersPage.tsx", "review/FinalReviewPage.tsx"],
  // Texts of the package rules, which the English messages import.
  ["rules", "../shared/package/rules/texts.ts"],
];
/** After SHARED, one file gets all modules that at least this many entries import. */
const MANY_ENTRIES = 6;
/** Further rows, for the modules that are left. */
const SHARED_LATER: typeof SHARED = [
  ["zones", "packages/upload/MediaUploadPage.tsx", "wizard/ListStepPage.tsx"],
  ["pictures", "wizard/ListStepPage.tsx", "wizard/SlotsStepPage.tsx"],
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

/** Converts rows to the bundler's groups. Modules that need texts which are loaded later get separate files. */
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
      // Some tests build their own pages, without main.ts.
      if (!context.getModuleInfo(idOf("main.ts"))) return null;
      if (files.size === 0) fill(context);
      return files.get(id) === file && needsRestTexts(id) === isWithTexts ? file : null;
    },
  }));
}

/**
 * Minifies the files of a first visit a second time, which makes them another 1.3% smaller with brotli. This takes a
 * few seconds, which isn't worth it for other files.
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

/** Values for the %placeholders% in web/index.html. The footer also shows the version. */
const htmlWords = () => ({
  // The address of the published site, for the preview images of shared links.
  VITE_SITE: (process.env.SITE ?? process.env.CF_PAGES_URL ?? "").replace(/\/$/, ""),
  VITE_PRODUCT: PRODUCT_NAME,
  VITE_VERSION: release.version,
  VITE_TITLE: SHELL.titles.home,
  VITE_DESCRIPTION: HTML_HEAD.description,
  VITE_CARD_DESCRIPTION: HTML_HEAD.cardDescription,
  VITE_CARD_ALT: ACTIVE.showcase.alt,
  VITE_NO_SCRIPT: HTML_HEAD.noScript(PRODUCT_NAME),
  VITE_OUTDATED: HTML_HEAD.outdated(PRODUCT_NAME),
});

/** Builds a service worker. The one for offline use gets a list of the files that are already in its folder. */
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
      handler: (code) => `const OFFLINE_FILES = ${JSON.stringify(createOfflineManifest(folder))};\n${code}`,
    },
  };
};
const SERVICE_WORKERS: Readonly<Record<string, string>> = {
  offline: "service-worker",
  "offline-remove": "remove-service-worker",
};

/**
 * `vite build` builds the app, and `vite build --mode worker` adds the worker: Pages' advanced mode runs
 * dist/_worker.js for the paths listed in public/_routes.json. `--mode offline` then adds dist/sw.js, which lists the
 * files in dist.
 */
export default defineConfig(({ command, mode }) => {
  Object.assign(process.env, htmlWords());
  // Test runners set NODE_ENV to "test", which would select React's development build, twice the size.
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
        // upng-js checks this. Otherwise, the first load would include the bundler's own `require`.
        define: { "typeof require": JSON.stringify("function") },
        publicDir: "../public",
        plugins: [languagesPlugin("page"), react(), appManifestPlugin, smallerFirstLoad],
        resolve: {
          alias: {
            // React itself exports the one hook that wouter imports from this shim.
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
        // Class names need no hash, since no two CSS modules have the same name (tests/repo/styles.test.ts).
        css: {
          modules: { generateScopedName: (name, file) => `${basename(file).split(".")[0]}-${name}` },
        },
        // Files are named as in the page's build, so that fonts used by both are loaded only once.
        worker: {
          format: "es",
          plugins: () => [languagesPlugin("thread")],
          rolldownOptions: { output: { hashCharacters: HASH_CHARACTERS, assetFileNames } },
        },
        build: {
          outDir: "../dist",
          emptyOutDir: true,
          target: "es2022",
          // Every browser that supports light-dark(), which our CSS needs, also supports modulepreload.
          modulePreload: {
            polyfill: false,
            // Lists of what each page imports would enlarge the first load by 1.1 kB. They would rarely save time,
            // since the first press on a page loads the next one, and soon after the first visit, all pages are
            // stored for offline use.
            resolveDependencies: (_, files) => files.filter((each) => each.endsWith(".css")),
          },
          // The first versions that support light-dark(). In the fallback for older ones, colours would no longer
          // follow the colour scheme of the surface behind them.
          cssTarget: ["chrome123", "safari17.5", "ios17.5", "firefox120"],
          assetsInlineLimit: 0,
          rolldownOptions: {
            output: {
              // The first load lists all files, so only those that are imported on demand or listed above have names.
              // Hashes are as short as the bundler allows, in characters that compress better than its default ones.
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
                      test: (id: string) =>
                        !id.includes("/node_modules/") && needsRestTexts(id) === isWithTexts,
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
