import { describe, expect, it } from "vitest";
import { matchesSearch, SHELF_ORDERS } from "../../web/machines/listed-designs.ts";
import type { ListedDesign } from "../../web/store/types.ts";

const listed = (
  name: string,
  customer = "",
  note = "",
  changedAt = 0,
  slotNames: readonly string[] = [],
): ListedDesign => ({
  id: name,
  machine: "classic",
  name,
  customer,
  note,
  slotNames,
  changedAt,
  bytes: 0,
  isOpen: false,
  state: "usable",
});

describe("the shelf", () => {
  const found =
    "eiger 07|07 EIGER|muller|Müller|mu\u0308ller|bahnhofstrasse|lodz|4711 spital|sumatra|eiger creme|eiger 7";
  it.each([...found.split("|"), "mueller 47", " "])(
    "finds a machine by words of its name, customer, note and blends, in any order and without accents: %s",
    (search) => {
      const spital = listed("Eiger Spital 07", "Müller AG", "Bahnhofstraße 12, Łódź, Nr. 4711", 0, [
        "Crème",
        "Sumatra Gold",
      ]);
      expect(matchesSearch(spital, search)).toBe(true);
      expect(matchesSearch(listed("Jungfrau"), search)).toBe(search === " ");
    },
  );

  it.each([
    ["Αθήνα", "ΑΘΗΝΑ"],
    ["مقهى أحمد", "احمد"],
    ["קפה שָׁלוֹם", "שלום"],
    ["ロビー Bar 3", "ｂａｒ　３"],
    ["ガーデン", "ｶﾞｰﾃﾞﾝ"],
  ])("finds %s in its script also as %s", (name, search) => {
    expect(matchesSearch(listed(name), search)).toBe(true);
    expect(matchesSearch(listed("カーテン"), search)).toBe(false);
  });

  it("takes a number for a whole one or its beginning", () => {
    const names = ["Krone 3", "Krone 03", "Krone 32", "Krone 13 SN-1036"].filter((name) =>
      matchesSearch(listed(name), "krone 3"),
    );
    expect(names).toEqual(["Krone 3", "Krone 03", "Krone 32"]);
  });

  it("is sorted by name, customer or the last change", () => {
    const designs = [
      listed("Bar 10", "Zeno", "", 2),
      listed("bar 9", "", "", 3),
      listed("Ära", "Anna", "", 1),
    ];
    const order = (by: keyof typeof SHELF_ORDERS) =>
      designs.toSorted(SHELF_ORDERS[by]).map(({ name }) => name);
    expect(order("name")).toEqual(["Ära", "bar 9", "Bar 10"]);
    expect(order("customer")).toEqual(["Ära", "Bar 10", "bar 9"]);
    expect(order("changed")).toEqual(["bar 9", "Bar 10", "Ära"]);
  });
});
