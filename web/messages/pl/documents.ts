import type { Translated } from "../../../shared/machine/translated.ts";
import { PRODUCT_NAME } from "../../../shared/product.ts";
import type * as english from "../en/documents.ts";
import { imageCount } from "./plurals.ts";

export const PDF: Translated<typeof english.PDF> = {
  configuration: "Konfiguracja",
  generated: (date, time) => `Utworzono: ${date}, ${time}`,
  documentTitle: (machine, model) => `${machine} · ${model}`,
  section: (number, title) => `${number}. ${title}`,
  machine: (name) => `Ekspres: ${name}`,
  page: (number) => `Strona ${number}`,
  notLoaded: "Nie udało się wczytać tego obrazu.",
  noneLoaded: "Nie udało się wczytać tych obrazów.",
};

export const SHEETS: Translated<typeof english.SHEETS> = {
  drawing: "Przygotowywanie ekranów",
  oneOf: (label, number, count) => `${label} ${number} z ${count}`,

  eyebrow: "Podgląd ekspresu do kawy",
  how: "Dotykaj ekranu, tak jak zrobi to klient.",
  machine: "Ekran ekspresu",
  waits: "Tu ekspres przygotowuje napój. Dotknij ekranu, żeby przejść dalej.",
  ends: "Napój jest gotowy. Dotknij ekranu, żeby zacząć od nowa.",
  goOn: "Dalej",
  everyScreen: "Wszystkie ekrany",

  approval: "Arkusz akceptacji",
  documentTitle: (machine) => `${machine} · Arkusz akceptacji`,
  none: "Jeszcze bez obrazu",
  pictures: imageCount,
  ownPictures: "Obrazy",
  ofThem: (own, defaults) => (defaults === 0 ? `${own}` : `własne: ${own}, domyślne: ${defaults}`),
  notNamed: "bez nazwy",
  approvedBy: "Osoba akceptująca",
  signature: "Podpis",
  date: "Data",
  madeOn: (date) => `${PRODUCT_NAME} · ${date}`,
};
