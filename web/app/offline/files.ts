/* Types shared by the page, the service worker and the build. */

/** When a file is cached: on installing the service worker, while the visitor is idle, or on request. */
export type When = "install" | "idle" | "wish";

export interface OfflineFile {
  readonly path: string;
  readonly bytes: number;
  /** The hash's first hexadecimal digits; empty for the page and for files with a hash in their name. */
  readonly sha256: string;
  readonly when: When;
}

export interface OfflineFiles {
  readonly version: string;
  readonly files: readonly OfflineFile[];
}

/**
 * A message from a page to the service worker. `port` receives the progress; for `keep`, after each file.
 * `rest` interrupts idle-time caching.
 */
export type Order =
  | { readonly order: "keep"; readonly when: When; readonly port: MessagePort }
  | { readonly order: "rest" }
  | { readonly order: "ask"; readonly port: MessagePort }
  | { readonly order: "use" };

export interface Kept {
  readonly bytes: number;
  readonly all: number;
  /** `failed` if there is no connection or no room, `waiting` if caching was interrupted. */
  readonly state: "waiting" | "running" | "done" | "failed";
}

/** The page, served for every address of the app. */
export const PAGE = "/";
export const SERVICE_WORKER = "/sw.js";
