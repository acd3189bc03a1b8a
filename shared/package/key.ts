import { findPackageCategory } from "../machine/questions.ts";
import type { MachineModel, PackageCategory } from "../machine/types.ts";

/** A plain decimal of at most nine digits, so that it is an exact number. */
const KEY = /^(.+)_(0|[1-9]\d{0,8})$/s;

/** The key of a file in a request: `screensaver_0`. */
export const fileKey = (category: string, index: number): string => `${category}_${index}`;

/** The category and index that a key names, or undefined where it names none of the model's. */
export function parseFileKey(
  model: MachineModel,
  key: string,
): { category: PackageCategory; index: number } | undefined {
  const [, id, index] = KEY.exec(key) ?? [];
  const category = id === undefined ? undefined : findPackageCategory(model, id);
  return category && { category, index: Number(index) };
}
