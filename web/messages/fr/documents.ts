import type { Translated } from "../../../shared/machine/translated.ts";
import { PRODUCT_NAME } from "../../../shared/product.ts";
import type * as english from "../en/documents.ts";
import { plural } from "./plurals.ts";

export const PDF: Translated<typeof english.PDF> = {
  configuration: "Configuration",
  generated: (date, time) => `Créé le ${date} à ${time}`,
  documentTitle: (machine, model) => `${machine} · ${model}`,
  section: (number, title) => `${number}. ${title}`,
  machine: (name) => `Machine : ${name}`,
  page: (number) => `Page ${number}`,
  notLoaded: "Cette image n’a pas pu être chargée.",
  noneLoaded: "Ces images n’ont pas pu être chargées.",
};

export const SHEETS: Translated<typeof english.SHEETS> = {
  drawing: "Création des écrans",
  oneOf: (label, number, count) => `${label} ${number} sur ${count}`,

  eyebrow: "Aperçu de la machine à café",
  how: "Touchez l’écran comme le ferait un client.",
  machine: "L’écran de la machine",
  waits: "Ici, la machine prépare la boisson. Touchez l’écran pour continuer.",
  ends: "La boisson est prête. Touchez l’écran pour recommencer.",
  goOn: "Continuer",
  everyScreen: "Tous les écrans",

  approval: "Fiche de validation",
  documentTitle: (machine) => `${machine} · Fiche de validation`,
  none: "Pas encore d’image",
  pictures: (count) => plural(count, { one: `${count} image`, other: `${count} images` }),
  ownPictures: "Images",
  ofThem: (own, defaults) => (defaults === 0 ? `${own}` : `${own}, et ${defaults} par défaut`),
  notNamed: "sans nom",
  approvedBy: "Validé par",
  signature: "Signature",
  date: "Date",
  madeOn: (date) => `${PRODUCT_NAME} · ${date}`,
};
