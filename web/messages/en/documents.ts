import { PRODUCT_NAME } from "../../../shared/product.ts";
import { plural } from "./plurals.ts";

export const PDF = {
  configuration: "Configuration",
  generated: (date: string, time: string) => `Generated on ${date} at ${time}`,
  documentTitle: (machine: string, model: string) => `${machine} · ${model}`,
  section: (number: number, title: string) => `${number}. ${title}`,
  machine: (name: string) => `Machine: ${name}`,
  page: (number: number) => `Page ${number}`,
  notLoaded: "This image couldn't be loaded.",
  noneLoaded: "These images couldn't be loaded.",
} as const;

export const SHEETS = {
  drawing: "Preparing the screens",
  oneOf: (label: string, number: number, count: number) => `${label} ${number} of ${count}`,

  /** The preview file. */
  eyebrow: "Coffee machine preview",
  how: "Touch the screen as a customer would.",
  machine: "The machine's screen",
  waits: "The machine prepares the drink here. Touch the screen to continue.",
  ends: "The drink is ready. Touch the screen to start again.",
  goOn: "Continue",
  everyScreen: "Every screen",

  approval: "Approval sheet",
  documentTitle: (machine: string) => `${machine} · Approval sheet`,
  none: "No image yet",
  pictures: (count: number) => plural(count, { one: "1 image", other: `${count} images` }),
  ownPictures: "Images",
  ofThem: (own: number, defaults: number) =>
    defaults === 0
      ? `${own}`
      : `${own}, plus ${plural(defaults, { one: "1 default", other: `${defaults} defaults` })}`,
  notNamed: "not named",
  approvedBy: "Approved by",
  signature: "Signature",
  date: "Date",
  madeOn: (date: string) => `${PRODUCT_NAME} · ${date}`,
} as const;
