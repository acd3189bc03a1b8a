import { ref } from "valtio/vanilla";
import { FILE_IMPORT } from "#messages/drop.ts";
import { EXPORTS } from "#messages/exports.ts";
import { UPLOADER } from "#messages/uploader.ts";
import type { PackageCategory } from "../../../shared/machine/types.ts";
import { ACTIVE } from "../../../shared/machines/index.ts";
import { packageFileName } from "../../../shared/package/names.ts";
import { type PackageOptions, packOnDeviceOrServer } from "../../exports/media-package.ts";
import { deliverFile, releaseDelivery } from "../../files/deliver.ts";
import { listFiles, MAX_GIVEN_FILES } from "../../files/given-files.ts";
import { readFileFacts } from "../../picture/open-picture.ts";
import { notify } from "../../ui/toast/notify.ts";
import {
  addFiles,
  addToCategory,
  countFreePlaces,
  createUpload,
  filesOfCategory,
  moveFile,
  placeFittedFile,
  replaceFiles,
  type Upload,
} from "./list.ts";
import { rejectionMessage, tooManyFilesMessage } from "./messages.ts";
import type { UploadListUpdater, Uploads } from "./uploads.ts";

/** The specification's duration, in milliseconds. */
export const TOAST_OPTIONS = { duration: 3000 };

function refuse({ state }: Uploads, category: PackageCategory, alert = tooManyFilesMessage(category)): void {
  const area = state.areas[category.id];
  if (area) area.alert = alert;
  notify.error(alert, TOAST_OPTIONS);
}

async function change({ update }: Uploads, begun: number, change: UploadListUpdater) {
  const files = await update(change, begun);
  if (!files) notify.error(UPLOADER.erased, TOAST_OPTIONS);
  return files;
}

/** Replaces the category's files, unless too many are dropped. */
export async function setCategoryFiles(uploads: Uploads, category: PackageCategory, files: readonly File[]) {
  const { state } = uploads;
  const area = state.areas[category.id];
  if (!area || files.length === 0) return;
  const begun = Date.now();
  const check = Symbol();
  area.check = check;
  // Files added meanwhile must not be replaced unseen.
  const put = filesOfCategory(state.files, category).length > 0 ? replaceFiles : addToCategory;
  const given = await Promise.all(files.map(async (file) => ({ file, facts: await readFileFacts(file) })));
  if (area.check !== check) return;
  const { pngs = [], rejections = [] } = Object.groupBy(given, ({ facts }) =>
    facts.kind === "png" ? "pngs" : "rejections",
  );
  const isTooMany = pngs.length > countFreePlaces([], category);
  if (pngs.length > 0 && !isTooMany) {
    const added = pngs.map(({ file, facts }) => createUpload(file, facts));
    await change(uploads, begun, (list) => put(list, category, added));
  }
  if (area.check === check) area.check = undefined;
  Object.assign(area, { alert: undefined, rejections: ref(rejections) });
  if (isTooMany) refuse(uploads, category);
  else if (pngs.length === 0 && rejections.some(({ facts }) => facts.kind !== "damaged"))
    refuse(uploads, category, UPLOADER.pngOnly);
}

export async function sortIntoCategories(
  uploads: Uploads,
  given: readonly (FileSystemEntry | File)[],
): Promise<void> {
  const begun = Date.now();
  try {
    const { files, isTruncated } = await listFiles(given);
    if (isTruncated) notify.error(FILE_IMPORT.cut(MAX_GIVEN_FILES), TOAST_OPTIONS);
    const [{ findPackagePlaces }, vocabulary, ...inspected] = await Promise.all([
      import("../../../shared/sorting/package-places.ts"),
      ACTIVE.vocabulary(),
      ...files.map(async ({ path, file }) => ({ path, file, facts: await readFileFacts(file) })),
    ]);
    const pictures = inspected.flatMap(({ path, file, facts }) =>
      facts.kind === "png" ? [{ path, file, facts, ...facts.png }] : [],
    );
    const others = inspected.filter(({ facts }) => facts.kind !== "png");
    const added = [...pictures, ...others].map(({ file, facts }) => createUpload(file, facts));
    const list = await change(uploads, begun, (list) =>
      addFiles(list, added, (taken) => findPackagePlaces(uploads.model, vocabulary, pictures, taken)),
    );
    if (!list) return;
    const ids = new Set(added.map(({ id }) => id));
    const here = list.filter(({ id }) => ids.has(id));
    const left = here.filter(({ category }) => category === null).length;
    if (here.length > left) notify.success(UPLOADER.sortedIn(here.length - left), TOAST_OPTIONS);
    if (left > 0) notify.error(UPLOADER.notSortedIn(left), TOAST_OPTIONS);
  } catch (fault) {
    console.error("Failed to sort the files", fault);
    notify.error(UPLOADER.sortingFailed, TOAST_OPTIONS);
  }
}

