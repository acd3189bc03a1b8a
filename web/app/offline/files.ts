/** `wish` means at the visitor's request. */
export type CacheTiming = "install" | "idle" | "wish";

export interface OfflineFile {
  readonly path: string;
  readonly bytes: number;
  /** The first hexadecimal digits, or empty for the page and for paths with a hash. */
  readonly sha256: string;
  readonly when: CacheTiming;
}

export interface OfflineManifest {
  readonly version: string;
  readonly files: readonly OfflineFile[];
}

/** `port` receives the progress: once for `ask`, repeatedly for `keep`. `rest` interrupts idle caching. */
export type CacheCommand =
  | {
      readonly order: "keep";
      readonly when: CacheTiming;
      readonly language: string;
      readonly port: MessagePort;
    }
  | { readonly order: "rest" }
  | { readonly order: "ask"; readonly port: MessagePort }
  | { readonly order: "use" };

export interface CacheProgress {
  readonly bytes: number;
  readonly all: number;
  /**
   * `waiting` if files are missing. `failed` if the cache couldn't be read, or a file couldn't be fetched or
   * stored.
   */
  readonly state: "waiting" | "running" | "done" | "failed";
}

const FONTS: Readonly<Record<string, string>> = { jp: "ja", arabic: "ar" };

export function languageOfFile(path: string): string | undefined {
  const [, texts, font = "", picture] =
    /^\/assets\/(?:texts-([\w-]+?)-(?:first|home|rest|thread)|noto-sans-(jp|arabic))-|^\/images\/(?:templates|.*\/small)\/([\w-]+)\//.exec(
      path,
    ) ?? [];
  return texts ?? FONTS[font] ?? picture;
}

export const APP_PAGE_PATH = "/";
export const SERVICE_WORKER_PATH = "/sw.js";
