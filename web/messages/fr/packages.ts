import type { ArchiveFault } from "../../../shared/archive/source.ts";
import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/packages.ts";
import { dateTime, list } from "./formats.ts";
import { RULE_TEXTS } from "./package-rules.ts";
import { plural } from "./plurals.ts";

export const PACKAGES: Translated<typeof english.PACKAGES> = {
  heading: "Qu’y a-t-il dans ce fichier ?",
  intro:
    "Ouvrez un fichier .mp pour voir ses écrans tels qu’une machine les afficherait et savoir pourquoi elle pourrait le refuser. Le fichier reste sur cet appareil.",
  choose: "Choisir un fichier",
  orDrop: "ou déposez-le ici",
  dropping: "Relâchez pour voir le contenu",
  file: "Pack média",
  actions: "Que faire de ce fichier",
  another: "Ouvrir un autre fichier",
  reading: (name) => `Lecture de ${name}`,
  notRead:
    "Le fichier n’a pas pu être lu. Il a peut-être été déplacé, ou la clé USB retirée. Choisissez-le de nouveau.",
  several: {
    title: (count) => `Il s’agit de ${count} packs média.`,
    checking: "Vérification en cours",
    back: "Revenir à tous les packs",
  },

  screens: "Écrans de ce fichier",
  onScreen: (label) => `${label} sur l’écran de la machine`,
  numbered: (label, number) => `${label} ${number}`,
  guess: "À vérifier",
  noScreens: "Aucune des images n’a pu être associée à un écran.",
  others: "Autres images du fichier",
  othersNote: "Leurs noms n’indiquent pas où elles vont.",
  folder: (folder, size) => `${folder}, ${size}`,

  facts: {
    name: "Nom",
    made: "Créé",
    pictures: "Images",
    size: "Taille du fichier",
    unknown: "Non indiqué",
  },
  date: dateTime,

  verdicts: {
    closed: "Ce fichier ne peut pas être ouvert.",
    error: "Une machine pourrait refuser ce fichier.",
    warning: "Certaines machines pourraient avoir du mal avec ce fichier.",
    incomplete: "Il manque des images à certains écrans.",
    good: "Nous n’avons rien trouvé à redire à ce fichier.",
  },
  verdictNotes: {
    closed: "Nous ne pouvons pas vous montrer son contenu.",
    error: (count) =>
      plural(count, {
        one: `Nous avons trouvé ${count} problème.`,
        other: `Nous avons trouvé ${count} problèmes.`,
      }),
    warning: (count) =>
      plural(count, {
        one: `Nous avons trouvé ${count} problème possible.`,
        other: `Nous avons trouvé ${count} problèmes possibles.`,
      }),
    incomplete: (count) =>
      plural(count, {
        one: `${count} emplacement est vide. Le fichier lui-même respecte toutes les règles que nous connaissons.`,
        other: `${count} emplacements sont vides. Le fichier lui-même respecte toutes les règles que nous connaissons.`,
      }),
    good: "Il respecte toutes les règles que nous connaissons, mais seule votre machine peut dire si elle l’accepte.",
  },
  levels: {
    error: "Ce qui ne va pas",
    warning: "Ce qui peut poser problème",
    note: "Bon à savoir",
  },
  more: (count) => plural(count, { one: `${count} de plus`, other: `${count} de plus` }),
  about: (entry, detail) => `${entry} : ${detail}`,
  rules: RULE_TEXTS,

  edit: "Modifier en tant que projet",
  editing: "Ouverture",
  edited: (isBeside) =>
    isBeside
      ? "Le pack est ouvert comme nouveau projet. Le précédent se trouve dans « Vos machines »."
      : "Le pack est ouvert comme projet. « Annuler » rétablit ce que vous aviez avant.",
  staysBehind: (paths, most) =>
    `Un projet contient au plus ${most} d’images. Si vous modifiez ce fichier en tant que projet, ${plural(paths.length, { one: `${paths.length} image sera laissée`, other: `${paths.length} images seront laissées` })} de côté : ${list(paths)}.`,
  notEdited: (why) => `Le pack n’a pas pu être ouvert comme projet. ${why}`.trim(),
  notMade: "Le fichier n’a pas pu être créé.",
  repair: "Enregistrer une copie réparée",
  repairing: "Réparation",
  repaired: "Copie réparée enregistrée.",
  leftOut: (paths) =>
    `${plural(paths.length, { one: `${paths.length} fichier a été laissé`, other: `${paths.length} fichiers ont été laissés` })} de côté : ${list(paths)}.`,
  pictures: "Enregistrer les images",
  savingPictures: "Préparation",
  savedPictures: "Images enregistrées.",
  noPictures: "Il n’y a aucune image à enregistrer.",
  status: (pictures) => plural(pictures, { one: `${pictures} image`, other: `${pictures} images` }),

  design: {
    title: "C’est un fichier de projet, pas un pack média.",
    text: "Il contient un projet complet, que vous pouvez poursuivre ici.",
    open: "Ouvrir le projet",
    opened: (isBeside) =>
      isBeside
        ? "Le projet est ouvert. Le précédent se trouve dans « Vos machines »."
        : "Le projet est ouvert. « Annuler » rétablit ce que vous aviez avant.",
    notOpened: (why) => `Le projet n’a pas pu être ouvert. ${why}`.trim(),
  },
};

export const ARCHIVE_FAULT_TEXTS: Readonly<Record<ArchiveFault | "unreadable", string>> = {
  "not-zip": "Ce n’est pas une archive ZIP.",
  "cut-off": "La fin du fichier manque. Copiez-le ou téléchargez-le de nouveau.",
  split: "C’est une partie parmi plusieurs. Réunissez les parties, puis utilisez le fichier complet.",
  "damaged-directory": "Sa liste de fichiers est endommagée. Copiez-le ou téléchargez-le de nouveau.",
  "too-many-entries": "Il annonce trop de fichiers : nous ne l’avons pas ouvert.",
  "too-large":
    "Une fois décompressé, il serait trop volumineux pour cet appareil : nous ne l’avons pas ouvert.",
  overlapping:
    "Ses fichiers se chevauchent, comme dans les archives malveillantes : nous ne l’avons pas ouvert.",
  unreadable:
    "Le fichier n’a pas pu être lu. Il a peut-être été déplacé, ou la clé USB retirée. Choisissez-le de nouveau.",
};
