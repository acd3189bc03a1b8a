import type { PictureStyle } from "../../../shared/machine/library.ts";
import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/lettering.ts";
import { plural } from "./plurals.ts";

export const STYLE_LABELS: Readonly<Record<PictureStyle, string>> = {
  classic: "Auvent",
  traditional: "Étiquette papier",
  premium: "Cadre doré",
  realistic: "Sur l’image",
  modern: "Moderne",
  gradient: "Dégradé",
};
const STYLES = Object.keys(STYLE_LABELS) as PictureStyle[];

export const STYLE_CHOICES: Translated<typeof english.STYLE_CHOICES> = STYLES.map((id) => ({
  id,
  label: STYLE_LABELS[id],
}));

export const LETTERING: Translated<typeof english.LETTERING> = {
  open: "Ajouter les noms",
  title: "Ajouter les noms",
  style: "Style",
  otherScenes: "Autres décors",
  pictures: "Images",
  putOn: (name) => `Ajouter « ${name} » à cette image`,
  lettering: "Ajout des noms",
  use: (count) =>
    plural(count, { one: `Ajouter le nom à ${count} image`, other: `Ajouter les noms à ${count} images` }),
  saving: "Enregistrement des images",
  noneChosen: "Choisissez une image",
  done: "Les noms sont sur les images.",
  failed: "Les noms n’ont pas pu être ajoutés. Vos images n’ont pas changé.",
  again: "Réessayer",
  says: (text) => `L’image affiche « ${text} »`,
  showName: (name) => `Afficher « ${name} » à la place`,
  nameOn: (name) => `${name} est maintenant sur son image.`,
  nameNotOn: "Votre nom n’a pas pu être ajouté. L’image n’a pas changé.",
  notFollowed:
    "Les noms sont enregistrés, mais les images n’ont pas pu être mises à jour et affichent encore les anciens.",
  notFollowedSwap: "Les images sont échangées, mais leur texte n’a pas pu être mis à jour et reste l’ancien.",
  notLoaded: "Le chargement a échoué. Vérifiez votre connexion, puis réessayez.",
};
