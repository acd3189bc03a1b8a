import { snapshot } from "valtio/vanilla";
import { expect, it, vi } from "vitest";
import { openPackageFiles, packageState } from "../../web/packages/package-state.ts";
import { PATIENCE } from "../support/patience.ts";
import { rawZip } from "../support/raw-zip.ts";
import { unreadableFile } from "../support/unreadable-file.ts";

const design = rawZip([{ path: "design.json", data: new TextEncoder().encode("{}") }]);
const fileOf = (name: string, bytes: Uint8Array) => new File([new Uint8Array(bytes)], name);
const ZIP = rawZip([
  { path: "Bar.brewscreen", data: design },
  { path: "Spa.brewscreen", data: design },
  { path: "__MACOSX/._Spa.brewscreen", data: design },
]);

it("a file that can't be read doesn't keep the others from being checked", async () => {
  const gone = unreadableFile("gone.mp");
  await openPackageFiles([fileOf("Bar.brewscreen", design), gone]);
  await vi.waitUntil(() => packageState.verdicts.length === 2, PATIENCE);
  const { several, verdicts, isFailed } = snapshot(packageState);
  expect(several?.packages.map(({ path }) => path)).toEqual(["Bar.brewscreen", "gone.mp"]);
  expect([verdicts, isFailed]).toEqual([["design", "closed"], false]);
  await openPackageFiles([gone]);
  expect(packageState).toMatchObject({ open: undefined, isFailed: true });
});

it.each([
  ["files", [fileOf("Bar.brewscreen", design), fileOf("Spa.brewscreen", design)]],
  ["a ZIP", [fileOf("designs.zip", ZIP)]],
])("several designs, as %s, are not judged as packages", async (_, files) => {
  await openPackageFiles(files);
  await vi.waitUntil(() => packageState.verdicts.length === 2, PATIENCE);
  const { several, verdicts } = snapshot(packageState);
  expect(several?.packages.map(({ path }) => path)).toEqual(["Bar.brewscreen", "Spa.brewscreen"]);
  expect(verdicts).toEqual(["design", "design"]);
});
