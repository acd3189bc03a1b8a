import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, extname, join, sep } from "node:path";
import { buffer, json } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createFileFinder, fileKey } from "../web/machines/table.ts";
import type { DesignFileFault } from "../web/store/design-json.ts";
import { exists, isFolder, writeFileAtomically } from "./files.ts";
import {
  BOOLEAN_OPTION,
  type Command,
  EXIT_CODES,
  formatCount,
  OUTPUT_OPTION,
  STRING_OPTION,
  UserError,
  withPath,
} from "./run.ts";

export type ManyCommandEvent =
  | { readonly at: number; readonly all: number; readonly name: string }
  | { readonly note: string }
  | { readonly failed: string }
  | { readonly refused: DesignFileFault | (string & {}) }
  | { readonly noRows: true }
  | { readonly isOver: true };

const FAULTS: Readonly<Record<DesignFileFault, string>> = {
  foreign: "It isn't a design. Name a .brewscreen file saved by the web app.",
  damaged: "It's damaged. Save the design again in the web app.",
  tooLarge: "It's too large to be a design.",
  laterVersion: "It was created with a newer version. Update brewscreen.",
  otherModel: "It's a design for a different machine model.",
};

const PROGRAMS = ["ProgramFiles", "ProgramFiles(x86)", "LOCALAPPDATA"].flatMap(
  (name) => process.env[name] ?? [],
);
const BROWSERS: readonly string[] = [
  ...["chromium", "chromium-browser", "google-chrome", "microsoft-edge"].map((name) => `/usr/bin/${name}`),
  // As Arch Linux names them.
  ...["google-chrome", "microsoft-edge"].map((name) => `/usr/bin/${name}-stable`),
  "/snap/bin/chromium",
  ...["Google Chrome", "Chromium", "Microsoft Edge"].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  ...PROGRAMS.flatMap((folder) =>
    ["Google/Chrome/Application/chrome.exe", "Microsoft/Edge/Application/msedge.exe"].map((file) =>
      join(folder, file),
    ),
  ),
];

async function findBrowser(named = process.env.BREWSCREEN_BROWSER): Promise<string> {
  for (const path of named ? [named] : BROWSERS) if (await exists(path)) return path;
  throw new UserError(
    `many needs Chrome, Chromium or Edge to draw words, but ${named ? `${named} was not` : "none of them was"} found. Install one, or name it with --browser.`,
  );
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".png": "image/png",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
};
/** The page and the product's pictures, next to the bundled command. */
const SITE = join(dirname(fileURLToPath(import.meta.url)), "many");

/** Searches as the web app does, and never outside the folder: the table may come from another computer. */
async function readPicture(folder: string, cell: string): Promise<Uint8Array | undefined> {
  const parts = cell.split("/").filter((part) => part !== "");
  for (const at of parts.keys()) {
    const file = await findPath(folder, parts.slice(at));
    if (file !== undefined) return readFile(file);
  }
  return undefined;
}

async function findPath(
  folder: string,
  [part = "", ...rest]: readonly string[],
): Promise<string | undefined> {
  const isLast = rest.length === 0;
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isSymbolicLink() || entry.isFile() === isLast)
    .map(({ name }) => name);
  const find = createFileFinder(names.map((name) => [fileKey(name), name]));
  const found = names.includes(part) ? part : find(part);
  if (found === undefined) return undefined;
  const path = join(folder, found);
  return isLast ? path : findPath(path, rest);
}