export function pasteFiles(uploads: Uploads, files: readonly File[]): Promise<void> {
  const { model, state } = uploads;
  const empty = model.packageCategories.find((each) => filesOfCategory(state.files, each).length === 0);
  return empty ? setCategoryFiles(uploads, empty, files) : sortIntoCategories(uploads, files);
}

/** An upload's ID, or a rejected file. */
export type FitSource = string | File;

export function ensureRoomForFittedFile(
  uploads: Uploads,
  category: PackageCategory,
  source: FitSource,
): boolean {
  const { files } = uploads.state;
  const isIn = filesOfCategory(files, category).some(({ id }) => id === source);
  if (category.maxFiles === 1 || isIn || countFreePlaces(files, category) > 0) return true;
  refuse(uploads, category);
  return false;
}

export async function addFittedFile(
  uploads: Uploads,
  begun: number,
  category: PackageCategory,
  source: FitSource,
  file: File,
): Promise<void> {
  const facts = await readFileFacts(file);
  const words = rejectionMessage(file.name, facts);
  if (words !== undefined) return refuse(uploads, category, words);
  const fitted = createUpload(file, facts);
  const files = await change(uploads, begun, (list) => placeFittedFile(list, category, source, fitted));
  const area = uploads.state.areas[category.id];
  if (!files || !area) return;
  const rejections = ref(area.rejections.filter((each) => each.file !== source));
  Object.assign(area, { alert: undefined, rejections });
  if (files.some(({ id, category }) => id === fitted.id && category === null)) refuse(uploads, category);
}

export async function moveUpload(uploads: Uploads, category: PackageCategory, id: string): Promise<void> {
  const files = await uploads.update((list) => moveFile(list, category, id));
  const file = files?.find((each) => each.id === id);
  if (file && file.category !== category.id) refuse(uploads, category);
}

export async function removeUpload(
  { model, state, update }: Uploads,
  { id, category }: Upload,
): Promise<void> {
  await update((list) => ({ ...list, files: list.files.filter((file) => file.id !== id) }));
  const from = model.packageCategories.find(({ id }) => id === category);
  const area = from && state.areas[from.id];
  if (from && area?.alert === tooManyFilesMessage(from)) area.alert = undefined;
}

export async function clearUploads({ state, update }: Uploads): Promise<void> {
  const seen = new Set(state.files.map(({ id }) => id));
  for (const area of Object.values(state.areas)) Object.assign(area, { alert: undefined, rejections: [] });
  await update(({ files }) => ({ files: files.filter(({ id }) => !seen.has(id)) }));
}

export async function packUploads(
  { model, state }: Uploads,
  where: PackageOptions["where"],
  signal: AbortSignal,
): Promise<void> {
  if (state.progress !== undefined) return;
  // Nothing is sent if the device packs the files.
  Object.assign(state, { failure: undefined, progress: where === "device" ? 1 : 0 });
  const { packageName } = state;
  const inputs = model.packageCategories.flatMap((category) =>
    filesOfCategory(state.files, category).map(({ name, file }) => ({ category: category.id, name, file })),
  );
  const onProgress = (share: number) => {
    state.progress = share;
  };
  try {
    const outcome = await packOnDeviceOrServer(model, { packageName, inputs }, { where, signal, onProgress });
    if (outcome.ok) {
      if (state.delivery) releaseDelivery(state.delivery);
      state.delivery = deliverFile(outcome.file, packageFileName(packageName));
      notify.success(EXPORTS.kinds.package.success, TOAST_OPTIONS);
    } else {
      console.error("Failed to create the package", outcome.failure);
      state.failure = outcome.failure;
      if (outcome.failure.code !== "cancelled") notify.error(EXPORTS.kinds.package.failure, TOAST_OPTIONS);
    }
  } catch (fault) {
    console.error("Failed to create the package", fault);
    state.failure = { code: "not-saved" };
    notify.error(EXPORTS.kinds.package.failure, TOAST_OPTIONS);
  } finally {
    state.progress = undefined;
  }
}
