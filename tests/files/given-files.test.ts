import { describe, expect, it } from "vitest";
import { listFiles, MAX_GIVEN_FILES } from "../../web/files/given-files.ts";

type Tree = { readonly [name: string]: Tree | "file" | "locked" };

/** A file system's entries as a browser tells them: a few at a time. */
function entryOf(name: string, node: Tree[string], above = ""): FileSystemEntry {
  const fullPath = `${above}/${name}`;
  const isFile = typeof node === "string";
  const entry = {
    name,
    fullPath,
    isFile,
    isDirectory: !isFile,
    file: (give: (file: File) => void, fail: () => void) =>
      node === "locked" ? fail() : give(new File(["x"], name)),
    createReader() {
      const { unreadable, ...tree } = node as Tree;
      const left = Object.entries(tree).map(([each, below]) => entryOf(each, below, fullPath));
      return {
        readEntries: (give: (some: FileSystemEntry[]) => void, fail: () => void) =>
          left.length === 0 && unreadable ? fail() : give(left.splice(0, 2)),
      };
    },
  };
  // What is asked of an entry is all here.
  return entry as unknown as FileSystemEntry;
}

describe("what was dropped", () => {
  it("is every file of its folders, with their paths in order, and nothing that systems leave there", async () => {
    const folder = entryOf("Bar", {
      "10.png": "file",
      "2.png": "file",
      ".DS_Store": "file",
      __MACOSX: { "2.png": "file" },
      "Thumbs.db": "file",
      Blends: { "left.png": "file", deeper: { "right.png": "file" }, "middle.png": "file" },
    });
    const { files, isTruncated } = await listFiles([folder, new File(["x"], "loose.png")]);
    expect(files.map(({ path }) => path)).toEqual([
      "Bar/2.png",
      "Bar/10.png",
      "Bar/Blends/deeper/right.png",
      "Bar/Blends/left.png",
      "Bar/Blends/middle.png",
      "loose.png",
    ]);
    expect(isTruncated).toBe(false);
  });

  it("names a file or a folder that can't be read", async () => {
    const unreadable = { "b.png": "file", unreadable: {} } as const;
    const { files } = await listFiles([entryOf("Bar", { "a.png": "locked", Blends: unreadable, Empty: {} })]);
    expect(files.map(({ file }) => [file.name, file.size])).toEqual([
      ["a.png", 0],
      ["b.png", 1],
      ["Blends", 0],
    ]);
  });

  it.each([
    [MAX_GIVEN_FILES, false],
    [MAX_GIVEN_FILES + 1, true],
  ])("of %i files is at most the limit, and says whether more were there: %s", async (count, isTruncated) => {
    const many = Array.from({ length: count }, (_, at) => new File([], `${at}.png`));
    const folder = entryOf("Bar", Object.fromEntries(many.map(({ name }) => [name, "file"])));
    for (const given of [many, [folder], [...many, new File([], ".DS_Store")]]) {
      const found = await listFiles(given);
      expect(found.files).toHaveLength(MAX_GIVEN_FILES);
      expect(found.isTruncated).toBe(isTruncated);
    }
  });
});
