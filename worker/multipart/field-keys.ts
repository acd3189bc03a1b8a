import { findPackageCategory } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { fileKey, parseFileKey } from "../../shared/package/key.ts";

/** Turns a form's field names into a request's keys: fields named after a category alone are counted. */
export class FieldKeys {
  readonly #model: MachineModel;
  /** The index after the highest of each category. */
  readonly #next = new Map<string, number>();

  constructor(model: MachineModel) {
    this.#model = model;
  }

  /** The key of a file's field, or undefined where the name is not one. */
  keyOf(field: string): string | undefined {
    const place = parseFileKey(this.#model, field);
    const category = place?.category ?? findPackageCategory(this.#model, field);
    if (category === undefined) return undefined;
    const next = this.#next.get(category.id) ?? 0;
    const index = place?.index ?? next;
    this.#next.set(category.id, Math.max(next, index + 1));
    return fileKey(category.id, index);
  }
}
