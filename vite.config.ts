import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { appManifest } from "./scripts/app-manifest.ts";
import { offlineFiles } from "./scripts/offline.ts";
import { ACTIVE } from "./shared/machines/index.ts";
import { PRODUCT } from "./shared/product.ts";
import { HTML_HEAD } from "./web/words/html-head.ts";
import { SHELL } from "./web/words/shell.ts";

/**
 * Stands for what jsPDF would load to draw HTML and SVG, which we never ask of it: 400 kB; and for the modules of Node
 * that libheif asks for there.
 */
const UNUSED = fileURLToPath(new URL("web/exports/pdf/unused.ts", import.meta.url));

/**
 * What every page runs before its first paint. As one file it is 8 kB smaller, compressed, than as the forty
 * that the bundler would cut it into.
 */
const FIRST_LOAD = [
  "node_modules/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|valtio|proxy-compare)/",
  "shared/product",
  "shared/machine/(fill-words|questions|steps)",
  "shared/machines/(index|[^/]+/(files|machine|model|places|steps))",
  "web/(App|LooksHost|routes)",
  "web/screen/(MachineFrame|describe|looks-door|place-on|useLooksDoor)",
  "web/shell/(DesignStatus|Footer|Header|HistoryKeys|Logo|Shell|links|use(?!Opening)\\w+)",
  "web/edit/(app|editing|late-fault-words|once|state)",
  "web/store/(database|image-values|mirror|mirror-keys|queue|records|store|tabs)",
  "shared/model/(canonical|design|history|questions|revision)",
  "web/ui/(button/Button|classes|loaded-on-use|dialog/topDialog|dropzone/carries-files|icon/(Icon|Spinner)|size|spoken/Spoken)",
  "web/ui/toast/notify",
  "web/wizard/load-step",
  "web/words/(design|plural|screen|shell|ui)",
];
/** What stands around every step of the wizard: in one file too. */
const STEP_LOAD = [
  "web/screen/(StepsRail|useFill)",
  "web/ui/(bar/BottomBar|field/Field)",
  "web/wizard/(StepLayout|useStepWay)",
  "web/words/wizard",
];
/** Small parts that nearly every page has but the first ones: in one file. */
const PARTS_LOAD = [
  "shared/archive/records",
  "shared/package/(device-name|file-name|limits)",
  "web/download/deliver",
  "web/screen/useImageSources",
  "web/threads/thread",
  "web/ui/dropzone/SizeDrawing",
  "web/ui/notice/Notice",
];
/** What the steps with pictures have beside that, and other pages that take pictures. */
const PICTURES_LOAD = [
  "web/picture/intake/(admit|damage-words|format|inspect)",
  "web/ui/drag/useSwapDrag",
  "web/ui/(dialog/Dialog|dropzone/clipboard|field/FileInput|menu/Menu|tile/LeftFiles)",
  "web/wizard/(LeftFiles|usePicker)",
  "web/words/(branding|fit|intake|lettering|looks)",
];
/** What a step loads while the visitor looks at it: to put other pictures in the place of those that are there. */
const REPLACING_LOAD = [
  "web/picture/lettering/letterer",
  "web/looks/(LookChoices|look-pictures)",
  "web/ui/picker/PickerGrid",
  "web/wizard/ReplaceDialog",
];
/** What the review and /media-upload know of packages before one is made. */
const PACKING_LOAD = [
  "shared/package/(key|name)",
  "web/exports/(media-package|package-failure-words)",
  "web/words/exports",
];
/** For the bundler: which modules go into which file. */
const groupOf = (name: string, modules: readonly string[]) => {
  const wanted = modules.map((module) => new RegExp(`/${module}${module.endsWith("/") ? "" : "\\.tsx?$"}`));
  return { name, test: (id: string) => wanted.some((module) => module.test(id)) };
};

/** What stands for the %marks% of web/index.html. */
const htmlWords = () => ({
  // Where the product is published, without a slash at the end, for the pictures of shared links.
  VITE_SITE: process.env.SITE ?? process.env.CF_PAGES_URL ?? "",
  VITE_PRODUCT: PRODUCT,
  VITE_TITLE: SHELL.titles.home,
  VITE_DESCRIPTION: HTML_HEAD.description,
  VITE_CARD_DESCRIPTION: HTML_HEAD.cardDescription,
  VITE_CARD_ALT: ACTIVE.showcase.alt,
  VITE_NO_SCRIPT: HTML_HEAD.noScript(PRODUCT),
});

/** The service worker of the folder that it is built into: it knows what stands there. */
const serviceWorker = (entry: string): Plugin => {
  let folder = "";
  return {
    name: "service-worker",
    config: () => ({ build: { rolldownOptions: { input: `web/offline/worker/${entry}.ts` } } }),
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
        plugins: [react(), appManifest],
        resolve: {
          alias: {
            // What wouter takes from it stands in React itself.
            "use-sync-external-store/shim/index.js": "react",
            canvg: UNUSED,
            dompurify: UNUSED,
            html2canvas: UNUSED,
            fs: UNUSED,
            path: UNUSED,
            crypto: UNUSED,
          },
        },
        worker: { format: "es" },
        build: {
          outDir: "../dist",
          emptyOutDir: true,
          target: "es2022",
          // Every browser that light-dark() needs knows it.
          modulePreload: { polyfill: false },
          // The first that know light-dark(). Lowered for older ones, a colour would no longer turn with the
          // surface that it stands on.
          cssTarget: ["chrome123", "safari17.5", "firefox120"],
          assetsInlineLimit: 0,
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  groupOf("first", FIRST_LOAD),
                  groupOf("step", STEP_LOAD),
                  groupOf("parts", PARTS_LOAD),
                  groupOf("pictures", PICTURES_LOAD),
                  groupOf("replacing", REPLACING_LOAD),
                  groupOf("packing", PACKING_LOAD),
                ],
              },
            },
          },
        },
        server: { proxy: { "/api": `http://localhost:${process.env.WORKER_PORT ?? 8789}` } },
      };
});
