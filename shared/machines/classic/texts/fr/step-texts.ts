import type { Translated } from "../../../../machine/translated.ts";
import type * as english from "../en/step-texts.ts";

const REQUIRED = "Format : PNG • {width} × {height} pixels";
const NEEDED = "Veuillez d’abord ajouter une image à chaque emplacement.";
const USE_DEFAULT = "Utiliser l’image par défaut";
const REST = {
  label: "Compléter par défaut",
  applied: "Tous les emplacements vides affichent les images par défaut.",
};
const NO_FILE = "Aucun fichier sélectionné";

const SCREENSAVER = {
  note: "Ce que la machine affiche quand personne ne s’en sert. Ajoutez plusieurs images : elles se relaieront.",
  hint: REQUIRED,
  counter: "Images ajoutées ({count}/{max})",
  needed: "Ajoutez au moins une image",
  refusals: {
    wrongType: "Veuillez ajouter uniquement des fichiers PNG",
    wrongSize:
      "L’image doit faire {width} × {height} pixels. Taille actuelle : {actualWidth} × {actualHeight}",
    unreadable: "Le fichier est illisible",
    nothing: NO_FILE,
  },
  words: {
    loaded: "Écrans de veille déjà présents : {count}",
    tooMany: "Vous pouvez ajouter au plus {max} images. Places libres : {free}.",
    full: "Vous pouvez ajouter au plus {max} images.",
    failed: "Une erreur est survenue pendant le traitement des images",
  },
  library: {
    browse: "Parcourir nos écrans de veille",
    title: "Choisissez un écran de veille",
    chosen: "L’écran de veille est ajouté !",
    failed: "L’écran de veille choisi n’a pas pu être chargé.",
  },
};

const BLENDS = {
  note: "C’est sur ces images que vos clients choisissent leur café.",
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "Veuillez ajouter uniquement des fichiers PNG.",
    wrongSize: "L’image doit faire exactement {width} × {height} pixels.",
    unreadable: "L’image n’a pas pu être chargée",
    nothing: NO_FILE,
  },
  library: {
    browse: "Parcourir nos images",
    title: "Choisissez une image de café",
    chosen: "Image choisie pour {name} !",
    failed: "L’image choisie n’a pas pu être chargée.",
  },
  rest: REST,
  words: { uploaded: "Image ajoutée pour {name} !" },
};

const HOT_COLD = {
  note: "Ici, vos clients choisissent entre café chaud et café froid.",
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "Veuillez ajouter un fichier d’image",
    wrongSize: "L’image doit faire exactement {width} × {height} pixels",
    unreadable: "L’image n’a pas pu être chargée",
    nothing: NO_FILE,
  },
  defaults: { label: USE_DEFAULT, applied: "Image par défaut utilisée : {label}" },
  rest: REST,
  words: { uploaded: "Image ajoutée : {label}" },
};

const cups = (note: string) => ({
  note,
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "Fichier d’image non valide",
    wrongSize: "L’image doit faire exactement {width} × {height} pixels",
    unreadable: "Fichier d’image non valide",
    nothing: NO_FILE,
  },
  counting: {
    legend: "Combien de tailles votre machine propose-t-elle ?",
    words: {
      defaults: "Toutes les tailles affichent les images par défaut.",
      cleared: "Les images ont été retirées, car le nombre de tailles a changé.",
      filled: "Toutes les tailles ont maintenant le même thème.",
    },
  },
  defaults: {
    label: USE_DEFAULT,
    applied: "Toutes les tailles affichent les images par défaut.",
  },
  words: { uploaded: "Image ajoutée : {label}." },
});

const AFTER_CUPS = {
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "Veuillez ajouter uniquement des fichiers d’image.",
    wrongSize: "L’image doit faire exactement {width} × {height} pixels.",
    unreadable: "L’image n’a pas pu être chargée.",
    nothing: NO_FILE,
  },
};

const leaveRoom = (note: string) => ({
  ...AFTER_CUPS,
  note,
  defaults: { label: USE_DEFAULT, applied: "Image par défaut utilisée : {label}." },
  rest: REST,
  words: { uploaded: "Image ajoutée : {label}" },
});

const dispensing = (note: string) => ({
  ...AFTER_CUPS,
  note,
  notice:
    "La machine ajoute d’elle-même un bouton d’annulation par-dessus : laissez-lui assez de place dans votre image.",
  defaults: {
    label: USE_DEFAULT,
    applied: "L’écran de préparation affiche l’image par défaut.",
  },
  words: { uploaded: "L’image de l’écran de préparation est ajoutée !" },
});

export const STEP_TEXTS: Translated<typeof english.STEP_TEXTS> = {
  lists: { screensaver: SCREENSAVER },
  slots: {
    blends: BLENDS,
    hotcold: HOT_COLD,
    hotcupsizes: cups("Une image pour chaque taille de boisson chaude que vous servez."),
    coldcupsizes: cups("Une image pour chaque taille de boisson froide que vous servez."),
    hotleaveroom: leaveRoom(
      "Vos clients choisissent de laisser ou non de la place pour le lait dans leur gobelet chaud.",
    ),
    coldleaveroom: leaveRoom(
      "Vos clients choisissent de laisser ou non de la place pour le lait dans leur gobelet froid.",
    ),
    dispensinghot: dispensing("Ce que vos clients voient pendant que leur café chaud coule."),
    dispensingcold: dispensing("Ce que vos clients voient pendant que leur café froid coule."),
  },
};
