import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/shelf.ts";
import { list, when } from "./formats.ts";
import { plural } from "./plurals.ts";
import { STORE_FAULTS } from "./store-faults.ts";

const MOST_NAMED = 3;

const others = (count: number): string => plural(count, { one: `${count} autre`, other: `${count} autres` });

const named = (names: readonly string[]): string =>
  names.length <= MOST_NAMED
    ? list(names)
    : list([...names.slice(0, MOST_NAMED - 1), others(names.length - MOST_NAMED + 1)]);

export const SHELF: Translated<typeof english.SHELF> = {
  title: "Vos machines",
  lead: "Toutes les machines que vous avez créées dans ce navigateur. Ouvrez-en une pour continuer à y travailler. Les autres ne changent pas.",
  count: (count) => plural(count, { one: `${count} machine`, other: `${count} machines` }),
  list: "Machines",
  loading: "Chargement de vos machines.",

  new: "Nouvelle machine",
  making: "Un instant",
  openFiles: "Ouvrir des fichiers",
  opening: "Ouverture du fichier",
  openingShare: (percent) => `Ouverture, ${percent} %`,
  file: "Fichiers de projet ou packs média",
  opened: (count) =>
    plural(count, { one: `${count} machine ajoutée.`, other: `${count} machines ajoutées.` }),
  notAdded: (names) => `Non ajoutés : ${named(names)}.`,
  several: "Sélection multiple",
  search: "Chercher une machine",
  found: (found, all) =>
    plural(found, { one: `${found} machine sur ${all}`, other: `${found} machines sur ${all}` }),
  order: "Trier par",
  orders: { changed: "Dernière modification", name: "Nom", customer: "Client" },
  noneFound: (text) => `Aucune machine trouvée pour « ${text} ».`,
  showAll: "Tout afficher",

  start: "Lui donner un nom",
  noneYet: "Votre première machine apparaîtra ici",
  noneYetWords:
    "Donnez-lui un nom, remplissez ses écrans et partez quand vous voulez. Tout est enregistré au fur et à mesure.",

  unnamed: (name) => `${name} (sans nom pour l’instant)`,
  openNow: "Ouverte",
  steps: (done, all) =>
    done === all
      ? "Terminée"
      : plural(done, { one: `${done} étape faite sur ${all}`, other: `${done} étapes faites sur ${all}` }),
  facts: (changed, now, size) => `Modifiée : ${when(changed, now)}${size === "" ? "" : ` · ${size}`}`,
  noPictures: "aucune image ajoutée",
  evicted: (count) =>
    plural(count, {
      one: `Ce navigateur a supprimé ${count} image de cette machine. Ouvrez la machine pour ajouter l’image de nouveau.`,
      other: `Ce navigateur a supprimé ${count} images de cette machine. Ouvrez la machine pour ajouter les images de nouveau.`,
    }),
  screens: (name) => `Écrans de ${name}`,
  open: "Ouvrir",
  openNamed: (name) => `Ouvrir ${name}`,
  goOn: "Continuer",
  goOnNamed: (name) => `Continuer avec ${name}`,
  isOpened: (name) => `${name} est ouverte.`,
  choose: (name) => `Sélectionner ${name}`,
  more: (name) => `Plus d’options pour ${name}`,
  rename: "Renommer",
  name: "Nom de la machine",
  saveName: "Enregistrer le nom",
  keepName: "Garder l’ancien nom",
  details: { customer: "Client", note: "Note" },
  editDetails: "Client et note…",
  detailsOf: (name) => `Client et note de ${name}`,
  detailsOfSeveral: (count) =>
    plural(count, {
      one: `Client et note de ${count} machine`,
      other: `Client et note de ${count} machines`,
    }),
  detailsWords:
    "Pour les informations qui ne servent qu’à vous, comme une adresse ou un numéro de série. Elles sont enregistrées avec le projet, mais la machine ne les affiche pas.",
  saveDetails: "Enregistrer",
  tooLong: (actual, most) => `Ce texte compte ${actual} caractères, pour ${most} au maximum.`,
  duplicate: "Dupliquer",
  save: "Enregistrer dans un fichier",
  saving: "Enregistrement",
  export: "Exporter…",
  delete: "Supprimer",

  state: {
    laterVersion:
      "Ce projet a été créé avec une version plus récente de cette application. Rechargez la page pour l’ouvrir.",
    otherMachine: "Ce projet est pour un autre modèle de machine. Il ne sera pas modifié.",
    unreadable: "Ce projet est illisible, peut-être endommagé. Il ne sera pas modifié.",
  },
  kind: { laterVersion: "Version plus récente", otherMachine: "Autre machine", unreadable: "Illisible" },

  chosen: (count) =>
    count === 0
      ? "Sélectionnez les machines voulues."
      : plural(count, { one: `${count} sélectionnée`, other: `${count} sélectionnées` }),
  chooseAll: "Tout sélectionner",
  chooseNone: "Tout désélectionner",
  exportChosen: "Exporter la sélection",
  done: "OK",

  undo: "Annuler",
  undone: "C’est annulé.",
  namesakes: (count) =>
    plural(count, {
      one: `Vous aviez déjà ${count} machine du même nom.`,
      other: `Vous aviez déjà ${count} machines portant les mêmes noms.`,
    }),
  updateNamesakes: (count) =>
    plural(count, { one: "Mettre plutôt à jour celle-là", other: `Mettre plutôt à jour ces ${count}-là` }),
  undoable: {
    remove: (count, name) =>
      count === 1 ? `${name} a été supprimée.` : `${name} et ${others(count - 1)} ont été supprimées.`,
    duplicate: (_, name) => `${name} a été ajoutée.`,
    add: (count, name) =>
      plural(count, { one: `${name} a été ajoutée.`, other: `${count} machines ont été ajoutées.` }),
    rename: (_, name) => `Nouveau nom : ${name}.`,
    dress: (count, name) =>
      plural(count, { one: `${name} a été modifiée.`, other: `${count} machines ont été modifiées.` }),
  },
  failed: {
    create: (why) => `La machine n’a pas pu être créée. ${why}`,
    open: (why) => `La machine n’a pas pu être ouverte. ${why}`,
    rename: (why) => `Le nom n’a pas été enregistré. ${why}`,
    details: (why) => `Le client et la note n’ont pas été enregistrés. ${why}`,
    duplicate: (why) => `La machine n’a pas pu être dupliquée. ${why}`,
    remove: (why) => `Rien n’a été supprimé. ${why}`,
    update: (why) => `Rien n’a été mis à jour. ${why}`,
    undo: STORE_FAULTS.notUndone,
    save: "Le fichier n’a pas pu être créé. Réessayez.",
    notLoaded:
      "Cette partie de l’application n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.",
    unknown: "Quelque chose s’est mal passé. Rechargez la page, puis réessayez.",
  },
  incompleteInFile: (names) =>
    `Ce navigateur a supprimé certaines images de ${named(names)} ; elles ne sont donc pas dans le fichier.`,
  leftOutOfFile: (names) => `Absentes du fichier : ${named(names)}.`,

  onlyOne: "Ce navigateur ne peut garder qu’une machine",
  onlyOneWhy:
    "Il ne laisse pas à cette application de quoi en garder davantage, souvent à cause d’une fenêtre privée ou d’un réglage de confidentialité strict. Votre machine fonctionne comme d’habitude, mais enregistrez-la dans un fichier avant d’en commencer une autre.",

  kept: "Stockage dans ce navigateur",
  keptWords:
    "Vos machines sont enregistrées uniquement dans ce navigateur, sur cet appareil. Personne d’autre ne peut les voir. Un navigateur peut supprimer les données d’un site si l’appareil manque d’espace ou si vous n’avez pas visité ce site depuis quelques semaines. Effacer l’historique de navigation peut aussi les supprimer.",
  room: (used, quota) => `${used} utilisés sur environ ${quota}`,
  roomLabel: "Stockage utilisé",
  nearlyFull: "Il n’y a presque plus d’espace",
  nearlyFullWords: (room) =>
    `${room}. Enregistrez vos machines dans un seul fichier, puis supprimez celles dont vous n’avez plus besoin, ou libérez de l’espace sur cet appareil.`,
  keepSafe: "Protéger mes machines",
  keepSafeWords: "Demande à ce navigateur de ne pas supprimer vos machines quand il manque d’espace.",
  isSafe: "Ce navigateur s’est engagé à ne pas supprimer vos machines quand il manque d’espace.",
  notSafe:
    "Ce navigateur n’a pas encore accepté. Beaucoup le font quand on revient plus souvent ou qu’on ajoute cette page à l’écran d’accueil. D’ici là, enregistrez toutes vos machines dans un seul fichier.",
  saveAll: "Enregistrer toutes les machines dans un seul fichier",
  savingAll: (percent) => `Enregistrement, ${percent} %`,
  saveAllWords: "Le fichier contient tout et s’ouvre ici ou sur un autre appareil.",
  erase: "Effacer toutes les données de Brewscreen",
  eraseWords: "À utiliser quand vous avez terminé sur un appareil partagé.",
  eraseTitle: "Effacer toutes les données de Brewscreen ?",
  eraseNothing: "Tout ce que Brewscreen a enregistré dans ce navigateur sera supprimé. C’est irréversible.",
  eraseAsks: (count) =>
    plural(count, {
      one: "Votre machine, ses images, leurs originaux et tout ce que Brewscreen a enregistré d’autre dans ce navigateur seront supprimés. C’est irréversible.",
      other: `Vos ${count} machines, leurs images, leurs originaux et tout ce que Brewscreen a enregistré d’autre dans ce navigateur seront supprimés. C’est irréversible.`,
    }),
  eraseSaved: "Les fichiers que vous avez enregistrés sont conservés.",
  eraseYes: "Tout effacer",
  erasing: "Effacement",
  eraseNo: "Tout garder",
  notErased: (why) => `Tout n’a pas pu être effacé. ${why}`,

  another: "En créer une autre semblable",
  anotherAsks: "La nouvelle machine est d’abord une copie de celle-ci. Modifier l’une ne change pas l’autre.",
  anotherMake: "La créer",
  anotherMade: (name) => `${name} a été créée. Vous y travaillez maintenant.`,

  also: "Utiliser sur d’autres machines…",
  alsoTitle: (screen) => `Utiliser « ${screen} » sur d’autres machines`,
  alsoAsks: (screen, name) =>
    `Les images et les noms de l’écran « ${screen} » de ${name} remplaceront ceux des machines sélectionnées.`,
  before: "Maintenant",
  after: "Après",
  same: "Déjà identique.",
  alsoOn: (count) =>
    plural(count, { one: `Utiliser sur ${count} machine`, other: `Utiliser sur ${count} machines` }),
  alsoOnNone: "Sélectionnez d’abord une machine",
  alsoDone: (screen, count) =>
    plural(count, {
      one: `« ${screen} » est maintenant sur ${count} autre machine.`,
      other: `« ${screen} » est maintenant sur ${count} autres machines.`,
    }),
  alsoUndo: "Vous pouvez aussi annuler depuis « Vos machines », tant qu’aucune d’elles n’est modifiée.",
  alsoFailed: (why) => `Aucune machine n’a été modifiée. ${why}`,
  cancel: "Annuler",
};
