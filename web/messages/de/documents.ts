import type { Translated } from "../../../shared/machine/translated.ts";
import { PRODUCT_NAME } from "../../../shared/product.ts";
import type * as english from "../en/documents.ts";
import { plural } from "./plurals.ts";

export const PDF: Translated<typeof english.PDF> = {
  configuration: "Konfiguration",
  generated: (date, time) => `Erstellt am ${date} um ${time} Uhr`,
  documentTitle: (machine, model) => `${machine} · ${model}`,
  section: (number, title) => `${number}. ${title}`,
  machine: (name) => `Maschine: ${name}`,
  page: (number) => `Seite ${number}`,
  notLoaded: "Dieses Bild konnte nicht geladen werden.",
  noneLoaded: "Diese Bilder konnten nicht geladen werden.",
};

export const SHEETS: Translated<typeof english.SHEETS> = {
  drawing: "Bildschirme werden erstellt",
  oneOf: (label, number, count) => `${label} ${number} von ${count}`,

  eyebrow: "Vorschau der Kaffeemaschine",
  how: "Bedienen Sie den Bildschirm wie ein Kunde.",
  machine: "Der Bildschirm der Maschine",
  waits: "Hier bereitet die Maschine das Getränk zu. Tippen Sie auf den Bildschirm, um fortzufahren.",
  ends: "Das Getränk ist fertig. Tippen Sie auf den Bildschirm, um von vorn zu beginnen.",
  goOn: "Weiter",
  everyScreen: "Alle Bildschirme",

  approval: "Freigabeblatt",
  documentTitle: (machine) => `${machine} · Freigabeblatt`,
  none: "Noch kein Bild",
  pictures: (count) => plural(count, { one: "1 Bild", other: `${count} Bilder` }),
  ownPictures: "Bilder",
  ofThem: (own, defaults) =>
    defaults === 0
      ? `${own}`
      : `${own}, dazu ${plural(defaults, { one: "1 Standardbild", other: `${defaults} Standardbilder` })}`,
  notNamed: "ohne Namen",
  approvedBy: "Freigegeben von",
  signature: "Unterschrift",
  date: "Datum",
  madeOn: (date) => `${PRODUCT_NAME} · ${date}`,
};
