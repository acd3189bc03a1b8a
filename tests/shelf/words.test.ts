import { describe, expect, it } from "vitest";
import { SHELF } from "#messages/shelf.ts";

describe("when a machine was changed", () => {
  const now = new Date(2026, 2, 1, 8, 30);
  it.each([
    [new Date(2026, 2, 1, 8, 5), "Changed today, 08:05"],
    [new Date(2026, 2, 1, 0, 0), "Changed today, 00:00"],
    [new Date(2026, 1, 28, 23, 59), "Changed yesterday, 23:59"],
    [new Date(2026, 1, 27, 23, 59), "Changed 27 February"],
    [new Date(2025, 11, 31, 12, 0), "Changed 31 December 2025"],
    // A clock that was set back since.
    [new Date(2026, 2, 3, 9, 0), "Changed 3 March"],
  ])("%s is said as %s", (changed, words) => {
    expect(SHELF.facts(changed, now, "")).toBe(words);
    expect(SHELF.facts(changed, now, "2.1 MB")).toBe(`${words} · 2.1 MB`);
  });
});

it("names a few machines, and counts the rest", () => {
  expect(SHELF.leftOutOfFile(["Lobby"])).toBe("Not in the file: Lobby.");
  expect(SHELF.leftOutOfFile(["Lobby", "Bar", "Roof"])).toBe("Not in the file: Lobby, Bar and Roof.");
  expect(SHELF.leftOutOfFile(["Lobby", "Bar", "Roof", "Hall"])).toBe(
    "Not in the file: Lobby, Bar and 2 more.",
  );
});
