import { findPackageCategory, isOneOf, sizeText } from "../../machine/questions.ts";
import type { MachineModel, PackageCategory, Size } from "../../machine/types.ts";
import { LIMITS } from "../limits.ts";
import type { PackageEntry, PackageReading } from "../read-package.ts";
import { folderOf, isLeftOver, type Rule } from "./rule.ts";

interface Picture {
  readonly path: string;
  readonly size: Size;
}

const pictures = ({ entries }: Pick<PackageReading, "entries">): Picture[] =>
  entries.flatMap(({ path, content }) => (content.kind === "png" ? [{ path, size: content.facts }] : []));

/** Returns the first category, in the model's order, that takes a size. */
export const categoryOfSize = (model: MachineModel, size: Size): PackageCategory | undefined =>
  model.packageCategories.find(({ sizes }) => isOneOf(sizes, size));

const isPicture = ({ content }: PackageEntry) => content.kind === "png";

export const PICTURE_RULES = [
  {
    id: "png-damaged",
    level: "error",
    isMended: false,
    *find({ entries }) {
      for (const { path, content } of entries)
        if (content.kind === "damaged-png") yield { entry: path, values: { fault: content.fault.code } };
    },
  },
  {
    id: "not-png",
    level: "error",
    isMended: false,
    *find({ entries }) {
      for (const { path, content, fault } of entries)
        if (content.kind === "other" && !fault && !isLeftOver(path)) yield { entry: path };
    },
  },
  {
    id: "left-over",
    level: "note",
    isMended: true,
    *find({ entries }) {
      for (const { path, content, fault } of entries)
        if (content.kind === "other" && !fault && isLeftOver(path)) yield { entry: path };
    },
  },
  {
    id: "size-unknown",
    level: "error",
    isMended: false,
    *find(reading, model) {
      for (const { path, size } of pictures(reading))
        if (!categoryOfSize(model, size)) yield { entry: path, values: { size: sizeText(size) } };
    },
  },
  {
    id: "folder-unknown",
    level: "error",
    isMended: true,
    *find(reading, model) {
      for (const { path, size } of pictures(reading)) {
        const right = categoryOfSize(model, size);
        const folder = folderOf(path);
        if (right && !findPackageCategory(model, folder)) yield { entry: path, values: { folder: right.id } };
      }
    },
  },
  {
    id: "wrong-folder",
    level: "error",
    isMended: true,
    *find(reading, model) {
      for (const { path, size } of pictures(reading)) {
        const right = categoryOfSize(model, size);
        const found = findPackageCategory(model, folderOf(path));
        if (right && found && !isOneOf(found.sizes, size))
          yield { entry: path, values: { size: sizeText(size), folder: right.id } };
      }
    },
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
