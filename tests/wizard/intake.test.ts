import { describe, expect, it } from "vitest";
import { STEP_WORDS } from "../../shared/machines/classic/step-words.ts";
import { refusalsOf, refusedFile } from "../../web/wizard/intake.ts";

const { refusals } = STEP_WORDS.lists.screensaver;
const rule = { accepts: "png", size: { width: 1024, height: 768 } } as const;
const words = (refusal: Parameters<typeof refusedFile>[3]) =>
  refusedFile(refusals, rule, "latte.png", refusal).refusal;

describe("what is said of a refused file", () => {
  it("is the specification's message, what the image is and what is needed", () => {
    expect(words({ code: "wrongSize", actual: { width: 3, height: 4 } })).toEqual({
      message: "Image must be 1024x768 pixels. Current size: 3x4",
      detail: "latte.png is 3 × 4 pixels. Crop or resize it to 1024 × 768, then add it again.",
    });
    expect(words({ code: "wrongType", format: "AVIF" }).detail).toBe(
      "latte.png is an AVIF file. It must be a PNG of exactly 1024 × 768 pixels.",
    );
    expect(words({ code: "wrongType", format: "PNG" }).detail).toContain(
      "a PNG variant that only Apple software can read",
    );
  });

  it.each([
    [{ kind: "damaged", fault: { code: "truncated", at: 9 } }, "the end of the file is missing"],
    [{ kind: "empty" }, "is empty"],
    [{ kind: "gone" }, "moved or deleted"],
    [{ kind: "undecodable", format: "HEIC" }, "a HEIC file that this browser can't show"],
    [{ kind: "altered" }, "privacy protection"],
  ] as const)("tells an unreadable file apart: %o", (why, part) => {
    const { message, detail } = words({ code: "unreadable", why, format: "HEIC" });
    expect(message).toBe("Error reading file");
    expect(detail).toContain(part);
  });
});

describe("several refused files", () => {
  const refused = (...messages: string[]) =>
    refusalsOf(
      messages.map((message) => ({ file: new File([], "latte.png"), target: "left", message, detail: "" })),
      undefined,
    ).map(({ message }) => message);

  it("are told in one text, each message once and with one stop between two", () => {
    expect(refused("One.", "Two", "One.", "Three.")).toEqual(["One. Two. Three."]);
    expect(refused("One.")).toEqual(["One."]);
    expect(refused("One", "One")).toEqual(["One"]);
  });
});
