import { proxy, ref } from "valtio/vanilla";
import { isOneOf } from "../../shared/machine/questions.ts";
import type { MachineModel, PackageCategory, Size } from "../../shared/machine/types.ts";
import { packageNameFault } from "../../shared/package/name.ts";
import { type Delivery, forget } from "../download/deliver.ts";
import type { PackageFailure } from "../exports/media-package.ts";
import type { PackageOrder } from "../exports/package-request.ts";
import type { FileFacts } from "../intake/facts.ts";
import { isPicture } from "../intake/format.ts";
import { inspect } from "../intake/inspect.ts";
import { UPLOADER } from "../words/uploader.ts";
import type { TrayFile } from "./tray.ts";
import { maximumWords, rejectionWords } from "./upload-words.ts";

/** A PNG that was dropped, checked and kept. */
export interface Upload {
  readonly id: number;
  readonly name: string;
  readonly file: File;
  /** An object URL of the file; ends with the upload. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** Whether the size is one of the category's. A wrong one is packed all the same. */
  readonly isValid: boolean;
}

/** Why a drop, or a part of it, was not taken. */
export interface Refusal {
  /** What is said first, and as a toast: the specification's words, where it has some for the case. */
  readonly alert: string | undefined;
  readonly rejections: readonly Rejection[];
}

/** A file that was left out. */
export interface Rejection {
  readonly id: number;
  readonly file: File;
  /** A sentence that says why. */
  readonly words: string;
  /** Whether it is a picture that can be made to fit. */
  readonly isFittable: boolean;
}

export interface CategoryUploads {
  files: Upload[];
  /** Whether a drop is being checked. */
  isChecking: boolean;
  refusal: Refusal | undefined;
}

/** What the media-upload page holds. It outlives the page, not the tab. */
export interface Uploads {
  packageName: string;
  categories: Record<string, CategoryUploads>;
  /** What was given to no category and found none. */
  tray: readonly TrayFile[];
  /** Share of the request that is sent, 0 to 1, while a package is made. */
  progress: number | undefined;
  failure: PackageFailure | undefined;
  delivery: Delivery | undefined;
}

const emptyCategory = (): CategoryUploads => ({ files: [], isChecking: false, refusal: undefined });

/** `Brewscreen_20261121`: the model's prefix and the local date. */
function defaultPackageName(model: MachineModel, now: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const date = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
  return model.packageNamePrefix + date;
}

/** An empty page, with the default package name. */
export const createUploads = (model: MachineModel, now: Date): Uploads =>
  proxy({
    packageName: defaultPackageName(model, now),
    categories: Object.fromEntries(model.packageCategories.map(({ id }) => [id, emptyCategory()])),
    tray: [],
    progress: undefined,
    failure: undefined,
    delivery: undefined,
  });

/** Ids stay with what is kept, so that those of another visit or tab are never given again. */
const TAB_IDS = 4096;
let lastId = Date.now() * TAB_IDS + Math.floor(Math.random() * TAB_IDS);
export const nextId = (): number => ++lastId;
/** The newest drop of each category: an older one that is still being checked gives way to it. */
const latestDrop = new WeakMap<CategoryUploads, symbol>();

/**
 * Takes a drop: its PNGs replace the category's files. Other files are left out and named; a drop with
 * no PNG, or with more than the category takes, changes nothing.
 *
 * @returns the refusal that is now shown, if any
 */
