import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/branding.ts";
import { plural } from "./plurals.ts";

export const BRANDING: Translated<typeof english.BRANDING> = {
  words: "Textes de la machine",
  wordsNote:
    "Les textes que vos clients voient. Modifiez-en un ici : toutes les images qui l’affichent changent aussi.",
  noWords:
    "Les seuls textes sur les images de cette machine sont les noms que vous saisissez dans les étapes.",
  wordsSaved: (images) =>
    images === 0
      ? "Textes enregistrés."
      : `Textes enregistrés. ${plural(images, { one: `${images} image les affiche`, other: `${images} images les affichent` })} désormais.`,
  notLettered:
    "Vos textes sont enregistrés, mais vos images n’ont pas pu être mises à jour et affichent encore les anciens.",

  brand: "Marque",
  brandNote:
    "Les nouvelles images avec du texte l’utilisent. Pour mettre à jour celles que vous avez déjà, appuyez sur « Appliquer partout ».",
  colours: "Couleurs",
  addColour: "Ajouter une couleur",
  removeColour: (number) => `Retirer la couleur de marque ${number}`,
  logoAlt: "Votre logo",
  applyToAll: "Appliquer partout",
  applied: (count) =>
    count === 0
      ? "Votre marque est enregistrée. Aucune de vos images n’a encore de texte : rien d’autre n’a changé."
      : "Votre marque est maintenant sur vos images.",
  notApplied: "Vos images n’ont pas pu être mises à jour. Rien n’a changé. Réessayez.",

  save: "Enregistrer",
  saving: "Enregistrement",
  cancel: "Annuler",
  close: "Fermer",
  again: "Réessayer",
  notSaved: "L’enregistrement a échoué.",
  notLoaded: "Le chargement a échoué. Vérifiez votre connexion, puis réessayez.",
};
