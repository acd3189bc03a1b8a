import { isSystemFile } from "../../archive/source.ts";
import { findPackageCategory, formatSize, includesSize } from "../../machine/questions.ts";
import type { MachineModel, PackageCategory, Size } from "../../machine/types.ts";
import { REQUEST_LIMITS } from "../limits.ts";
import type { PackageEntry } from "../read-package.ts";
import {
  errorRule,
  findInEntries,
  findInPackage,
  findInPictures,
  folderOf,
  innerPathOf,
  type PackageRule,
  repairedErrorRule,
  repairedNoteRule,
} from "./rule.ts";

const findCategoryOfSize = (model: MachineModel, size: Size): PackageCategory | undefined =>
  model.packageCategories.find(({ sizes }) => includesSize(sizes, size));

export function findIntendedCategory(
  { packageCategories }: MachineModel,
  path: string,
): PackageCategory | undefined {
  const folder = folderOf(innerPathOf(path)).toLowerCase();
  return packageCategories.find(({ id }) => id.toLowerCase() === folder);
}

export function findCorrectCategory(
  model: MachineModel,
  path: string,
  size: Size,
): PackageCategory | undefined {
  const own = findIntendedCategory(model, path);
  const right = findCategoryOfSize(model, size);
  return own && (!right || includesSize(own.sizes, size)) ? own : right;
}

const isPicture = ({ content }: PackageEntry) => content.kind === "png";
const isNoPicture = ({ content, fault }: PackageEntry) => content.kind === "other" && !fault;

export const PICTURE_RULES = {
  "png-damaged": errorRule(
    findInEntries(({ content }) => content.kind === "damaged-png" && { fault: content.fault.code }),
  ),
  "not-png": errorRule(findInEntries((entry) => isNoPicture(entry) && !isSystemFile(entry.path))),
  "left-over": repairedNoteRule(findInEntries((entry) => isNoPicture(entry) && isSystemFile(entry.path))),
  "size-unknown": errorRule(
    findInPictures((_, size, model) => !findCategoryOfSize(model, size) && { size: formatSize(size) }),
  ),
  "folder-unknown": repairedErrorRule(
    findInPictures((path, size, model) => {
      const right = findCorrectCategory(model, path, size);
      const isUnknown = findCategoryOfSize(model, size) && !findPackageCategory(model, folderOf(path));
      return isUnknown && right && { folder: right.id };
    }),
  ),
  "wrong-folder": repairedErrorRule(
    findInPictures((path, size, model) => {
      const right = findCategoryOfSize(model, size);
      const found = findPackageCategory(model, folderOf(path));
      const isWrong = right && found && !includesSize(found.sizes, size);
      return isWrong && { size: formatSize(size), folder: right.id };
    }),
  ),
  "folder-full": errorRule(function* ({ entries }, { packageCategories }) {
    for (const { id, maxFiles } of packageCategories) {
      const count = entries.filter((entry) => isPicture(entry) && folderOf(entry.path) === id).length;
      if (maxFiles !== undefined && count > maxFiles) yield { entry: id, values: { count, most: maxFiles } };
    }
  }),
  "too-many-pictures": errorRule(
    findInPackage(({ entries }) => {
      const count = entries.filter(isPicture).length;
      return count > REQUEST_LIMITS.files && { count, most: REQUEST_LIMITS.files };
    }),
  ),
  "no-picture": errorRule(
    findInPackage(({ entries, fault }) => (!fault || fault === "cut-off") && !entries.some(isPicture)),
  ),
} as const satisfies Readonly<Record<string, PackageRule>>;
