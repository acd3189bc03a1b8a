import { describe, expect, it } from "vitest";
import { FILE_IMPORT } from "#messages/drop.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { findPictures } from "../../web/import/find-pictures.ts";
import { designPackage } from "../support/media-package.ts";
import { png } from "../support/png.ts";
import { type RawEntry, rawZip } from "../support/raw-zip.ts";

const SUMMARY = { path: "summary.csv", data: new TextEncoder().encode("Name;Folder\r\nBar;Bar\r\n") };
const HOT = { path: "Bar/hot.png", data: png(460, 485) };
const PACKAGE = designPackage(CLASSIC_MODEL);
const DESIGN = rawZip([{ path: "design.json", data: new TextEncoder().encode("{}") }]);

async function found(...entries: RawEntry[]) {
  const file = new File([rawZip(entries) as BlobPart], "machines.zip");
  const { pictures, containers, unusable } = await findPictures([{ path: file.name, file }], () => {});
  return {
    pictures: pictures.map(({ path }) => path),
    containers: containers.map(({ kind, file: { name }, pictures: { length } }) => [kind, name, length]),
    left: unusable.map(({ name }) => name),
  };
}

it("a file or folder that couldn't be read is not said to be no image", async () => {
  const file = new File([], "Bar");
  const { unusable } = await findPictures([{ path: file.name, file }], () => {});
  expect(unusable).toEqual([{ name: "Bar", reason: FILE_IMPORT.notRead("Bar") }]);
});

it("the pictures of several archives are told apart by the archives' names", async () => {
  const files = ["Cold.zip", "cups/Hot.zip"].map((path) => ({
    path,
    file: new File([rawZip([{ path: "small.png", data: HOT.data }]) as BlobPart], path.replace(/.*\//, "")),
  }));
  const { pictures } = await findPictures(files, () => {});
  expect(pictures.map(({ path }) => path)).toEqual(["Cold.zip/small.png", "cups/Hot.zip/small.png"]);
});

it("a design file with more files than other archives may have is still one", async () => {
  const empty = new Uint8Array();
  const entries = Array.from({ length: 2_000 }, (_, at) => ({ path: `variants/${at}.png`, data: empty }));
  const zip = rawZip([{ path: "design.json", data: empty }, ...entries]) as BlobPart;
  const [design, other] = ["Lobby.brewscreen", "Lobby.zip"].map((name) => new File([zip], name)) as [
    File,
    File,
  ];
  const files = [design, other].map((file) => ({ path: file.name, file }));
  const { containers, unusable } = await findPictures(files, () => {});
  expect(containers).toEqual([{ kind: "design", file: design, pictures: [], machineName: "" }]);
  expect(unusable.map(({ name }) => name)).toEqual([other.name]);
});

describe("an archive", () => {
  it("has no pictures but those that are pictures by their bytes", async () => {
    const readme = { path: "read me.png", data: SUMMARY.data };
    expect(await found(HOT, SUMMARY, readme)).toEqual({
      pictures: [HOT.path],
      containers: [],
      left: [SUMMARY.path, readme.path],
    });
  });

  it("of packages has no pictures besides them", async () => {
    expect(await found({ path: "Bar/Bar.mp", data: PACKAGE }, SUMMARY)).toEqual({
      pictures: [],
      containers: [["package", "Bar.mp", 0]],
      left: [SUMMARY.path],
    });
  });

  it("has designs that are larger than pictures", async () => {
    const data = new Uint8Array(65 * 1024 * 1024);
    expect(await found({ path: "Bar.brewscreen", data })).toMatchObject({
      containers: [["design", "Bar.brewscreen", 0]],
    });
  });

  it("of machines as packages and designs has their designs", async () => {
    const design = { path: "Bar/Bar.brewscreen", data: DESIGN };
    expect(await found({ path: "Bar/Bar.mp", data: PACKAGE }, design, SUMMARY)).toEqual({
      pictures: [],
      containers: [["design", "Bar.brewscreen", 0]],
      left: [SUMMARY.path],
    });
  });
});
