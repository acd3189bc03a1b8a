/*
 * What the page, the service worker and the build agree on.
 */

/**
 * When a file is kept on the device: `install` before the first visit counts as kept at all, `idle` while the
 * visitor does nothing, `wish` when the visitor wants everything.
 */
export type When = "install" | "idle" | "wish";

export interface OfflineFile {
  /** Its path, from "/". */
  readonly path: string;
  readonly bytes: number;
  /** The first hexadecimal digits of its SHA-256; empty where its name has some already, or where it is the page. */
  readonly sha256: string;
  readonly when: When;
}

/** Everything that one version of the product is made of. */
export interface OfflineFiles {
  /** Another one for another version. */
  readonly version: string;
  readonly files: readonly OfflineFile[];
}

/**
 * What a page tells the service worker. `port` gets one `Kept`, or one after each file and at the end. `rest` stops what
 * is kept when idle, which is `waiting` then.
 */
export type Order =
  | { readonly order: "keep"; readonly when: When; readonly port: MessagePort }
  | { readonly order: "rest" }
  | { readonly order: "ask"; readonly port: MessagePort }
  | { readonly order: "use" };

/** How much of what is wanted is kept. */
export interface Kept {
  readonly bytes: number;
  readonly all: number;
  /** `failed`: no connection, or no room on the device. */
  readonly state: "waiting" | "running" | "done" | "failed";
}

/** The page, whatever its address. */
export const PAGE = "/";
/** Where the service worker stands: above everything that it answers for. */
export const SERVICE_WORKER = "/sw.js";
