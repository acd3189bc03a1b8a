import { describe, expect, it } from "vitest";
import { SHELF } from "#messages/shelf.ts";
import { createCopyName } from "../../web/machines/listed-designs.ts";

describe("when a machine was changed", () => {
  const now = new Date(2026, 2, 1, 8, 30);
  it.each([
    [new Date(2026, 2, 1, 8, 5), "Changed today, 8:05 AM"],
    [new Date(2026, 2, 1, 0, 0), "Changed today, 12:00 AM"],
    [new Date(2026, 1, 28, 23, 59), "Changed yesterday, 11:59 PM"],
    [new Date(2026, 1, 27, 23, 59), "Changed February 27"],
    [new Date(2025, 11, 31, 12, 0), "Changed December 31, 2025"],
    // A clock that was set back since.
    [new Date(2026, 2, 3, 9, 0), "Changed March 3"],
  ])("%s is said as %s", (changed, words) => {
    expect(SHELF.facts(changed, now, "")).toBe(words);
    expect(SHELF.facts(changed, now, "2.1 MB")).toBe(`${words} · 2.1 MB`);
  });
});

it.each([
  [["Lobby"], "Lobby"],
  [["Lobby", "Bar", "Roof"], "Lobby, Bar and Roof"],
  [["Lobby", "Bar", "Roof", "Hall"], "Lobby, Bar and 2 more"],
])("of %j a few are named, and the rest counted", (names, said) => {
  expect(SHELF.leftOutOfFile(names)).toBe(`Not in the file: ${said}.`);
});

it.each([
  ["Lobby", [], "Lobby 2"],
  ["Lobby", ["Lobby 2", "Lobby 3"], "Lobby 4"],
  ["Lobby 9", ["Lobby 9"], "Lobby 10"],
  ["Łódź 北京", [], "Łódź 北京 2"],
  ["Room 101", [], "Room 102"],
  ["Hotel Krone 03", ["Hotel Krone 03"], "Hotel Krone 04"],
  ["Hotel Krone 03", ["hotel krone 04", "Hotel Krone 5"], "Hotel Krone 05"],
  ["Hotel Krone 099", [], "Hotel Krone 100"],
  ["Cafe\u0301", ["Café 2"], "Cafe\u0301 3"],
  // A number that belongs to the name and counts nothing.
  ["Since 1893", [], "Since 1893 2"],
  ["7", [], "7 2"],
  ["A".repeat(30), [], `${"A".repeat(28)} 2`],
  // No character is halved.
  [`a${"🙂".repeat(14)}`, [], `a${"🙂".repeat(13)} 2`],
  ["☕🙂".repeat(10), [], `${"☕🙂".repeat(9)}☕ 2`],
])("the copy of %s beside %j is %s", (name, taken, copy) => {
  expect(createCopyName(name, taken)).toBe(copy);
});
