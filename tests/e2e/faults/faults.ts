import type { Page } from "playwright";
import { SHELF } from "#messages/shelf.ts";
import { openMachine } from "../dropping.ts";
import { settled } from "../settled.ts";
import type { breakable, Part } from "./broken-parts.ts";

type End = () => Promise<void>;

/** A row of the matrix. */
export interface Fault {
  readonly row: string;
  readonly name: string;
  /** The fault exists before the page opens, so the visitor recovers by reloading. */
  readonly isAtStart?: boolean;
  /** It takes away what was made before. */
  readonly isErasing?: boolean;
  /** The places whose results it replaces. */
  readonly overwrites?: readonly string[];
  /** Nothing fails, but nothing goes on either until it ends. */
  readonly isStall?: boolean;
  readonly needsServiceWorker?: boolean;
  /** Begins it, and resolves to what ends it. `beside` is another page of the same browser. */
  begin(page: Page, tools: Tools): Promise<End>;
}

export interface Tools {
  readonly parts: Awaited<ReturnType<typeof breakable>>;
  readonly beside: Page;
}

const part = (row: string, name: string, broken: Part, isAtStart = false): Fault => ({
  row,
  name,
  isAtStart,
  async begin(_, { parts }) {
    await parts.set(broken);
    return () => parts.set();
  },
});

type Handler = Parameters<Page["route"]>[1];
/** Requests that the page and its workers make. */
const network = (name: string, handle: () => { readonly handler: Handler; end?(): void }): Fault => ({
  row: "network",
  name,
  async begin(page) {
    const { handler, end } = handle();
    await page.route("**", handler);
    return async () => {
      await page.unroute("**", handler);
      end?.();
    };
  },
});

/** What a server does that has published a new version: the page's own files are gone. */
const publish: Handler = async (route) => {
  const { pathname } = new URL(route.request().url());
  if (pathname.startsWith("/assets/")) return route.fulfill({ status: 404, body: "" });
  if (pathname !== "/") return route.fallback();
  const response = await route.fetch();
  const body = (await response.text()).replaceAll("/assets/", "/assets/new-");
  // The fault can end meanwhile, and the page have its answer from the server.
  await route.fulfill({ response, body }).catch((fault) => {
    if (!/already handled/.test(String(fault))) throw fault;
  });
};

/** What another tab does meanwhile. */
const tab = (
  name: string,
  begin: (beside: Page) => Promise<End | undefined>,
  more?: Partial<Fault>,
): Fault => ({
  row: "another tab",
  name,
  begin: async (_, { beside }) => (await begin(beside)) ?? (async () => {}),
  ...more,
});

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Several seconds of typing, during which the act is under way. */
const RENAMES = 100;

export const FAULTS: readonly Fault[] = [
  { row: "no fault", name: "at all", begin: async () => async () => {} },
  part("IndexedDB", "can't be opened", "open refused", true),
  part("IndexedDB", "never answers", "open silent", true),
  part("IndexedDB", "loses its connection", "connection lost"),
  part("IndexedDB", "can't be read", "reading refused"),
  part("IndexedDB", "is full", "storing refused"),
  part("localStorage", "is blocked", "localStorage blocked", true),
  part("localStorage", "is full", "localStorage full"),
  {
    row: "network",
    name: "is off",
    async begin(page) {
      await page.context().setOffline(true);
      return () => page.context().setOffline(false);
    },
  },
  network("answers with errors", () => ({ handler: (route) => route.fulfill({ status: 503, body: "" }) })),
  {
    ...network("stalls", () => {
      let end = () => {};
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      return { handler: (route) => ended.then(() => route.fallback()), end };
    }),
    isStall: true,
  },
  network("has a new version", () => ({ handler: publish })),
  part("worker threads", "can't start", "workers refused"),
  part("worker threads", "die", "workers dying"),
  part("decoding", "fails", "decoding"),
  part("decoding", "can't encode", "encoding"),
  part("decoding", "has no canvas", "canvas"),
  part("clock", "is in 1970", "clock in 1970", true),
  part("clock", "jumps back to 1970", "clock in 1970"),
  part("clock", "jumps to 2100", "clock in 2100"),
  tab(
    "renames the machine",
    async (beside) => {
      await beside.goto("/machine-name");
      const field = beside.getByRole("textbox");
      await field.waitFor();
      const typing = (async () => {
        for (let at = 1; at <= RENAMES; at++) await field.fill(`Other ${at}`);
      })();
      return async () => {
        await typing;
        await settled(beside);
      };
    },
    // A change asks for a new confirmation.
    { overwrites: ["name", "review"] },
  ),
  tab("opens another machine", async (beside) => {
    await beside.goto("/machines");
    await press(beside, SHELF.new);
    await beside.getByRole("textbox").fill("Beta");
    await beside.keyboard.press("Enter");
    await beside.waitForURL("**/screensaver");
    await settled(beside);
    return () => openMachine(beside, "Lobby");
  }),
  tab(
    "erases everything",
    async (beside) => {
      await beside.goto("/machines");
      await press(beside, SHELF.erase);
      await beside.getByRole("dialog").getByRole("button", { name: SHELF.eraseYes }).click();
      await beside.waitForURL((url) => url.pathname === "/");
      return undefined;
    },
    { isErasing: true },
  ),
  part("memory", "can't be allocated", "memory"),
  part("memory", "has no room for files", "file reading"),
  { ...part("service worker", "can't be registered", "registration", true), needsServiceWorker: true },
  {
    row: "service worker",
    name: "is killed",
    needsServiceWorker: true,
    async begin(page) {
      const session = await page.context().newCDPSession(page);
      await session.send("ServiceWorker.enable");
      await session.send("ServiceWorker.stopAllWorkers");
      return () => session.detach();
    },
  },
  {
    row: "service worker",
    name: "has lost its files",
    needsServiceWorker: true,
    async begin(page) {
      await page.evaluate(async () => {
        for (const name of await caches.keys()) await caches.delete(name);
      });
      return async () => {};
    },
  },
  {
    row: "service worker",
    name: "serves an old version",
    needsServiceWorker: true,
    async begin(page) {
      await page.context().route("**", publish);
      return () => page.context().unroute("**", publish);
    },
  },
];
