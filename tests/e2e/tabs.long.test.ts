import { type ChildProcess, spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { afterAll, beforeAll, it } from "vitest";
import { chromiumWithHarness, openStore } from "./harness/chromium.ts";
import { tabRounds } from "./harness/tab-rounds.ts";

const ROUNDS = Number(process.env.TAB_ROUNDS ?? 50);

const { profile, url } = chromiumWithHarness();
let load: ChildProcess[] = [];
beforeAll(() => {
  const busy = () => spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" });
  load = Array.from({ length: availableParallelism() }, busy);
});
afterAll(() => {
  for (const each of load) each.kill("SIGKILL");
});

it.each([2, 3])("%i tabs that change a design at once, under load, lose nothing and agree", async (tabs) => {
  const context = await profile();
  const pages = [];
  for (let i = 0; i < tabs; i++) pages.push(await openStore(context));
  await tabRounds(url(), pages, ROUNDS);
});
