import { findPackageCategory, isOneOf, sizeText } from "../../machine/questions.ts";
import type { MachineModel, PackageCategory, Size } from "../../machine/types.ts";
import { LIMITS } from "../limits.ts";
import type { PackageEntry } from "../read-package.ts";
import { folderOf, inEntries, inPictures, isLeftOver, type Rule } from "./rule.ts";

/** The first one, in the model's order, that takes the size. */
export const categoryOfSize = (model: MachineModel, size: Size): PackageCategory | undefined =>
  model.packageCategories.find(({ sizes }) => isOneOf(sizes, size));

const isPicture = ({ content }: PackageEntry) => content.kind === "png";
const isNoPicture = ({ content, fault }: PackageEntry) => content.kind === "other" && !fault;

export const PICTURE_RULES = [
  {
    id: "png-damaged",
    level: "error",
    isMended: false,
    find: inEntries(({ content }) => content.kind === "damaged-png" && { fault: content.fault.code }),
  },
  {
    id: "not-png",
    level: "error",
    isMended: false,
    find: inEntries((entry) => isNoPicture(entry) && !isLeftOver(entry.path)),
  },
  {
    id: "left-over",
    level: "note",
    isMended: true,
    find: inEntries((entry) => isNoPicture(entry) && isLeftOver(entry.path)),
  },
  {
    id: "size-unknown",
    level: "error",
    isMended: false,
    find: inPictures((_, size, model) => !categoryOfSize(model, size) && { size: sizeText(size) }),
  },
  {
    id: "folder-unknown",
    level: "error",
    isMended: true,
    find: inPictures((path, size, model) => {
      const right = categoryOfSize(model, size);
      return right && !findPackageCategory(model, folderOf(path)) && { folder: right.id };
    }),
  },
  {
    id: "wrong-folder",
    level: "error",
    isMended: true,
    find: inPictures((path, size, model) => {
      const right = categoryOfSize(model, size);
      const found = findPackageCategory(model, folderOf(path));
      const isWrong = right && found && !isOneOf(found.sizes, size);
      return isWrong && { size: sizeText(size), folder: right.id };
    }),
  },
  {
    id: "folder-full",
    level: "error",
    isMended: false,
    *find({ entries }, { packageCategories }) {
      for (const { id, maxFiles } of packageCategories) {
        const count = entries.filter((entry) => isPicture(entry) && folderOf(entry.path) === id).length;
        if (maxFiles !== undefined && count > maxFiles)
          yield { entry: id, values: { count, most: maxFiles } };
      }
    },
  },
  {
    id: "too-many-pictures",
    level: "error",
    isMended: false,
    *find({ entries }) {
      const count = entries.filter(isPicture).length;
      if (count > LIMITS.files) yield { values: { count, most: LIMITS.files } };
    },
  },
  {
    id: "no-picture",
    level: "error",
    isMended: false,
    *find({ entries, fault }) {
      if ((fault === undefined || fault === "cut-off") && !entries.some(isPicture)) yield {};
    },
  },
] as const satisfies readonly Rule[];
