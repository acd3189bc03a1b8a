import type { Translated } from "../../../shared/machine/translated.ts";
import { MAX_PNG_SIDE_LENGTH } from "../../../shared/png/chunks.ts";
import type * as english from "../en/intake.ts";

export const DROP_ZONE: Translated<typeof english.DROP_ZONE> = {
  choose: "Choisir une image",
  chooseSeveral: "Choisir des images",
  chooseAnother: ", en choisir une autre",
  adjust: ", ajuster",
  orDrop: "ou déposez-la ici",
  orDropSeveral: "ou déposez-les ici",
  dropping: "Relâchez pour ajouter",
  paste: "Coller",
  pasted: "Image collée",
};

export const INTAKE: Translated<typeof english.INTAKE> = {
  checking: "Vérification de l’image",
  checkingAll: "Vérification des images",

  file: {
    PNG: "un fichier PNG",
    JPEG: "un fichier JPEG",
    "JPEG XL": "un fichier JPEG XL",
    GIF: "un fichier GIF",
    WebP: "un fichier WebP",
    AVIF: "un fichier AVIF",
    HEIC: "un fichier HEIC",
    BMP: "un fichier BMP",
    ICO: "un fichier ICO",
    TIFF: "un fichier TIFF",
    SVG: "un fichier SVG",
    PDF: "un fichier PDF",
    ZIP: "un fichier ZIP",
    archive: "un fichier compressé",
    Word: "un document Word",
    Excel: "un classeur Excel",
    PowerPoint: "une présentation PowerPoint",
    Office: "un document Office",
    Photoshop: "un fichier Photoshop",
    PostScript: "un fichier PostScript",
    video: "une vidéo",
    audio: "un fichier audio",
    HTML: "une page web",
    text: "un fichier texte",
  },
  unknownFile: "un fichier dans un format que nous ne reconnaissons pas",
  applePng: "une variante de PNG que seuls les logiciels d’Apple savent lire",

  neededPng: (size) => `un PNG de ${size} pixels exactement`,
  neededImage: (size) => `une image de ${size} pixels exactement`,

  wrongType: (name, file, needed) => `${name} est ${file}. Il faut ${needed}.`,
  notImage: (name, file) => `${name} est ${file}, et non une image. Choisissez un PNG ou une photo.`,
  wrongSize: (name, actual, size) =>
    `${name} fait ${actual} pixels. Recadrez ou redimensionnez l’image à ${size}, puis ajoutez-la de nouveau.`,
  typeNow: (name, file) => `${name} est ${file}. Nous l’enregistrerons en PNG.`,
  unreadable: (why, needed) => `${why} Il faut ${needed}.`,

  damaged: (name, how) => `${name} est un PNG endommagé : ${how}. Exportez-le de nouveau.`,
  damage: {
    cutOff: "la fin du fichier manque, sans doute après une copie ou un téléchargement interrompu",
    empty: "il ne contient aucune image",
    impossibleSize: `sa largeur ou sa hauteur est de 0 ou dépasse ${MAX_PNG_SIDE_LENGTH} pixels`,
    broken: "une partie a été altérée ou perdue en route",
  },
  damagedHeic: (name) =>
    `${name} est une photo HEIC endommagée. Copiez-la de nouveau depuis le téléphone, puis ajoutez cette copie.`,
  tooComplex: (name) =>
    `${name} est un dessin trop complexe pour être ouvert ici. Enregistrez-le en PNG, puis ajoutez cette copie.`,
  folder: (name) => `${name} est un dossier. Ouvrez-le et choisissez les images qu’il contient.`,
  empty: (name) => `${name} est vide. Enregistrez-le de nouveau, puis ajoutez le nouveau fichier.`,
  gone: (name) =>
    `Impossible de lire ${name}. Le fichier a peut-être été déplacé ou supprimé. Choisissez-le de nouveau.`,
  undecodable: (name, file) =>
    `${name} est ${file}, et ce navigateur ne sait pas l’afficher. Enregistrez l’image en PNG.`,
  unconverted: (name, file) =>
    `${name} est ${file}, et la partie de l’application qui convertit ce format ne s’est pas chargée. Vérifiez votre connexion et ajoutez l’image de nouveau, ou enregistrez-la en PNG.`,
  altered: (name, file) =>
    `${name} est ${file}. L’image doit être convertie, mais la protection de la vie privée de ce navigateur altère les images converties. Enregistrez-la d’abord en PNG.`,

  heicWayOut:
    "Sur un iPhone ou un iPad, partagez la photo avec « Le plus compatible » choisi dans Options, ou ouvrez cette page dans Safari. Sur un ordinateur, ouvrez la photo et enregistrez-la en JPEG.",

  nothing:
    "Ce que vous avez déposé ou collé n’est pas un fichier d’image. Enregistrez d’abord l’image sur cet appareil, puis choisissez-la ici.",
};
