import { expect, it } from "vitest";
import { MAX_TEXT_LENGTH, readText, tryRead } from "../../../shared/model/read-data.ts";

it("gives none of what is invalid or no JSON, and hides no other fault", () => {
  expect(tryRead(() => readText("x".repeat(MAX_TEXT_LENGTH)))).toHaveLength(MAX_TEXT_LENGTH);
  expect(tryRead(() => readText("x".repeat(MAX_TEXT_LENGTH + 1)))).toBeUndefined();
  expect(tryRead(() => JSON.parse("{"))).toBeUndefined();
  const fault = new RangeError("ours");
  expect(() =>
    tryRead(() => {
      throw fault;
    }),
  ).toThrow(fault);
});
