import { afterEach, expect, it, vi } from "vitest";
import { isTextField, latinKeyOf } from "../../web/editor/tools.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("keys have the letters of a Latin keyboard on one that has no Latin letters", () => {
  // An Arabic and a Russian keyboard.
  expect(latinKeyOf({ key: "ئ", code: "KeyZ" })).toBe("z");
  expect(latinKeyOf({ key: "Я", code: "KeyZ" })).toBe("z");
  // On a French keyboard, Z is elsewhere.
  expect(latinKeyOf({ key: "w", code: "KeyZ" })).toBe("w");
  expect(latinKeyOf({ key: "Z", code: "KeyW" })).toBe("z");
  expect(latinKeyOf({ key: "[", code: "BracketLeft" })).toBe("[");
});

it("a field without a type is one for text, and a slider isn't", () => {
  class Input extends EventTarget {
    // Browsers report this type if there is no such attribute.
    type = "text";
  }
  vi.stubGlobal("HTMLInputElement", Input);
  expect(isTextField(new Input())).toBe(true);
  expect(isTextField(Object.assign(new Input(), { type: "range" }))).toBe(false);
  expect(isTextField(new EventTarget())).toBe(false);
});