export async function dropFiles(
  uploads: Uploads,
  category: PackageCategory,
  files: readonly File[],
): Promise<Refusal | undefined> {
  const own = uploads.categories[category.id];
  if (!own || files.length === 0) return undefined;
  const drop = Symbol();
  latestDrop.set(own, drop);
  own.isChecking = true;
  const inspected = await Promise.all(files.map(async (file) => ({ file, facts: await inspect(file) })));
  if (latestDrop.get(own) !== drop) return undefined;
  own.isChecking = false;
  const rejections = inspected.flatMap(({ file, facts }) => rejectionOf(file, facts) ?? []);
  const taken = inspected.flatMap(({ file, facts }) =>
    facts.kind === "png" ? { file, size: facts.png } : [],
  );
  const { maxFiles = Number.POSITIVE_INFINITY } = category;
  if (taken.length === 0 || taken.length > maxFiles) {
    const isPng = inspected.some(({ facts }) => facts.kind === "damaged-png") || taken.length > 0;
    const alert = taken.length > maxFiles ? maximumWords(category) : isPng ? undefined : UPLOADER.pngOnly;
    own.refusal = { alert, rejections };
    return own.refusal;
  }
  release(own.files);
  own.files = taken.map(({ file, size }) => uploadOf(category, file, size));
  own.refusal = leftOut(rejections);
  uploads.failure = undefined;
  return own.refusal;
}

function rejectionOf(file: File, facts: FileFacts): Rejection | undefined {
  const words = rejectionWords(file.name, facts);
  const isFittable = facts.kind === "other" && isPicture(facts.format);
  return words === undefined ? undefined : { id: nextId(), file: ref(file), words, isFittable };
}

export const uploadOf = (category: PackageCategory, file: File, { width, height }: Size): Upload => ({
  id: nextId(),
  name: file.name,
  file: ref(file),
  url: URL.createObjectURL(file),
  width,
  height,
  isValid: isOneOf(category.sizes, { width, height }),
});

/** What is to be made to fit: one of a category's files, by its id, or a file that was refused. */
export type FitSource = number | File;

/** Whether what is made of it has a place: its own, the only one, or a free one. */
export function hasRoom(uploads: Uploads, { id, maxFiles }: PackageCategory, source: FitSource): boolean {
  const { files = [] } = uploads.categories[id] ?? {};
  const isKept = files.some((upload) => upload.id === source);
  return isKept || maxFiles === undefined || maxFiles === 1 || files.length < maxFiles;
}

/** Shows that a category takes no more; gives the refusal that is now shown. */
export function refuseForRoom(uploads: Uploads, category: PackageCategory): Refusal | undefined {
  const own = uploads.categories[category.id];
  return own && refuse(own, maximumWords(category));
}

function refuse(own: CategoryUploads, alert: string): Refusal {
  own.refusal = { alert, rejections: own.refusal?.rejections ?? [] };
  return own.refusal;
}

/** The refusal that is shown where files were left out and there is no message above them. */
const leftOut = (rejections: readonly Rejection[]): Refusal | undefined =>
  rejections.length > 0 ? { alert: undefined, rejections } : undefined;

/**
 * Takes a picture that was made to fit: in the place of the file that it was made of, or after the others; in a
 * category of one it takes the place of that. What it was made of counts as refused no more.
 *
 * @param fitted a PNG of one of the category's sizes
 * @returns the refusal that is now shown, where it was not taken
 */
export async function placeFitted(
  uploads: Uploads,
  category: PackageCategory,
  source: FitSource,
  fitted: File,
): Promise<Refusal | undefined> {
  const facts = await inspect(fitted);
  const own = uploads.categories[category.id];
  if (!own) return undefined;
  if (facts.kind !== "png") return refuse(own, rejectionWords(fitted.name, facts) ?? UPLOADER.pngOnly);
  if (!hasRoom(uploads, category, source)) return refuseForRoom(uploads, category);
  const upload = uploadOf(category, fitted, facts.png);
  const index = category.maxFiles === 1 ? 0 : own.files.findIndex(({ id }) => id === source);
  release(own.files.splice(index < 0 ? own.files.length : index, 1, upload));
  own.refusal = leftOut(own.refusal?.rejections.filter(({ file }) => file !== source) ?? []);
  releaseTray(uploads, ({ file }) => file === source);
  uploads.failure = undefined;
  return undefined;
}

