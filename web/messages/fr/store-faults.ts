import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/store-faults.ts";

export const STORE_FAULTS: Translated<typeof english.STORE_FAULTS> = {
  full: "Ce navigateur n’a plus d’espace. Retirez une image dont vous n’avez pas besoin, ou libérez de l’espace sur cet appareil, puis réessayez.",
  unavailable:
    "Ce navigateur ne peut rien enregistrer pour le moment. Réessayez ou vérifiez ses réglages de confidentialité.",
  laterVersion:
    "Ce projet a été créé avec une version plus récente de cette application. Rechargez la page, puis réessayez.",
  otherMachine:
    "Ce navigateur contient déjà un projet pour un autre modèle de machine, qui ne sera pas modifié. Utilisez un autre navigateur pour le projet actuel, ou enregistrez-le dans un fichier.",
  listFull: "Cette liste est pleine. Un autre onglet l’a peut-être remplie.",
  gone: "Ce que vous vouliez modifier n’est plus là. Un autre onglet l’a peut-être retiré.",
  changing: "D’autres onglets modifiaient ce projet au même moment. Réessayez.",
  unreadable: "Ce projet est endommagé et ne peut pas être modifié.",
  nameLength: "Ce nom est trop court ou trop long.",
  textLength: "Ce texte est trop long.",
  notRendered: "Une image n’a pas pu être créée. Vérifiez votre connexion, puis réessayez.",
  tooManyRows: "Le tableau n’a plus de place pour d’autres machines.",
  notUndone: (why) => `La modification n’a pas pu être annulée. ${why}`,
};
