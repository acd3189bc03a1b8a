import { describe, expect, it } from "vitest";
import {
  isNameValid,
  listNameFields,
  nameOfField,
  slotNameFieldId,
} from "../../../shared/model/name-fields.ts";
import { SAMPLES } from "./samples.ts";

describe.each(SAMPLES)("the names of $id", ({ model, slots }) => {
  it("are the machine's and those of slots that can have one", () => {
    const { minLength, maxLength } = model.nameStep;
    const [machine, ...others] = listNameFields(model);
    expect(machine).toMatchObject({ id: "name", minLength, maxLength });
    expect(machine.at).toBeUndefined();
    const expected = slots.flatMap(({ id, step: { naming }, slots }) =>
      naming
        ? slots.map((slot) => ({
            id: `${id}.${slot.id}`,
            at: { category: id, slot: slot.id },
            minLength: 1,
            maxLength: naming.maxLength,
          }))
        : [],
    );
    expect(others).toEqual(expected);
    for (const { id, at } of others) expect(at && slotNameFieldId(at.category, at.slot)).toBe(id);
  });

  it("are found in a design, and empty if it has none", () => {
    const [machine, ...others] = listNameFields(model);
    expect(nameOfField({ name: "Foyer", names: {} }, machine)).toBe("Foyer");
    for (const field of others) {
      const { category = "", slot = "" } = field.at ?? {};
      expect(nameOfField({ name: "Foyer", names: { [category]: { [slot]: "Oat" } } }, field)).toBe("Oat");
      expect(nameOfField({ name: "Foyer", names: { [category]: {} } }, field)).toBe("");
      expect(nameOfField({ name: "Foyer", names: {} }, field)).toBe("");
    }
  });

  it("are valid if they are neither too short nor too long without the spaces around them", () => {
    for (const field of listNameFields(model)) {
      for (const length of [field.minLength, field.maxLength])
        expect(isNameValid(`  ${"n".repeat(length)} `, field)).toBe(true);
      for (const length of [field.minLength - 1, field.maxLength + 1])
        expect(isNameValid(`  ${"n".repeat(length)} `, field)).toBe(false);
    }
  });
});
