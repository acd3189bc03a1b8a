import { describe, expect, it } from "vitest";
import { STEP_WORDS } from "../../shared/machines/classic/step-words.ts";
import { joinWords, refusalWords } from "../../web/wizard/refusal-words.ts";

const { refusals } = STEP_WORDS.lists.screensaver;
const rule = { accepts: "png", size: { width: 1024, height: 768 } } as const;
const words = (refusal: Parameters<typeof refusalWords>[3]) =>
  refusalWords(refusals, rule, "latte.png", refusal);

describe("a refusal in words", () => {
  it("gives the specification's message, and what the image is and what is needed", () => {
    expect(words({ code: "wrongSize", actual: { width: 3, height: 4 } })).toEqual({
      message: "Image must be 1024x768 pixels. Current size: 3x4",
      detail: "latte.png is 3 × 4 pixels. Crop or resize it to 1024 × 768, then add it again.",
    });
    expect(words({ code: "wrongType", format: "AVIF" }).detail).toBe(
      "latte.png is an AVIF file. It must be a PNG of exactly 1024 × 768 pixels.",
    );
    expect(words({ code: "wrongType", format: "PNG" }).detail).toContain(
      "a PNG in a form that only Apple's own software reads",
    );
  });

  it.each([
    [{ kind: "damaged", fault: { code: "truncated", at: 9 } }, "its end is missing"],
    [{ kind: "empty" }, "is empty"],
    [{ kind: "gone" }, "moved or deleted"],
    [{ kind: "undecodable", format: "HEIC" }, "a HEIC file that this browser can't show"],
    [{ kind: "altered", format: "JPEG" }, "privacy protection"],
  ] as const)("tells an unreadable file apart: %o", (why, part) => {
    const { message, detail } = words({ code: "unreadable", why });
    expect(message).toBe("Error reading file");
    expect(detail).toContain(part);
  });
});

describe("several messages as one", () => {
  it("puts one stop between them and says each once", () => {
    expect(joinWords(["One.", "Two", "One.", "Three."])).toBe("One. Two. Three.");
    expect(joinWords(["One."])).toBe("One.");
    expect(joinWords(["One", "One"])).toBe("One");
  });
});
