import { expect, it } from "vitest";
import { copyName } from "../../web/machines/design-names.ts";

it.each([
  ["Lobby", [], "Lobby 2"],
  ["Lobby", ["Lobby 2", "Lobby 3"], "Lobby 4"],
  ["Lobby 9", ["Lobby 9"], "Lobby 10"],
  ["Łódź 北京", [], "Łódź 北京 2"],
  ["Room 101", [], "Room 102"],
  // A number that belongs to the name and counts nothing.
  ["Since 1893", [], "Since 1893 2"],
  ["7", [], "7 2"],
])("the copy of %s beside %j is %s", (name, taken, copy) => {
  expect(copyName(name, taken, 50)).toBe(copy);
});

it("stays within the length that a name may have, and halves no character", () => {
  expect(copyName("A".repeat(50), [], 50)).toBe(`${"A".repeat(48)} 2`);
  const emoji = copyName("☕🙂".repeat(17).slice(0, 50), [], 50);
  expect(emoji.length).toBeLessThanOrEqual(50);
  expect(emoji.isWellFormed()).toBe(true);
});
