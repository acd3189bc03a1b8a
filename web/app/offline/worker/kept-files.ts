import type { Kept, OfflineFile, OfflineFiles, When } from "../files.ts";

/** One cache for all versions: a file that two of them share is kept once. */
const CACHE = "brewscreen:files";
/** Where a version's list of keys is kept. */
const LISTS = "/offline-lists/";
/** A tab that was opened with an older version still asks for its files. */
const MOST_VERSIONS = 2;
/** How many files come side by side: few while the visitor rests, for they may go on at any moment. */
const SIDE_BY_SIDE: Readonly<Record<When, number>> = { install: 4, idle: 2, wish: 4 };
const ORDER: readonly When[] = ["install", "idle", "wish"];

/** What a file is kept under: another version's has another key, unless it is the same file. */
const keyOf = ({ path, sha256 }: OfflineFile, version: string): string =>
  path.startsWith("/assets/") ? path : `${path}?${sha256 || version}`;

/** The files of this version and of the one before, as they are kept on the device. */
export class KeptFiles {
  readonly #version: string;
  readonly #files: ReadonlyMap<string, OfflineFile>;
  #rests = 0;

  constructor({ version, files }: OfflineFiles) {
    this.#version = version;
    this.#files = new Map(files.map((file) => [file.path, file]));
  }

  /** What is kept at a path, of this version or of the one before; undefined where that is nothing. */
  async find(path: string): Promise<Response | undefined> {
    const file = this.#files.get(path);
    const key = file ? keyOf(file, this.#version) : path;
    return (await caches.open(CACHE)).match(key);
  }

  /** Takes a file from the network and keeps it, if it is one of this version's. Rejects without a connection. */
  async take(path: string): Promise<Response> {
    const file = this.#files.get(path);
    if (!file) return fetch(path);
    const answer = await fresh(file);
    if (!(await isThatFile(file, answer.clone()))) return answer;
    const cache = await caches.open(CACHE);
    // For want of room it is answered all the same.
    await cache.put(keyOf(file, this.#version), answer.clone()).catch(() => undefined);
    return answer;
  }

  /**
   * Keeps all files that are wanted by then. `say` is called after each that comes, and at the end; a file that does not
   * come, or for which there is no room, ends it. What is kept while the visitor rests is `waiting` at its end where
   * `rest` was called.
   */
  async keep(when: When, say: (kept: Kept) => void): Promise<void> {
    const wanted = [...this.#files.values()].filter(
      (file) => ORDER.indexOf(file.when) <= ORDER.indexOf(when),
    );
    const all = sizeOf(wanted);
    const cache = await caches.open(CACHE);
    const there = await keysIn(cache);
    const missing = wanted.filter((file) => !there.has(keyOf(file, this.#version)));
    const waiting = missing[Symbol.iterator]();
    let bytes = all - sizeOf(missing);
    let hasFailed = false;
    const rests = this.#rests;
    const work = async () => {
      for (const file of waiting) {
        if (hasFailed || (when === "idle" && rests !== this.#rests)) return;
        const key = keyOf(file, this.#version);
        // Another tab's order, or the visitor's wish, may have brought it by now.
        if (!(await cache.match(key))) {
          const answer = await fresh(file);
          if (!(await isThatFile(file, answer.clone()))) throw new Error(`${file.path} is another file`);
          await cache.put(key, answer);
        }
        bytes += file.bytes;
        say({ bytes, all, state: "running" });
      }
    };
    try {
      await Promise.all(Array.from({ length: SIDE_BY_SIDE[when] }, work));
      say({ bytes, all, state: bytes === all ? "done" : "waiting" });
    } catch (fault) {
      hasFailed = true;
      say({ bytes, all, state: "failed" });
      throw fault;
    }
  }

  /** The visitor does something: what is kept while they rest stops after the file in hand. */
  rest(): void {
    this.#rests++;
  }

  /** How much of everything is kept. */
  async ask(): Promise<Kept> {
    const there = await keysIn(await caches.open(CACHE));
    const files = [...this.#files.values()];
    const bytes = sizeOf(files.filter((file) => there.has(keyOf(file, this.#version))));
    const all = sizeOf(files);
    return { bytes, all, state: bytes === all ? "done" : "waiting" };
  }

  /** Lets go of what neither this version nor the one before has. */
  async tidy(): Promise<void> {
    const cache = await caches.open(CACHE);
    const own = `${LISTS}${Date.now()}-${this.#version}`;
    const there = await keysIn(cache);
    const lists = [...there].filter(isList);
    const older = lists.filter((path) => !path.endsWith(`-${this.#version}`)).sort();
    const keys = [...this.#files.values()].map((file) => keyOf(file, this.#version));
    await cache.put(own, Response.json(keys));
    const keptLists = [...older.slice(1 - MOST_VERSIONS), own];
    const kept = new Set<string>(keptLists);
    for (const list of keptLists) {
      const known: readonly string[] = (await (await cache.match(list))?.json()) ?? [];
      for (const key of known) kept.add(key);
    }
    for (const key of there) if (!kept.has(key)) await cache.delete(key);
  }
}

/** What is kept under which keys: to ask once is far less work than to ask for each, as every start does. */
const keysIn = async (cache: Cache): Promise<ReadonlySet<string>> =>
  new Set(
    (await cache.keys()).map(({ url }) => {
      const { pathname, search } = new URL(url);
      return pathname + search;
    }),
  );

const sizeOf = (files: readonly OfflineFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

const isList = (path: string): boolean => path.startsWith(LISTS);

/** Lets go of everything, for good. */
export const forgetFiles = (): Promise<boolean> => caches.delete(CACHE);

/** Past the browser's own cache where its name does not say which version it is. */
const fresh = (file: OfflineFile): Promise<Response> =>
  fetch(file.path, { cache: file.path.startsWith("/assets/") ? "default" : "no-cache" });

/** Whether an answer is the file itself, and not a page that stands for one that is gone. */
async function isThatFile({ path, sha256 }: OfflineFile, answer: Response): Promise<boolean> {
  if (!answer.ok || answer.redirected) return false;
  const isPage = (answer.headers.get("Content-Type") ?? "").startsWith("text/html");
  if (isPage !== (path === "/")) return false;
  if (sha256 === "") return true;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await answer.arrayBuffer()));
  const digits = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.startsWith(sha256);
}
