import type { MachineModel } from "../../shared/machine/types.ts";

/** One image of a design. */
export interface ImageRecord {
  /** Stable while the image stands in this tab's design; for React keys and for reordering. */
  readonly id: string;
  /**
   * What storage holds: a base64 data URI, the path of a bundled image, or `/stored-images/{sha256}.png`
   * for an image whose bytes overflowed to IndexedDB. Show and read it through the image sources only.
   */
  readonly url: string;
  /** To call it by: the file's name in the session of the upload, else the slot's label. */
  readonly name: string;
  /** The url is the machine's default of this slot and count. */
  readonly isDefault: boolean;
  /**
   * Its bytes were evicted by the browser, or the app does not serve its path: the place counts as empty until it is
   * filled again.
   */
  readonly isMissing: boolean;
}

/** A record of a stored value; the store gives it the rest. */
export const imageOf = (url: string, name = ""): ImageRecord => ({
  id: "",
  url,
  name,
  isDefault: false,
  isMissing: false,
});

/** What every later picture with words starts from. */
export interface Brand {
  /** A stored value, as an image's url; empty for no logo. */
  readonly logo: string;
  /** #rrggbb, the first for words. */
  readonly colours: readonly string[];
  /** The id of a style of lettering; empty where none is chosen. */
  readonly style: string;
}

/** Everything that a visitor makes. Plain data: the store's actions are its only writers. */
export interface Design {
  /** Empty while the design has no name; it then lives under the model's default name. */
  machineName: string;
  /** Empty until the first write. */
  machineTimestamp: string;
  /** By list category: its images in order. Every list category is present. */
  lists: Record<string, ImageRecord[]>;
  /** By slot category, by slot: the image, where there is one. Every slot category is present. */
  slots: Record<string, Record<string, ImageRecord>>;
  /** By category whose slots have names, by slot: the name, where there is one. */
  names: Record<string, Record<string, string>>;
  /** By category whose count the visitor chooses: the count, the initial one included. */
  counts: Record<string, number>;
  /** Words for customers that the visitor changed, by their ids in the machine's table. */
  words: Readonly<Record<string, string>>;
  brand: Brand | null;
  /** The table of variants as JSON; empty for none. */
  variants: string;
  /** The route that overrides the next Continue or Back, as it was stored; empty for none. */
  returnToStep: string;
  /** Whether the final review was confirmed since the last change. */
  isConfirmed: boolean;
}

/** A design in which nothing is set yet. */
export function emptyDesign(model: MachineModel): Design {
  const design: Design = {
    machineName: "",
    machineTimestamp: "",
    lists: {},
    slots: {},
    names: {},
    counts: {},
    words: {},
    brand: null,
    variants: "",
    returnToStep: "",
    isConfirmed: false,
  };
  for (const category of model.categories) {
    if (category.kind === "list") {
      design.lists[category.id] = [];
      continue;
    }
    design.slots[category.id] = {};
    if (category.names) design.names[category.id] = {};
    if (category.counts) design.counts[category.id] = category.counts.initial;
  }
  return design;
}

/** The name to show and to export under: the visitor's, else the model's default. */
export const machineNameOf = (model: MachineModel, { machineName }: Pick<Design, "machineName">): string =>
  machineName || model.defaultMachineName;

/** A copy that shares no object with the proxy; image records are immutable and stay shared. */
export function copyDesign(design: Design): Design {
  const copied = <T extends object>(record: Record<string, T>, copy: (value: T) => T) =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key, copy(value)]));
  return {
    ...design,
    lists: copied(design.lists, (list) => [...list]),
    slots: copied(design.slots, (slots) => ({ ...slots })),
    names: copied(design.names, (names) => ({ ...names })),
    counts: { ...design.counts },
  };
}

/** The images of a design, each with where it stands; a list's slot is its index. */
export function* imagesOf(design: Design): Generator<{ category: string; slot: string; image: ImageRecord }> {
  for (const [category, images] of Object.entries(design.lists))
    for (const [index, image] of images.entries()) yield { category, slot: String(index), image };
  for (const [category, slots] of Object.entries(design.slots))
    for (const [slot, image] of Object.entries(slots)) yield { category, slot, image };
}

/** Whether the visitor has made anything of it yet. */
export const isStarted = (design: Design): boolean =>
  design.machineName !== "" ||
  Object.values(design.names).some((names) => Object.keys(names).length > 0) ||
  !imagesOf(design).next().done;

/** The image at a place; a list's slot is its index. */
export const imageAt = (design: Design, category: string, slot: string): ImageRecord | undefined =>
  design.lists[category]?.[Number(slot)] ?? design.slots[category]?.[slot];

/** Puts an image into a place of a draft. */
export function putImage(draft: Design, category: string, slot: string, image: ImageRecord): void {
  const list = draft.lists[category];
  if (list) list[Number(slot)] = image;
  else draft.slots[category] = { ...draft.slots[category], [slot]: image };
}