export const manyCommand: Command = async (args, run) => {
  const options = { output: OUTPUT_OPTION, browser: STRING_OPTION, force: BOOLEAN_OPTION };
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [design, table, ...others] = positionals;
  if (design === undefined || table === undefined || others.length > 0)
    throw new UserError("Name a design and a table: brewscreen many design.brewscreen machines.csv -o out");
  const { output = "packages" } = values;
  if ((await exists(output)) && !(await isFolder(output)))
    throw new UserError(`${output} is a file. Name a folder with -o.`);
  const read = (path: string) =>
    readFile(path).catch((fault) => {
      throw withPath(fault, path);
    });
  const given: Readonly<Record<string, Buffer>> = { design: await read(design), table: await read(table) };
  const { table: tableBytes } = given;
  if (/^(.PNG|PK|%PDF|\xd0\xcf)/.test(tableBytes?.toString("latin1", 0, 8) ?? ""))
    throw new UserError(`${table} is not a CSV file. Save the table as CSV in your spreadsheet program.`);
  const browser = await findBrowser(values.browser);
  const count = { written: 0, kept: 0, failed: 0 };
  const key = randomUUID();
  const over = Promise.withResolvers<void>();
  const quit = new UserError(
    `${browser} quit or crashed before all packages were created. Run the command again to continue.`,
  );

  async function answer(request: IncomingMessage): Promise<Uint8Array | undefined> {
    const [, area, ...path] = new URL(request.url ?? "", "http://page").pathname
      .split("/")
      .map(decodeURIComponent);
    if (area !== "job") {
      const file = join(SITE, area || "index.html", ...path);
      // Any program on this computer can send requests, and "%2f" may hide a "..".
      return file.startsWith(SITE + sep) ? readFile(file) : undefined;
    }
    const [sent, what = "", name = ""] = path;
    if (sent !== key) return undefined;
    if (what === "event") hear((await json(request)) as ManyCommandEvent);
    if (what === "picture") return readPicture(dirname(table ?? ""), name.replaceAll("\\", "/"));
    if (what !== "package") return given[what] ?? new Uint8Array();
    const file = join(output, basename(name));
    if (request.method === "GET") {
      if (values.force || !(await exists(file))) return undefined;
      count.kept++;
      return new Uint8Array();
    }
    try {
      await writeFileAtomically(file, await buffer(request), { signal: run.signal, force: values.force });
      count.written++;
    } catch (fault) {
      over.reject(fault);
    }
    return new Uint8Array();
  }
  function hear(event: ManyCommandEvent): void {
    if ("isOver" in event) over.resolve();
    else if ("at" in event) run.progress(`Creating ${event.at + 1} of ${event.all}: ${event.name}`);
    else if ("refused" in event)
      over.reject(new UserError(`${design}: ${FAULTS[event.refused as DesignFileFault] ?? event.refused}`));
    else if ("noRows" in event) over.reject(new UserError(`${table}: The table has no rows.`));
    else for (const line of ("note" in event ? event.note : event.failed).split("\n")) run.say(line);
    if ("failed" in event) count.failed++;
  }

  const server = createServer(async (request, response) => {
    if (request.url === `/job/${key}/alive`) {
      // The response stays open until the page closes.
      response.once("close", () => over.reject(quit));
      return response.flushHeaders();
    }
    const body = await answer(request).catch(() => undefined);
    response.writeHead(body ? 200 : 404, {
      "content-type": TYPES[extname(request.url ?? "")] ?? "text/html",
    });
    response.end(request.method === "HEAD" ? undefined : body);
  });
  const profile = await mkdtemp(join(tmpdir(), "brewscreen-"));
  try {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    // Chromium refuses to run its sandbox as root.
    const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
    const flags = ["--headless=new", "--no-first-run", `--user-data-dir=${profile}`, ...asRoot];
    run.signal.throwIfAborted();
    run.signal.addEventListener("abort", () => over.reject(run.signal.reason), { once: true });
    const child = spawn(browser, [...flags, `http://127.0.0.1:${port}/#${key}`], { stdio: "ignore" });
    const ended = once(child, "exit").catch(() => undefined);
    child.once("error", () => over.reject(new UserError(`${browser} can't be started.`)));
    child.once("exit", () => over.reject(quit));
    try {
      await over.promise;
    } finally {
      child.kill();
      await ended;
    }
  } finally {
    server.close();
    server.closeAllConnections();
    // On Windows, the browser may still have files open.
    await rm(profile, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
  }
  const kept = count.kept > 0 ? `, ${count.kept} already there and kept` : "";
  const failed = count.failed > 0 ? `, ${formatCount(count.failed, "mistake")}` : "";
  run.say(`${output}: ${formatCount(count.written, "package")}${kept}${failed}`);
  return count.failed > 0 ? EXIT_CODES.problems : EXIT_CODES.success;
};
