import {
  type CacheProgress,
  type CacheTiming,
  languageOfFile,
  type OfflineFile,
  type OfflineManifest,
} from "../files.ts";

const CACHE = "brewscreen:files";
/** Path prefix of entries that list a version's keys. */
const LISTS = "/offline-lists/";
const MOST_VERSIONS = 2;
/** Fewer while idle, because the visitor may act at any moment. */
const PARALLEL_DOWNLOADS: Readonly<Record<CacheTiming, number>> = { install: 4, idle: 2, wish: 4 };
const REPORT_MS = 20_000;
const ORDER: readonly CacheTiming[] = ["install", "idle", "wish"];

const keyOf = ({ path, sha256 }: OfflineFile, version: string): string =>
  path.startsWith("/assets/") ? path : `${path}?${sha256 || version}`;

export class CachedFiles {
  readonly #version: string;
  readonly #files: ReadonlyMap<string, OfflineFile>;
  #interruptions = 0;

  constructor({ version, files }: OfflineManifest) {
    this.#version = version;
    this.#files = new Map(files.map((file) => [file.path, file]));
  }

  /** Also finds files that only the previous version has. */
  async find(path: string): Promise<Response | undefined> {
    const file = this.#files.get(path);
    const key = file ? keyOf(file, this.#version) : path;
    return (await caches.open(CACHE)).match(key);
  }

  async fetchAndCache(path: string): Promise<Response> {
    const file = this.#files.get(path);
    if (!file) return fetch(path);
    const answer = await fetchFresh(file);
    if (!(await matchesFile(file, answer.clone()))) return answer;
    const cache = await caches.open(CACHE);
    // Fails if there is no space left.
    await cache.put(keyOf(file, this.#version), answer.clone()).catch(() => undefined);
    return answer;
  }

  /** Rejects if a file can't be fetched or stored. */
  async cache(
    when: CacheTiming,
    report: (progress: CacheProgress) => void,
    language?: string,
  ): Promise<void> {
    const cache = await caches.open(CACHE);
    const cachedKeys = await keysIn(cache);
    const inUse = this.#inLanguages(cachedKeys, language);
    const wanted = inUse.filter((file) => ORDER.indexOf(file.when) <= ORDER.indexOf(when));
    const missing = this.#missing(wanted, cachedKeys);
    const waiting = missing.values();
    const all = sizeOf(wanted);
    let bytes = all - sizeOf(missing);
    let hasFailed = false;
    const interruptions = this.#interruptions;
    const work = async () => {
      for (const file of waiting) {
        if (hasFailed || (when === "idle" && interruptions !== this.#interruptions)) return;
        const key = keyOf(file, this.#version);
        if (!(await cache.match(key))) {
          const answer = await fetchFresh(file);
          if (!(await matchesFile(file, answer.clone())))
            throw new Error(`${file.path} isn't the expected file`);
          await cache.put(key, answer);
        }
        bytes += file.bytes;
        report({ bytes, all, state: "running" });
      }
    };
    const reporting = setInterval(() => report({ bytes, all, state: "running" }), REPORT_MS);
    try {
      await Promise.all(Array.from({ length: PARALLEL_DOWNLOADS[when] }, work));
      report({ bytes, all, state: bytes === all ? "done" : "waiting" });
    } catch (fault) {
      hasFailed = true;
      throw fault;
    } finally {
      clearInterval(reporting);
    }
  }

  interruptIdleCaching(): void {
    this.#interruptions++;
  }

  async progress(): Promise<CacheProgress> {
    const cachedKeys = await keysIn(await caches.open(CACHE));
    const files = this.#inLanguages(cachedKeys);
    const missing = this.#missing(files, cachedKeys);
    const all = sizeOf(files);
    return { bytes: all - sizeOf(missing), all, state: missing.length === 0 ? "done" : "waiting" };
  }

  #inLanguages(cachedKeys: ReadonlySet<string>, language?: string): readonly OfflineFile[] {
    const used = new Set([language, ...[...cachedKeys].map(languageOfFile)]);
    return [...this.#files.values()].filter(({ path }) => {
      const its = languageOfFile(path);
      return its === undefined || used.has(its);
    });
  }

  #missing(files: readonly OfflineFile[], cachedKeys: ReadonlySet<string>): readonly OfflineFile[] {
    return files.filter((file) => !cachedKeys.has(keyOf(file, this.#version)));
  }

  async deleteOldVersions(): Promise<void> {
    const cache = await caches.open(CACHE);
    const own = `${LISTS}${Date.now()}-${this.#version}`;
    const cachedKeys = await keysIn(cache);
    const lists = [...cachedKeys].filter(isList);
    const older = lists.filter((path) => !path.endsWith(`-${this.#version}`)).sort();
    const keys = [...this.#files.values()].map((file) => keyOf(file, this.#version));
    await cache.put(own, Response.json(keys));
    const keptLists = [...older.slice(1 - MOST_VERSIONS), own];
    const kept = new Set<string>(keptLists);
    for (const list of keptLists) {
      const known: readonly string[] = (await (await cache.match(list))?.json()) ?? [];
      for (const key of known) kept.add(key);
    }
    for (const key of cachedKeys) if (!kept.has(key)) await cache.delete(key);
  }
}

/** Listing all keys is far cheaper than looking up each file. */
const keysIn = async (cache: Cache): Promise<ReadonlySet<string>> =>
  new Set(
    (await cache.keys()).map(({ url }) => {
      const { pathname, search } = new URL(url);
      return pathname + search;
    }),
  );

const sizeOf = (files: readonly OfflineFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

const isList = (path: string): boolean => path.startsWith(LISTS);

export const deleteCachedFiles = (): Promise<boolean> => caches.delete(CACHE);

/** Revalidates the browser's HTTP cache if the file's name has no hash. */
const fetchFresh = (file: OfflineFile): Promise<Response> =>
  fetch(file.path, { cache: file.path.startsWith("/assets/") ? "default" : "no-cache" });

async function matchesFile({ path, sha256 }: OfflineFile, answer: Response): Promise<boolean> {
  if (!answer.ok || answer.redirected) return false;
  const isPage = (answer.headers.get("Content-Type") ?? "").startsWith("text/html");
  if (isPage !== (path === "/")) return false;
  if (sha256 === "") return true;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await answer.arrayBuffer()));
  const digits = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.startsWith(sha256);
}
