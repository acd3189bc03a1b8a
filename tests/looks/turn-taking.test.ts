import { expect, it } from "vitest";
import { TurnTaking } from "../../web/looks/turn-taking.ts";

it("jobs run a few at a time, in order, those of the preferred one first; one that fails hands its turn on", async () => {
  const turns = new TurnTaking(2);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const job = (name: string, fails = false) =>
    turns
      .take(name.slice(0, 1), () => {
        started.push(name);
        return new Promise<void>((done, failed) => ends.set(name, () => (fails ? failed(name) : done())));
      })
      .catch(() => {});
  const all = [job("a1"), job("a2", true), job("a3"), job("b1"), job("a4"), job("b2")];
  const rest = () => new Promise((done) => setTimeout(done));
  await rest();
  expect(started).toEqual(["a1", "a2"]);
  turns.prefer("b");
  for (const [end, next] of [
    ["a2", "b1"],
    ["b1", "b2"],
    ["a1", "a3"],
    ["a3", "a4"],
  ] as const) {
    ends.get(end)?.();
    await rest();
    expect(started.at(-1)).toBe(next);
  }
  for (const end of ["b2", "a4"]) ends.get(end)?.();
  await Promise.all(all);
  const late = job("c1");
  await rest();
  expect(started.at(-1)).toBe("c1");
  ends.get("c1")?.();
  await late;
});
