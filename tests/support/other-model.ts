import type { Machine } from "../../shared/machine/machine.ts";
import type { MachineModel, Size, SlotCategory } from "../../shared/machine/types.ts";
import * as classic from "../../shared/machines/classic/machine.ts";

/*
 * Takes the place of the active model in a test: another machine, with another screen, whose categories
 * are its own. Nothing else of the product is changed.
 */

const SCREEN: Size = { width: 800, height: 600 };
const SYRUP: Size = { width: 120, height: 90 };
const BIG_SYRUP: Size = { width: 300, height: 200 };

const SYRUPS: SlotCategory = {
  kind: "slots",
  id: "syrups",
  label: "Syrups",
  accent: "cold",
  accepts: "image",
  refusals: {
    wrongType: "A syrup is a picture.",
    wrongSize: "A syrup is {width}x{height}.",
    unreadable: "This syrup is sticky.",
    nothing: "No syrup.",
  },
  slots: [
    { id: "left", label: "First" },
    { id: "middle", label: "Second" },
  ],
  counts: { storageKey: "syrupNumSizes", initial: 2 },
  files: { folder: "Syrup Images", names: { left: "First", middle: "Second" } },
  pdf: { title: "Syrups" },
  names: { storageKey: "syrupNames", slotStorageKey: "{slot}SyrupName" },
  defaultPath: "/images/defaults/blends/{slot}.png",
  arrangements: [
    {
      count: 1,
      size: BIG_SYRUP,
      packageCategory: "icons",
      places: [{ slot: "left", box: { x: 250, y: 200, ...BIG_SYRUP } }],
      template: "/images/templates/blends.png",
    },
    {
      count: 2,
      size: SYRUP,
      packageCategory: "icons",
      places: [
        { slot: "left", box: { x: 100, y: 200, ...SYRUP } },
        { slot: "middle", box: { x: 500, y: 200, ...SYRUP } },
      ],
      template: "/images/templates/blends.png",
    },
  ],
  step: {
    route: "/syrups",
    aliases: ["/old-syrups"],
    heading: "POUR YOUR SYRUPS",
    note: "Sweet.",
    hint: "Syrup: {width} by {height}",
    needed: "More syrup, please.",
    naming: {
      heading: "NAME YOUR SYRUPS",
      note: "Sweeter.",
      placeholders: { left: "Vanilla", middle: "Caramel" },
      maxLength: 12,
      confirm: "Name them",
      edit: "Rename",
      words: { missing: "A syrup has no name.", saved: "Syrups named." },
    },
    counting: {
      legend: "How many syrups?",
      forms: { one: "1 syrup", other: "{count} syrups" },
      words: { defaults: "Our syrups.", cleared: "No syrups." },
    },
    defaults: { fills: "slot", label: "OUR SYRUP", applied: "Our {label} it is." },
    words: { uploaded: "{name} poured." },
  },
};

const model: MachineModel = {
  ...classic.model,
  id: "other",
  title: "Another machine",
  screen: SCREEN,
  nameStep: { ...classic.model.nameStep, heading: "CALL IT SOMETHING", minLength: 1 },
  categories: [SYRUPS, ...classic.model.categories.filter(({ id }) => id === "hotcold")],
};

export const ACTIVE: Machine = { ...classic, model };

export const MACHINES = [ACTIVE];
