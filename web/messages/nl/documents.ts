import type { Translated } from "../../../shared/machine/translated.ts";
import { PRODUCT_NAME } from "../../../shared/product.ts";
import type * as english from "../en/documents.ts";
import { plural } from "./plurals.ts";

export const PDF: Translated<typeof english.PDF> = {
  configuration: "Configuratie",
  generated: (date, time) => `Gemaakt op ${date} om ${time}`,
  documentTitle: (machine, model) => `${machine} · ${model}`,
  section: (number, title) => `${number}. ${title}`,
  machine: (name) => `Machine: ${name}`,
  page: (number) => `Pagina ${number}`,
  notLoaded: "Deze afbeelding kon niet worden geladen.",
  noneLoaded: "Deze afbeeldingen konden niet worden geladen.",
};

export const SHEETS: Translated<typeof english.SHEETS> = {
  drawing: "De schermen worden gemaakt",
  oneOf: (label, number, count) => `${label} ${number} van ${count}`,

  eyebrow: "Voorbeeld van de koffiemachine",
  how: "Tik op het scherm zoals een klant dat zou doen.",
  machine: "Het scherm van de machine",
  waits: "Hier maakt de machine het drankje. Tik op het scherm om door te gaan.",
  ends: "Het drankje is klaar. Tik op het scherm om opnieuw te beginnen.",
  goOn: "Verder",
  everyScreen: "Alle schermen",

  approval: "Goedkeuringsblad",
  documentTitle: (machine) => `${machine} · Goedkeuringsblad`,
  none: "Nog geen afbeelding",
  pictures: (count) => plural(count, { one: "1 afbeelding", other: `${count} afbeeldingen` }),
  ownPictures: "Afbeeldingen",
  ofThem: (own, defaults) =>
    defaults === 0
      ? `${own}`
      : plural(defaults, {
          one: `${own}, plus 1 standaardafbeelding`,
          other: `${own}, plus ${defaults} standaardafbeeldingen`,
        }),
  notNamed: "geen naam",
  approvedBy: "Goedgekeurd door",
  signature: "Handtekening",
  date: "Datum",
  madeOn: (date) => `${PRODUCT_NAME} · ${date}`,
};
