import { findPackageCategory, isOneOf, sizeText } from "../../machine/questions.ts";
import type { MachineModel, PackageCategory, Size } from "../../machine/types.ts";
import { LIMITS } from "../limits.ts";
import type { PackageEntry } from "../read-package.ts";
import { error, folderOf, inEntries, inFile, inPictures, isLeftOver, note, type Rule } from "./rule.ts";

/** The first category, in the model's order, that accepts the size. */
export const categoryOfSize = (model: MachineModel, size: Size): PackageCategory | undefined =>
  model.packageCategories.find(({ sizes }) => isOneOf(sizes, size));

const isPicture = ({ content }: PackageEntry) => content.kind === "png";
const isNoPicture = ({ content, fault }: PackageEntry) => content.kind === "other" && !fault;

export const PICTURE_RULES = {
  "png-damaged": error(
    inEntries(({ content }) => content.kind === "damaged-png" && { fault: content.fault.code }),
  ),
  "not-png": error(inEntries((entry) => isNoPicture(entry) && !isLeftOver(entry.path))),
  "left-over": note(
    inEntries((entry) => isNoPicture(entry) && isLeftOver(entry.path)),
    "mended",
  ),
  "size-unknown": error(
    inPictures((_, size, model) => !categoryOfSize(model, size) && { size: sizeText(size) }),
  ),
  "folder-unknown": error(
    inPictures((path, size, model) => {
      const right = categoryOfSize(model, size);
      return right && !findPackageCategory(model, folderOf(path)) && { folder: right.id };
    }),
    "mended",
  ),
  "wrong-folder": error(
    inPictures((path, size, model) => {
      const right = categoryOfSize(model, size);
      const found = findPackageCategory(model, folderOf(path));
      const isWrong = right && found && !isOneOf(found.sizes, size);
      return isWrong && { size: sizeText(size), folder: right.id };
    }),
    "mended",
  ),
  "folder-full": error(function* ({ entries }, { packageCategories }) {
    for (const { id, maxFiles } of packageCategories) {
      const count = entries.filter((entry) => isPicture(entry) && folderOf(entry.path) === id).length;
      if (maxFiles !== undefined && count > maxFiles) yield { entry: id, values: { count, most: maxFiles } };
    }
  }),
  "too-many-pictures": error(
    inFile(({ entries }) => {
      const count = entries.filter(isPicture).length;
      return count > LIMITS.files && { count, most: LIMITS.files };
    }),
  ),
  "no-picture": error(
    inFile(({ entries, fault }) => (!fault || fault === "cut-off") && !entries.some(isPicture)),
  ),
} as const satisfies Readonly<Record<string, Rule>>;
