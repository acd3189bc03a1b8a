import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { ACTIVE } from "../shared/machines/index.ts";
import { describeMachine } from "../shared/package/api.ts";
import { NOTICES_PATH } from "../shared/product.ts";
import { formatPackageNotice, NOTICES_FILE as NOTICES, readPackageJson } from "./notices.ts";

const ROOT = join(import.meta.dirname, "..");
const DIST = join(ROOT, "cli/dist");
const FILES = { main: "brewscreen.js", library: "index.js" } as const;

const BUNDLED = ["fflate"];

/** Builds the command, the library and its types. */
export async function buildCli(folder = DIST): Promise<void> {
  for (const [entry, file] of Object.entries(FILES))
    await build({
      root: ROOT,
      configFile: false,
      publicDir: false,
      logLevel: "warn",
      build: {
        outDir: folder,
        emptyOutDir: entry === "main",
        ssr: `cli/${entry}.ts`,
        target: "node20",
        rolldownOptions: {
          external: [/^node:/, "sharp"],
          output: { entryFileNames: file, codeSplitting: false },
        },
      },
      ssr: { target: "webworker", noExternal: true },
    });
  writeFileSync(join(folder, "index.d.ts"), libraryTypes());
  const notices = BUNDLED.map((name) => formatPackageNotice(readPackageJson(name)));
  writeFileSync(join(folder, "third-party-notices.txt"), `${notices.join("\n\n")}\n`);
}

export async function buildManyCommand(folder = DIST): Promise<void> {
  await build({
    root: join(ROOT, "cli"),
    configFile: false,
    publicDir: false,
    logLevel: "error",
    worker: { format: "es" },
    build: { outDir: join(folder, "many"), emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  });
  cpSync(join(ROOT, "public/images"), join(folder, "many/images"), { recursive: true });
  cpSync(NOTICES, join(folder, "many", NOTICES_PATH));
}

/** Lists the ids of slots one by one, so that compilers and editors know them. */
function libraryTypes(): string {
  const { categories, folders } = describeMachine(ACTIVE.model);
  const slots = categories.flatMap(({ arrangements }) =>
    arrangements.flatMap((arrangement) => arrangement.slots.map(({ id }) => id)),
  );
  const union = (ids: readonly string[]) => [...new Set(ids)].map((id) => `\n  | "${id}"`).join("");
  return ["shared/package/described.ts", "cli/types.ts"]
    .map((file) => readFileSync(join(ROOT, file), "utf8"))
    .join("\n")
    .replace(/^import .*\n/m, "")
    .replace("SlotId = string", `SlotId =${union(slots)}`)
    .replace("FolderId = string", `FolderId =${union(folders.map(({ id }) => id))}`);
}

if (import.meta.main) {
  await buildCli();
  await buildManyCommand();
}
