import type { Page } from "playwright";
import { expect } from "vitest";
import { call } from "./chromium.ts";
import { killableProfile } from "./killable.ts";
import type { Call } from "./photographic.ts";

/*
 * Rounds in each of which a browser is changed, ended with signal 9, and started again: what was called
 * Saved is there, and nothing is half there. All rounds of one run share a profile, so that each begins
 * with what the one before left.
 */

const photo = (size: string, seed: number) => ({ file: `/pictures/photo-${size}-${seed}.png` });
const flat = (size: string, seed: number) => ({ file: `/pictures/flat-${size}-${seed}.png` });

/** Changes of every kind; `n` makes each round's its own. Later ones act on what earlier ones left. */
const CHANGES: readonly ((n: number, list: readonly { id: string }[]) => Call)[] = [
  (n) => ["renameMachine", `Lobby ${n}`],
  (n) => ["setImage", "hotcold", "hot", flat("460x485", n)],
  (n) => ["addImage", "screensaver", photo("1024x768", n % 7)],
  (n) => ["setImage", "dispensinghot", "screen", photo("1024x485", n % 7)],
  (n) => ["setCount", "hotcupsizes", 2 + (n % 3)],
  (n) => ["addImage", "screensaver", flat("1024x768", n)],
  (_, list) => ["moveImage", "screensaver", list.at(-1)?.id, 0],
  () => ["fillEmpty"],
  () => ["undo"],
  () => ["redo"],
  (n) => ["setNames", "blends", { left: `Left ${n}`, middle: "House" }],
  (_, list) => ["removeImage", "screensaver", list[0]?.id],
  () => ["undo"],
];

export interface Round {
  /** How many changes are made in a row. */
  readonly burst: number;
  /** Milliseconds from the last Saved to the end; absent for an end in the middle of one more change. */
  readonly rest?: number | undefined;
}

async function change(page: Page, n: number) {
  const { list } = await call(page, "state");
  const [name, ...args] = CHANGES[n % CHANGES.length]?.(n, list) ?? [""];
  return call(page, "call", name, ...(args as object[]));
}

async function openReady(page: Page, url: string) {
  await page.goto(url);
  await call(page, "ready");
}

/** Runs the rounds; resolves to the changes that were made. */
export async function killedRounds(url: string, rounds: readonly Round[]): Promise<number> {
  const profile = await killableProfile();
  let n = 0;
  try {
    let page = await (await profile.start()).newPage();
    await openReady(page, url);
    for (const [round, { burst, rest }] of rounds.entries()) {
      for (let i = 0; i < burst; i++) {
        const { keeping } = await change(page, n++);
        expect(keeping.state, `round ${round}`).toBe("saved");
      }
      const before = await call(page, "shown");
      let allowed = [before];
      if (rest === undefined) {
        // What the change would leave is known from making it and taking it back.
        await call(page, "call", "setNames", "blends", { right: `Right ${n}` });
        const after = await call(page, "shown");
        await call(page, "call", "undo");
        allowed = [await call(page, "shown"), after];
        void call(page, "call", "redo").catch(() => {});
        await new Promise((resolve) => setTimeout(resolve, (n * 7) % 40));
      } else if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
      await profile.kill();

      page = await (await profile.start()).newPage();
      await openReady(page, url);
      expect(allowed, `round ${round}, after ${n} changes`).toContainEqual(await call(page, "shown"));
    }
  } finally {
    await profile.remove();
  }
  return n;
}
