import { afterEach, describe, expect, it, vi } from "vitest";
import { chooseLanguage } from "../../web/messages/choose-language.ts";
import { LANGUAGE_KEY, LANGUAGES } from "../../web/messages/languages.ts";
import { OWN_KEY_PREFIX } from "../../web/store/mirror.ts";

const DIRECTIONS = Object.fromEntries(Object.entries(LANGUAGES).map(([id, { dir }]) => [id, dir]));

function chosen(languages: readonly string[], keys: Readonly<Record<string, string>> | null = {}) {
  const documentElement = { lang: "", dir: "" };
  vi.stubGlobal("navigator", { languages });
  vi.stubGlobal("document", { documentElement });
  vi.stubGlobal("localStorage", {
    getItem(key: string) {
      if (!keys) throw new DOMException("blocked", "SecurityError");
      return keys[key] ?? null;
    },
  });
  chooseLanguage(DIRECTIONS, LANGUAGE_KEY);
  return documentElement;
}
afterEach(() => void vi.unstubAllGlobals());

describe("the first language", () => {
  it("is the visitor's choice, in a key of our own", () => {
    expect(LANGUAGE_KEY.startsWith(OWN_KEY_PREFIX)).toBe(true);
    expect(chosen(["de-DE"], { "brewscreen:language": "ar", language: "fr" })).toEqual({
      lang: "ar",
      dir: "rtl",
    });
  });

  it("is the choice that 1.0.0 stored, unless there is a later one", () => {
    expect(chosen(["de-DE"], { language: "fr" }).lang).toBe("fr");
  });

  it("is the browser's first one that there is, without its region, or English", () => {
    expect(chosen(["sv-SE", "pt-PT", "de"]).lang).toBe("pt-BR");
    expect(chosen(["sv-SE"]).lang).toBe("en");
    expect(chosen(["de-AT"], null).lang).toBe("de");
    expect(chosen(["de"], { [LANGUAGE_KEY]: "tlh" }).lang).toBe("de");
  });
});
