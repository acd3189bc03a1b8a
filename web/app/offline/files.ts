/* Types that the page, the service worker and the build share. */

/** When a file is cached: as the service worker is installed, while the visitor is idle, or when the visitor asks for it. */
export type When = "install" | "idle" | "wish";

export interface OfflineFile {
  readonly path: string;
  readonly bytes: number;
  /** The first hexadecimal digits of its SHA-256; empty if its name contains a hash, or if it is the page. */
  readonly sha256: string;
  readonly when: When;
}

/** All files of one version of the product. */
export interface OfflineFiles {
  readonly version: string;
  readonly files: readonly OfflineFile[];
}

/**
 * A message from a page to the service worker. `port` receives the progress: once for `ask`, after each file and at the
 * end for `keep`. `rest` interrupts caching in idle time, which then ends with the state `waiting`.
 */
export type Order =
  | { readonly order: "keep"; readonly when: When; readonly port: MessagePort }
  | { readonly order: "rest" }
  | { readonly order: "ask"; readonly port: MessagePort }
  | { readonly order: "use" };

/** How much of what is wanted has been cached. */
export interface Kept {
  readonly bytes: number;
  readonly all: number;
  /** `failed` if there is no connection or no room on the device. */
  readonly state: "waiting" | "running" | "done" | "failed";
}

/** The cached page, which answers for every address of the app. */
export const PAGE = "/";
export const SERVICE_WORKER = "/sw.js";
