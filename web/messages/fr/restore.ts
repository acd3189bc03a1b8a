import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/restore.ts";

export const RESTORE: Translated<typeof english.RESTORE> = {
  undo: {
    named: (what) => `Annuler : ${what}`,
    done: (what) => `Annulé : ${what}.`,
    failed: (why) => `L’annulation a échoué. ${why}`,
    nothing: "Rien à annuler.",
  },
  redo: {
    named: (what) => `Rétablir : ${what}`,
    done: (what) => `Rétabli : ${what}.`,
    failed: (why) => `Le rétablissement a échoué. ${why}`,
    nothing: "Rien à rétablir.",
  },
  changes: {
    rename: () => "nouveau nom de machine",
    names: (where) => `nouveaux noms dans « ${where} »`,
    picture: (where) => (where ? `nouvelle image dans « ${where} »` : "nouvelles images"),
    removal: (where) => `image retirée dans « ${where} »`,
    order: (where) => `nouvel ordre dans « ${where} »`,
    count: (where) => `nouveau nombre de tailles dans « ${where} »`,
    defaults: (where) => (where ? `images par défaut dans « ${where} »` : "images par défaut"),
    look: () => "nouveau thème",
    words: () => "nouveaux textes de la machine",
    brand: () => "nouvelle marque",
    startOver: () => "projet vidé",
    open: () => "projet ouvert",
    restore: () => "modification faite hors de l’application",
  },
};
