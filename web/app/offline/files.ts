/* Types that the page, the service worker and the build share. */

/** When a file is cached: with the service worker, while the visitor is idle, or when the visitor asks for it. */
export type When = "install" | "idle" | "wish";

export interface OfflineFile {
  readonly path: string;
  readonly bytes: number;
  /** The first hexadecimal digits; empty if its name contains a hash, or if it is the page. */
  readonly sha256: string;
  readonly when: When;
}

export interface OfflineFiles {
  readonly version: string;
  readonly files: readonly OfflineFile[];
}

/**
 * A message from a page to the service worker. `port` receives the progress, for `keep` after each file.
 * `rest` interrupts caching in idle time.
 */
export type Order =
  | { readonly order: "keep"; readonly when: When; readonly port: MessagePort }
  | { readonly order: "rest" }
  | { readonly order: "ask"; readonly port: MessagePort }
  | { readonly order: "use" };

export interface Kept {
  readonly bytes: number;
  readonly all: number;
  /** `failed` without a connection or room, `waiting` if it was interrupted. */
  readonly state: "waiting" | "running" | "done" | "failed";
}

/** The page answers for every address of the app. */
export const PAGE = "/";
export const SERVICE_WORKER = "/sw.js";
