import { text } from "node:stream/consumers";
import { start } from "./run.ts";

const CHECKS: readonly (readonly [string, ...string[]])[] = [
  ["biome", "check", "."],
  ...["cli", "shared", "worker", "web", "web/app/offline/worker", "tests", "tests/worker", "artwork"].map(
    (side) => ["tsc", "-p", side] as const,
  ),
];

export interface Checked {
  readonly name: string;
  readonly passed: boolean;
  readonly said: string;
}

export const check = (): Promise<Checked[]> =>
  Promise.all(
    CHECKS.map(async ([command, ...args]) => {
      const child = start(command, args, ["ignore", "pipe", "pipe"]);
      const ended = new Promise<boolean>((done) => {
        child.on("error", () => done(false));
        child.on("close", (code) => done(code === 0));
      });
      const said = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ""));
      const passed = await ended;
      return { name: [command, ...args].join(" "), passed, said: (await Promise.all(said)).join("") };
    }),
  );