/** Removes one file from its category. */
export function removeUpload(uploads: Uploads, category: PackageCategory, id: number): void {
  const own = uploads.categories[category.id];
  if (!own) return;
  release(own.files.filter((upload) => upload.id === id));
  own.files = own.files.filter((upload) => upload.id !== id);
  if (own.refusal?.alert === maximumWords(category)) own.refusal = leftOut(own.refusal.rejections);
  uploads.failure = undefined;
}

export const release = (files: readonly { readonly url: string }[]): void => {
  for (const { url } of files) URL.revokeObjectURL(url);
};

/** Takes files out of the tray. */
export function releaseTray(uploads: Uploads, isGone: (file: TrayFile) => boolean): void {
  release(uploads.tray.filter(isGone));
  uploads.tray = uploads.tray.filter((file) => !isGone(file));
}

/** Every file, category by category. */
export const allUploads = ({ categories }: Pick<Uploads, "categories">): readonly Upload[] =>
  Object.values(categories).flatMap(({ files }) => files);

/** Every file, those of the tray included. */
export const allFiles = (uploads: Pick<Uploads, "categories" | "tray">): readonly (Upload | TrayFile)[] => [
  ...allUploads(uploads),
  ...uploads.tray,
];

/** Removes every file. */
export function clearUploads(uploads: Uploads): void {
  for (const own of Object.values(uploads.categories)) {
    release(own.files);
    own.files = [];
    own.refusal = undefined;
  }
  releaseTray(uploads, () => true);
  uploads.failure = undefined;
}

/** The categories that take a file of that size; one that fits nowhere has none. */
export const categoriesFor = ({ packageCategories }: MachineModel, size: Size): readonly PackageCategory[] =>
  packageCategories.filter(({ sizes }) => isOneOf(sizes, size));

/** Moves a file to a category that takes its size, if there is room. */
export function moveUpload(
  uploads: Uploads,
  from: PackageCategory,
  to: PackageCategory,
  id: number,
): Refusal | undefined {
  const [here, there] = [uploads.categories[from.id], uploads.categories[to.id]];
  const upload = here?.files.find((each) => each.id === id);
  if (!here || !there || !upload) return undefined;
  if (to.maxFiles !== undefined && there.files.length >= to.maxFiles) return refuseForRoom(uploads, to);
  here.files = here.files.filter((each) => each.id !== id);
  there.files = [...there.files, { ...upload, isValid: isOneOf(to.sizes, upload) }];
  uploads.failure = undefined;
  return undefined;
}

export function setPackageName(uploads: Uploads, name: string): void {
  uploads.packageName = name;
}

/** Whether there is anything to pack. */
export const isEmpty = (uploads: {
  readonly categories: Readonly<Record<string, { readonly files: readonly unknown[] }>>;
}): boolean => Object.values(uploads.categories).every(({ files }) => files.length === 0);

/** What is wrong with the package's name, as the endpoint would say it. */
export const nameFault = ({ packageName }: Pick<Uploads, "packageName">) => packageNameFault(packageName);

/** The files of all categories, in the model's order. */
export const orderOf = (model: MachineModel, uploads: Uploads): PackageOrder => ({
  packageName: uploads.packageName,
  inputs: model.packageCategories.flatMap(({ id }) =>
    (uploads.categories[id]?.files ?? []).map(({ name, file }) => ({ category: id, name, file })),
  ),
});

/** Shows how far a package is; undefined when it is over. */
export function setProgress(uploads: Uploads, progress: number | undefined): void {
  uploads.progress = progress;
}

/** Shows that there is no package and why; the dropped files stay. */
export function setFailure(uploads: Uploads, failure: PackageFailure | undefined): void {
  uploads.failure = failure;
}

/** Shows the file that was saved, in place of the one before. */
export function setDelivery(uploads: Uploads, delivery: Delivery): void {
  if (uploads.delivery) forget(uploads.delivery);
  uploads.delivery = delivery;
}
