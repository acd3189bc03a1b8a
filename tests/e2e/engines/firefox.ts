import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Target } from "../journey.ts";
import { type Ask, CANDIDATES, type Driver, SCREEN } from "./driver.ts";

const FIREFOX = "firefox-esr";
const START_WITHIN_MS = 120_000;
/** Nothing listens there: whatever Firefox asks of the network fails. */
const NOWHERE = 1;
/** WebDriver's keys (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const CONTROL = "\ue009";

/** What is set before it starts: a proxy that nothing reaches, none of its own errands, saving without questions. */
const preferences = (downloads: string): Readonly<Record<string, string | number | boolean>> => ({
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": NOWHERE,
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": NOWHERE,
  "app.update.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "remote.prefs.recommended": true,
  "browser.download.folderList": 2,
  "browser.download.dir": downloads,
  "browser.download.always_ask_before_handling_new_types": false,
  "ui.prefersReducedMotion": 1,
});

/** Marks of direction, which Firefox leaves out of the names that it tells a screen reader. */
const DIRECTIONS = /[\u200e\u200f\u2066-\u2069]/g;

interface Reference {
  readonly sharedId: string;
}
const isReference = (value: unknown): value is Reference =>
  typeof value === "object" && value !== null && "sharedId" in value;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** A Firefox without network, worked through WebDriver BiDi (https://w3c.github.io/webdriver-bidi/). */
export interface Firefox extends Driver<Reference> {
  /** Addresses that pages asked for, and warnings and errors that their consoles have, since the start. */
  readonly requests: string[];
  readonly problems: string[];
}

export async function startFirefox(): Promise<Firefox> {
  const folder = await mkdtemp(join(tmpdir(), "brewscreen-firefox-"));
  const downloads = join(folder, "downloads");
  await mkdir(downloads);
  const lines = Object.entries(preferences(downloads)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(folder, "user.js"), lines.join("\n"));
  const child = spawn(
    FIREFOX,
    ["--headless", "--profile", folder, "--remote-debugging-port", "0", "--no-remote"],
    // Some of its folders are made in the home.
    { env: { ...process.env, HOME: folder } },
  );
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const stop = async () => {
    child.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const address = await new Promise<string>((done, failed) => {
      let said = "";
      const timer = setTimeout(() => failed(new Error(`Firefox did not start: ${said}`)), START_WITHIN_MS);
      child.once("error", failed);
      child.stderr.on("data", (piece: Buffer) => {
        said += piece;
        const [, found] = /WebDriver BiDi listening on (\S+)/.exec(said) ?? [];
        if (found === undefined) return;
        clearTimeout(timer);
        done(found);
      });
    });
    return { ...(await connect(`${address}/session`)), folder, downloads, stop };
  } catch (fault) {
    await stop();
    throw fault;
  }
}

async function connect(address: string): Promise<Omit<Firefox, "folder" | "downloads" | "stop">> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (message: Message) => void>();
  const requests: string[] = [];
  const problems: string[] = [];
  socket.onmessage = ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as Message;
    if (message.id !== undefined) return waiting.get(message.id)?.(message);
    const { params = {} } = message;
    if (message.method === "network.beforeRequestSent")
      requests.push((params.request as { url: string }).url);
    if (message.method === "log.entryAdded" && (params.level === "error" || params.level === "warn"))
      problems.push(String(params.text));
    return undefined;
  };
  await new Promise((done, failed) => {
    socket.onopen = done;
    socket.onerror = failed;
  });
  let last = 0;
  const send = <T>(method: string, params: object): Promise<T> =>
    new Promise((done, failed) => {
      const id = ++last;
      waiting.set(id, ({ result, error, message }) => {
        waiting.delete(id);
        if (error === undefined) done(result as T);
        else failed(new Error(`${method}: ${error} ${message}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  await send("session.new", { capabilities: {} });
  await send("session.subscribe", { events: ["network.beforeRequestSent", "log.entryAdded"] });
  const { contexts } = await send<{ contexts: { context: string }[] }>("browsingContext.getTree", {});
  const context = contexts[0]?.context;
  await send("browsingContext.setViewport", { context, viewport: SCREEN });

  const ask: Ask = async (question, ...args) => {
    const { result, exceptionDetails } = await send<{
      result?: { value?: string };
      exceptionDetails?: { text: string };
    }>("script.callFunction", {
      // All goes by way of JSON, except elements.
      functionDeclaration: `async (...args) => JSON.stringify(
        await (${question})(...args.map((each) => typeof each === "string" ? JSON.parse(each) : each)))`,
      arguments: args.map((each) =>
        isReference(each) ? each : { type: "string", value: JSON.stringify(each) },
      ),
      target: { context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(`${exceptionDetails.text}: ${question}`);
    return result?.value === undefined ? undefined : JSON.parse(result.value);
  };
  const locate = async (locator: object, startNodes?: readonly Reference[]): Promise<Reference[]> => {
    const { nodes } = await send<{ nodes: Reference[] }>("browsingContext.locateNodes", {
      context,
      locator,
      ...(startNodes && { startNodes }),
    });
    return nodes.map(({ sharedId }) => ({ sharedId }));
  };
  const find = (value: string, within?: Reference) => locate({ type: "css", value }, within && [within]);
  const perform = (...actions: object[]) => send("input.performActions", { context, actions });
  const keys = (...values: (readonly ["keyDown" | "keyUp", string])[]) =>
    perform({ type: "key", id: "keys", actions: values.map(([type, value]) => ({ type, value })) });

  return {
    requests,
    problems,
    ask,
    open: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
    reload: () => send("browsingContext.reload", { context, wait: "complete" }),
    find,
    look: async ({ role, name }: Target, within) => {
      const value = { role, ...(name && { name: name.replace(DIRECTIONS, "") }) };
      const candidates = await find(CANDIDATES[role], within);
      // To walk the whole page would take seconds.
      return candidates.length > 0
        ? (await locate({ type: "accessibility", value }, candidates))[0]
        : undefined;
    },
    async click(element) {
      const isFree = await ask((it: Element) => {
        it.scrollIntoView({ block: "center", behavior: "instant" });
        const { x, y, width, height } = it.getBoundingClientRect();
        return it.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }, element);
      if (!isFree) throw new Error("something lies over it");
      const origin = { type: "element", element };
      return perform({
        type: "pointer",
        id: "mouse",
        actions: [
          { type: "pointerMove", x: 0, y: 0, origin },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ],
      });
    },
    retype: (_element, text) =>
      keys(
        ["keyDown", CONTROL],
        ["keyDown", "a"],
        ["keyUp", "a"],
        ["keyUp", CONTROL],
        ...[...text].flatMap((each) => [["keyDown", each] as const, ["keyUp", each] as const]),
      ),
    give: (element, files) => send("input.setFiles", { context, element, files }),
  };
}
