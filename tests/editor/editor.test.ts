import { describe, expect, it } from "vitest";
import { createRecipeWords, IDENTITY_PLACEMENT } from "../../shared/model/recipe.ts";
import type { Annotator } from "../../web/editor/annotator.ts";
import { createEditor } from "../../web/editor/editor.ts";
import { handleEditorKey } from "../../web/editor/tools.ts";
import type { OpenPicture } from "../../web/picture/open-picture.ts";

const FRAME = { width: 302, height: 485 };
const PNG = Uint8Array.of(1, 2, 3);

/** An editor of a picture twice as large as its frame, which therefore has room in neither direction. */
function editorOf(tryCall: (name: string) => Promise<unknown> = async () => undefined) {
  const opened = {
    size: { width: 604, height: 970 },
    preview: { close() {} },
    thread: { tryCall, close() {} },
  } as unknown as OpenPicture;
  return createEditor(opened, { file: new File([], "beans.jpg"), target: "left" }, [FRAME]);
}
type Editor = ReturnType<typeof editorOf>;
const placementIn = ({ state }: Editor) => state.view.composition.placement;

describe("a change is one step of the editor's undo", () => {
  it("by two fingers, however often they move", () => {
    const editor = editorOf();
    for (let i = 0; i < 20; i++) editor.pinch({ x: 1, y: 0.5 }, 1.02, { x: 10, y: 0 });
    expect(placementIn(editor)).toMatchObject({ mode: "free" });
    expect(placementIn(editor).scale).toBeCloseTo(0.5 * 1.02 ** 20);
    editor.undo();
    expect(placementIn(editor)).toEqual({ ...IDENTITY_PLACEMENT, scale: 0.5 });
    expect(editor.state.view.canUndo).toBe(false);
  });

  it("unless it changes nothing", () => {
    const editor = editorOf();
    editor.move({ x: 10, y: 0 });
    handleEditorKey(editor, press("ArrowUp"));
    handleEditorKey(editor, press("0"));
    editor.change({ background: { kind: "blurred" } }, "background");
    expect(editor.state.view.canUndo).toBe(false);
  });

  it("also if only words without letters change", () => {
    const editor = editorOf();
    const words = {
      from: { kind: "typed" },
      text: "",
      position: "auto",
      size: "auto",
      colour: "auto",
    } as const;
    editor.change({ words: { ...words, style: "modern" } }, "text");
    editor.change({ words: { ...words, style: "premium" } }, "style");
    expect(editor.state.view.composition.words?.style).toBe("premium");
  });
});

const press = (key: string, by: Partial<Parameters<typeof handleEditorKey>[1]> = {}) => ({
  key,
  code: "",
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...by,
});

describe("the editor's keys", () => {
  it.each([
    ["R", press("r"), { quarters: 1 }],
    ["R in capitals", press("R", { shiftKey: true }), { quarters: 3 }],
    ["R under another letter", press("к", { code: "KeyR" }), { quarters: 1 }],
    ["a bracket", press("]"), { angle: 1 }],
    ["a bracket by AltGr on Windows", press("[", { ctrlKey: true, altKey: true }), { angle: -1 }],
    ["a bracket by Option on a Mac", press("]", { altKey: true }), { angle: 1 }],
  ])("take %s", (_, key, expected) => {
    const editor = editorOf();
    expect(handleEditorKey(editor, key)).toBe(true);
    expect(placementIn(editor)).toMatchObject(expected);
  });

  it.each([
    ["reloading", press("r", { ctrlKey: true })],
    ["going back", press("[", { metaKey: true })],
    ["the end of a dialog", press("[", { ctrlKey: true })],
    ["a letter without a meaning", press("щ", { code: "KeyO" })],
  ])("leave %s to the browser", (_, key) => {
    const editor = editorOf();
    expect(handleEditorKey(editor, key)).toBe(false);
    expect(editor.state.view.canUndo).toBe(false);
  });
});

describe("text on a picture that is moved to another slot", () => {
  const word = (id: string) => ({ from: { kind: "table", word: id }, text: id }) as const;
  const annotatorOf = (slotText: Annotator["slotText"]) =>
    ({ slotText, render: async () => ({ png: PNG, beside: new Map() }) }) as unknown as Annotator;
  const moved = (given: ReturnType<typeof word> | { from: { kind: "typed" }; text: string }) => {
    const editor = editorOf();
    editor.annotate(annotatorOf(word("Regular")));
    editor.change({ words: createRecipeWords(given, "modern") }, "text");
    return editor;
  };
  const wordsIn = ({ state }: Editor) => state.view.composition.words;

  it("follows the slot, if it is the slot's", () => {
    const editor = moved(word("Regular"));
    editor.annotate(annotatorOf(word("Large")));
    expect(wordsIn(editor)).toMatchObject(word("Large"));
    editor.zoom(2);
    editor.annotate(annotatorOf(word("Medium")));
    editor.undo();
    expect(wordsIn(editor)).toMatchObject(word("Medium"));
    editor.annotate(annotatorOf(word("Large")));
    editor.annotate(annotatorOf(undefined));
    expect(wordsIn(editor)).toMatchObject(word("Large"));
  });

  it("stays, if it was typed", () => {
    const editor = moved({ from: { kind: "typed" }, text: "Oat" });
    editor.annotate(annotatorOf(word("Large")));
    expect(wordsIn(editor)?.text).toBe("Oat");
  });

  it("stays as it is stored, while the picture is opened", () => {
    const editor = editorOf();
    editor.change({ words: createRecipeWords(word("Regular"), "modern") }, "text");
    editor.annotate(annotatorOf(word("Large")));
    expect(wordsIn(editor)?.text).toBe("Regular");
  });
});

it("gives no picture once it is closed, which another picture would get", async () => {
  let draw = () => {};
  const isDrawn = new Promise<void>((done) => {
    draw = done;
  });
  const editor = editorOf(async (name) => {
    if (name === "original") await isDrawn;
    return name === "render" ? PNG : undefined;
  });
  const finishing = editor.finish();
  // The picture is ready before its original.
  await new Promise((done) => setTimeout(done));
  editor.close();
  draw();
  expect(await finishing).toBeUndefined();
});
