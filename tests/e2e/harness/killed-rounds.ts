import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";
import type { Harness } from "./main.ts";
import type { Call } from "./photographic.ts";

/*
 * In each round a browser changes the design, is ended with signal 9, and starts again: what was called Saved is
 * there, and nothing is half there. All rounds of one browser share a profile.
 */

export interface Killable {
  call<Name extends keyof Harness>(
    name: Name,
    ...args: Parameters<Harness[Name]>
  ): Promise<Awaited<ReturnType<Harness[Name]>>>;
  /** Ends every process of the browser at once, and starts it again until the store is ready. */
  killAndStart(): Promise<void>;
}

interface Situation {
  /** Makes each change different. */
  readonly n: number;
  readonly list: readonly { id: string }[];
  readonly file: string;
}

const photo = (size: string, seed: number) => ({ file: `/pictures/photo-${size}-${seed}.png` });
const flat = (size: string, seed: number) => ({ file: `/pictures/flat-${size}-${seed}.png` });

/** Changes of every kind, in an order in which later ones act on the results of earlier ones. */
const CHANGES = {
  rename: ({ n }) => ["renameMachine", `Lobby ${n}`],
  "small picture": ({ n }) => ["setImage", "hotcold", "hot", flat("460x485", n)],
  "large picture in a list": ({ n }) => ["addImage", "screensaver", photo("1024x768", n % 7)],
  "large picture": ({ n }) => ["setImage", "dispensinghot", "screen", photo("1024x485", n % 11)],
  "count change": ({ n }) => ["setCount", "hotcupsizes", 2 + (n % 3)],
  "small picture in a list": ({ n }) => ["addImage", "screensaver", flat("1024x768", n)],
  reorder: ({ list }) => ["moveImage", "screensaver", list.at(-1)?.id, 0],
  "opening a design file": ({ file }) => ["openDesign", { base64: file }],
  undo: () => ["undo"],
  redo: () => ["redo"],
  "everything filled": () => ["fillEmpty"],
  names: ({ n }) => ["setNames", "blends", { left: `Left ${n}`, middle: "House" }],
  removal: ({ list }) => ["removeImage", "screensaver", list[0]?.id],
  "undo of a removal": () => ["undo"],
} as const satisfies Record<string, (situation: Situation) => Call>;

export type Kind = keyof typeof CHANGES;
export const KINDS = Object.keys(CHANGES) as Kind[];

/** What was kept is shown within so long after a start. */
const LATEST_MS = 30_000;

export interface Round {
  readonly burst: number;
  /** Milliseconds from the last Saved to the end; undefined ends the browser in the middle of one more change. */
  readonly rest?: number | undefined;
  /** The kind of the burst's last change, if it matters. */
  readonly last?: Kind | undefined;
}

const FILED: readonly Call[] = [
  ["renameMachine", "Of a file"],
  ["setImage", "dispensingcold", "screen", photo("1024x485", 20)],
  ["setImage", "hotcold", "cold", flat("460x485", 21)],
  ["addImage", "screensaver", photo("1024x768", 22)],
  ["addImage", "screensaver", flat("1024x768", 23)],
];

/**
 * Runs the rounds in several browsers at once. Resolves as `killedRounds` does after all have ended, and rejects
 * with the first fault.
 */
export async function killedSideBySide(
  browsers: readonly Killable[],
  rounds: readonly Round[],
): Promise<Kind[]> {
  const each = browsers.map((browser, lane) =>
    killedRounds(
      browser,
      rounds.filter((_, i) => i % browsers.length === lane),
      lane,
    ),
  );
  await Promise.allSettled(each);
  return (await Promise.all(each)).flat();
}

/**
 * Runs the rounds, beginning with that change; resolves to the kind of change after or in which each round ended.
 */
export async function killedRounds(
  browser: Killable,
  rounds: readonly Round[],
  firstChange = 0,
): Promise<Kind[]> {
  const act = ([name, ...args]: Call) => browser.call("call", name, ...(args as object[]));
  for (const each of FILED) await act(each);
  const file = (await browser.call("save")).base64 ?? "";

  let n = firstChange;
  /** Makes the next change that is possible: right after a start there is nothing to undo. */
  const change = async (where: string): Promise<{ kind: Kind; again: () => Promise<unknown> }> => {
    for (;;) {
      const kind = KINDS[n % KINDS.length] as Kind;
      const { list } = await browser.call("state");
      const args = CHANGES[kind]({ n: n++, list, file });
      const { outcome, status } = await act(args);
      expect(status, `${where}: ${kind}`).toBe("saved");
      if ((outcome as { ok: boolean }).ok) return { kind, again: () => act(args) };
    }
  };

  const ended: Kind[] = [];
  for (const [round, { burst, rest, last: wanted }] of rounds.entries()) {
    const where = `round ${round}`;
    // Numbers only rise, so that each change is different.
    if (wanted) while ((n + burst - 1) % KINDS.length !== KINDS.indexOf(wanted)) n++;
    let last: Kind | undefined;
    for (let i = 0; i < burst; i++) last = (await change(where)).kind;
    let allowed = [await browser.call("shown")];
    let moment = `${rest} ms after a burst of ${burst}`;
    if (rest === undefined) {
      // The result of the change is known from making and undoing it.
      const started = performance.now();
      const { kind, again } = await change(where);
      const took = performance.now() - started;
      const after = await browser.call("shown");
      await act([kind.startsWith("undo") ? "redo" : "undo"]);
      allowed = [await browser.call("shown"), after];
      last = kind;
      const wait = Math.random() * took;
      moment = `${Math.round(wait)} ms into a change of ${Math.round(took)}`;
      void again().catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, wait));
    } else if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    await browser.killAndStart();
    const message = `${where}, ${last}, ended ${moment}`;
    if (rounds.length > KINDS.length) console.log(message);
    // On a busy machine the comparison comes later than the first change waits for it.
    const isThere = async () => {
      const shown = await browser.call("shown");
      return allowed.some((each) => isDeepStrictEqual(each, shown));
    };
    const until = Date.now() + LATEST_MS;
    while (!(await isThere()) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 200));
    const late = Date.now() - until + LATEST_MS;
    if (late > 1000) console.log(`${message}: there after ${late} ms`, await browser.call("entries"));
    expect(allowed, message).toContainEqual(await browser.call("shown"));
    if (last) ended.push(last);
  }
  return ended;
}
