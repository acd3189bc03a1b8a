import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/many.ts";
import { list } from "./formats.ts";
import { plural } from "./plurals.ts";

const machines = (count: number) => plural(count, { one: `${count} machine`, other: `${count} machines` });

export const VARIANTS: Translated<typeof english.VARIANTS> = {
  intro: (name) =>
    `Chaque ligne est une machine. Les cellules vides reprennent ce qu’il y a dans ${name}, et les noms sur les images sont adaptés à chaque machine.`,

  differs: "Ce qui change",
  choose: "Choisir",
  chooseDone: "OK",
  groups: { slotName: "Noms", word: "Textes de la machine", detail: "Pour votre usage", picture: "Images" },
  chipOf: (group) => `${group}, `,
  onlyPicture: "Image",
  namesOn: "Ajouter les noms de chaque machine à ses images",
  nameOn: "Sur l’image",
  finishedNote:
    "Vos propres images affichent peut-être déjà des noms. Sélectionnez celles qui n’en affichent pas.",
  nameNotOn: "pas sur l’image",
  namesNotOn: (labels) => `Ces images n’affichent pas les nouveaux noms : ${list(labels)}.`,
  noWords: "Pour varier les textes, ajoutez d’abord du texte à vos images.",
  words: "Textes de la machine",
  firstOf: "Première image",
  nameHeading: (group, slot) => `${group} ${slot} : nom`,
  pictureHeading: (group, slot) => `${group} ${slot} : image`,
  pictureOnlyHeading: (group) => `${group} : image`,
  pictureLabel: (group, slot) => `${group}, ${slot}`,
  wordHeading: (word) => `Texte : ${word}`,

  table: "Machines",
  add: "Ajouter une machine",
  files: "Choisir un CSV ou des images",
  example: "Exemple de CSV",
  exampleFile: "machines.csv",
  exampleName: "Hall, rez-de-chaussée",
  examplePicture: "lobby.png",
  ways: "Vous pouvez aussi coller des lignes d’un tableur, ou déposer ici un fichier CSV avec les images qu’il cite.",
  drop: "Déposez un fichier CSV, des images, ou les deux",
  making: "Adaptation des images",
  number: (row) => `Machine ${row}`,
  row: (row, name) => (name === "" ? `Machine ${row}` : `Machine ${row}, ${name}`),
  remove: (name) => `Retirer ${name}`,
  more: "Plus",
  removeAll: "Retirer toutes les machines",
  undo: "Annuler",
  asIs: "telle quelle",
  missing: "manquante",
  fitted: "adaptée",

  added: (count) => plural(count, { one: `${count} machine ajoutée.`, other: `${count} machines ajoutées.` }),
  nothingAdded: "Aucune machine n’a été trouvée.",
  tooMany: (count, most) =>
    plural(count, {
      one: `Un tableau contient au plus ${most} machines : ${count} a été laissée de côté.`,
      other: `Un tableau contient au plus ${most} machines : ${count} ont été laissées de côté.`,
    }),
  updated: (count) =>
    plural(count, { one: `${count} machine mise à jour.`, other: `${count} machines mises à jour.` }),
  updatedAndAdded: (updated, added) => `Mises à jour : ${updated}. Ajoutées : ${added}.`,
  addAnyway: "Ajouter comme nouvelles machines",
  leaveOut: "Continuer sans elles",
  leftOutColumns: "Certaines colonnes du fichier ont été laissées de côté.",
  assumed: (labels) =>
    `Sans titres de colonnes, les cellules après le nom sont lues ainsi : ${list(labels)}.`,
  unknown: (headings) =>
    plural(headings.length, {
      one: `Cette colonne est inconnue et a été laissée de côté : ${list(headings)}. L’exemple de CSV montre les titres à utiliser.`,
      other: `Ces colonnes sont inconnues et ont été laissées de côté : ${list(headings)}. L’exemple de CSV montre les titres à utiliser.`,
    }),
  columnAt: (position) => `colonne ${position}`,
  guessed: "Le fichier n’indique pas son encodage. Vérifiez ci-dessous que les accents sont corrects.",
  encoding: "Encodage des caractères",
  encodings: {
    "windows-1252": "Europe de l’Ouest (Windows)",
    "windows-1250": "Europe centrale (Windows)",
    "windows-1251": "Cyrillique (Windows)",
    "windows-1253": "Grec (Windows)",
    "windows-1254": "Turc (Windows)",
    macintosh: "Europe de l’Ouest (Mac)",
    shift_jis: "Japonais (Shift JIS)",
    gb18030: "Chinois simplifié (GB 18030)",
    big5: "Chinois traditionnel (Big5)",
    "euc-kr": "Coréen (EUC-KR)",
  },
  left: (files) =>
    `Ces images ne sont encore dans aucune cellule : ${list(files)}. Saisissez le nom de fichier d’une image dans une cellule, ou choisissez-y l’image.`,
  pasteRows: "Ou copiez ses lignes et collez-les sur cette page.",
  tooLarge: (file) => `${file} est trop volumineux pour un tableau de machines.`,
  unreadable: (file) => `Impossible de lire ${file}. Choisissez le fichier de nouveau.`,
  removed: (what) => `Retiré : ${what}.`,
  notKept: (why) => `Le tableau n’est pas enregistré et disparaîtra quand vous fermerez cette page. ${why}`,

  faults: {
    noName: "Donnez un nom à cette machine.",
    tooShort: (least) => `Il faut au moins ${least} caractères.`,
    tooLong: (most, actual) => `Ce texte compte ${actual} caractères, pour ${most} au maximum.`,
    twice: (row) => `La machine ${row} porte déjà ce nom.`,
    noFolder: "Un dossier ne peut pas porter ce nom. Utilisez des lettres ou des chiffres.",
    noPicture: (file) =>
      `${file} n’a pas encore été ajoutée. Déposez-la sur cette page, ou choisissez une autre image.`,
    badPicture: (file) => `Impossible de lire ${file} comme une image.`,
    openQuote: (line) => `Un guillemet de la ligne ${line} du fichier n’est jamais fermé.`,
    afterQuote: (line) => `À la ligne ${line} du fichier, il y a du texte après un guillemet fermant.`,
    leftOut: (line) => `Certaines valeurs de la ligne ${line} du fichier ont été laissées de côté.`,
    formula: "C’est une formule ou une erreur de tableur, pas un texte.",
    tooManyCells: (line) => `La ligne ${line} du fichier a plus de cellules qu’il n’y a de colonnes.`,
  },
  wrongRows: (count) => `${count} à corriger`,
  ready: (count) => plural(count, { one: `${count} machine prête`, other: `${count} machines prêtes` }),
  readyAndWrong: (ready, wrong) =>
    `${plural(ready, { one: `${ready} prête`, other: `${ready} prêtes` })}, ${wrong} à corriger`,
  needed: "Ajoutez d’abord une machine",

  sheetName: (row, count) => `Machine ${row} sur ${count}`,
  screenOf: (machine, screen) => `${machine} : ${screen} sur l’écran de la machine`,
  previous: "Précédente",
  next: "Machine suivante",
  another: "En ajouter une autre",
  done: "OK",
  picture: "Choisir une image",
  otherPicture: "Remplacer",
  notShown: "L’image n’a pas pu être créée. Vérifiez votre connexion.",

  toShelf: "Enregistrer comme projets",
  toFiles: "Créer des fichiers",
  adding: "Enregistrement des projets",
  shelfNote: (count) =>
    plural(count, {
      one: `${count} machine sera enregistrée dans « Vos machines », comme un projet à part que vous pourrez modifier.`,
      other: `${count} machines seront enregistrées dans « Vos machines », comme autant de projets que vous pourrez modifier un par un.`,
    }),
  addedToShelf: (count) =>
    plural(count, {
      one: `${count} projet a été enregistré.`,
      other: `${count} projets ont été enregistrés.`,
    }),
  toMachines: "Voir vos machines",
  notAdded: (why) => `Les projets n’ont pas pu être enregistrés. Rien n’a changé. ${why}`,
  notAddedTry: "Réessayez.",
  leftOut: (count) =>
    plural(count, {
      one: `${count} machine sera laissée de côté tant qu’elle ne sera pas corrigée :`,
      other: `${count} machines seront laissées de côté tant qu’elles ne seront pas corrigées :`,
    }),
  leftOutOne: (name, why) => `${name} : ${why}`,
  andMore: (count) => plural(count, { one: `et ${count} autre`, other: `et ${count} autres` }),

  exportTitle: (count) => `Fichiers pour ${machines(count)}`,
  exportWhat: "Fichiers à créer",
  exportNote: "Vous obtiendrez un fichier ZIP avec un dossier par machine et un récapitulatif.",
  toDiskNote:
    "Lorsque vous choisissez où enregistrer le fichier ZIP, donnez-lui un nouveau nom. Si vous choisissez un fichier existant, il risque d’être vidé aussitôt.",
  toMemoryNote: (most) =>
    `Ce navigateur garde un fichier en mémoire jusqu’à ce qu’il soit terminé : au-delà de ${most}, il est réparti en plusieurs fichiers.`,
  exportChoose: "Choisissez au moins un type de fichier.",
  exportStart: "Créer les fichiers",
  exporting: (name) => `Création de ${name}`,
  exportPlace: (at, all) => `${at} sur ${all}`,
  cancel: "Annuler",
  stopTitle: "Arrêter la création ? Un fichier inachevé ne sera pas enregistré.",
  stop: "Arrêter",
  goOn: "Continuer",
  cancelled: (saved) =>
    saved === 0 ? "Annulé. Rien n’a été enregistré." : "Annulé. Le dernier fichier n’a pas été enregistré.",
  savedBefore: (files) => `Déjà enregistrés : ${list(files)}. Les autres machines n’ont pas été exportées.`,
  nextPart: (part) => `Le fichier est plein. Choisissez où enregistrer la partie ${part}.`,
  nextPartAction: "Choisir où enregistrer",
  exported: (count) =>
    plural(count, { one: `${count} machine terminée`, other: `${count} machines terminées` }),
  exportedNone: "Rien n’a pu être créé",
  savedPart: (name, size) => `${name}, ${size}`,
  failedTitle: (count) =>
    plural(count, {
      one: `${count} machine n’a pas pu être terminée :`,
      other: `${count} machines n’ont pas pu être terminées :`,
    }),
  lackingTitle: (count) =>
    plural(count, {
      one: `${count} machine est incomplète :`,
      other: `${count} machines sont incomplètes :`,
    }),
  notWritten: "Le fichier n’a pas pu être enregistré. Vérifiez qu’il y a assez d’espace, puis réessayez.",
  again: "Réessayer",
  close: "Fermer",
  // A file name, which is the same in every language.
  archiveName: (count, minute, part) =>
    `${count}-${count === 1 ? "machine" : "machines"}-${minute}${part > 1 ? `-part-${part}` : ""}.zip`,
  machines,
  summaryFile: "summary.csv",
  summary: {
    head: ["Machine", "Dossier", "Archive", "Fichiers", "Résultat", "Remarques"],
    made: "créée",
    lacking: "créée, mais incomplète",
    failed: "échec",
  },
  notRead: "Ses images n’ont pas pu être créées ou lues.",
  kindFailed: (kind) => `Création impossible : ${kind}.`,
  tooLargeForZip: (size, most) =>
    `Ses fichiers font ${size} en tout, et un fichier ZIP contient au plus ${most}. Créez moins de types de fichiers à la fois.`,
  packageLacks: (labels) => `Le pack média n’a pas d’image pour : ${list(labels)}.`,
};
