import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const FIREFOX = "firefox-esr";
const PATIENCE_MS = 120_000;
/** Nothing listens there: whatever Firefox asks of the network fails. */
const NOWHERE = 1;

/** What is set before it starts: a proxy that nothing reaches, and none of its own errands. */
const PREFERENCES: Readonly<Record<string, string | number | boolean>> = {
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": NOWHERE,
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": NOWHERE,
  "app.update.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "remote.prefs.recommended": true,
};

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** A Firefox without network, worked through WebDriver BiDi (https://w3c.github.io/webdriver-bidi/). */
export interface Firefox {
  goto(url: string): Promise<void>;
  /** The value of an expression in the page, by way of JSON. */
  evaluate<T>(expression: string): Promise<T>;
  /** Addresses that pages asked for, and errors that their consoles have, since the start. */
  readonly requests: string[];
  readonly problems: string[];
  close(): Promise<void>;
}

export async function startFirefox(): Promise<Firefox> {
  const profile = await mkdtemp(join(tmpdir(), "brewscreen-firefox-"));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, "user.js"), lines.join("\n"));
  const child = spawn(FIREFOX, [
    "--headless",
    "--profile",
    profile,
    "--remote-debugging-port",
    "0",
    "--no-remote",
  ]);
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const close = async () => {
    child.kill();
    await ended;
    await rm(profile, { recursive: true, force: true });
  };
  try {
    const address = await new Promise<string>((done, failed) => {
      let said = "";
      const timer = setTimeout(() => failed(new Error(`Firefox did not start: ${said}`)), PATIENCE_MS);
      child.once("error", failed);
      child.stderr.on("data", (piece: Buffer) => {
        said += piece;
        const [, found] = /WebDriver BiDi listening on (\S+)/.exec(said) ?? [];
        if (found === undefined) return;
        clearTimeout(timer);
        done(found);
      });
    });
    return { ...(await connect(`${address}/session`)), close };
  } catch (fault) {
    await close();
    throw fault;
  }
}

async function connect(address: string): Promise<Omit<Firefox, "close">> {
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
  return {
    requests,
    problems,
    goto: async (url) => {
      await send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async evaluate<T>(expression: string) {
      const answer = await send<{
        type: string;
        result?: { value: string };
        exceptionDetails?: { text: string };
      }>("script.evaluate", {
        expression: `(async () => JSON.stringify(await (${expression})))()`,
        target: { context },
        awaitPromise: true,
      });
      if (answer.type !== "success" || !answer.result)
        throw new Error(`${answer.exceptionDetails?.text}: ${expression}`);
      return JSON.parse(answer.result.value) as T;
    },
  };
}
