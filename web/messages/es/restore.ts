import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/restore.ts";

export const RESTORE: Translated<typeof english.RESTORE> = {
  undo: {
    named: (what) => `Deshacer: ${what}`,
    done: (what) => `Deshecho: ${what}.`,
    failed: (why) => `No se pudo deshacer. ${why}`,
    nothing: "No hay nada que deshacer.",
  },
  redo: {
    named: (what) => `Rehacer: ${what}`,
    done: (what) => `Rehecho: ${what}.`,
    failed: (why) => `No se pudo rehacer. ${why}`,
    nothing: "No hay nada que rehacer.",
  },
  changes: {
    rename: () => "nuevo nombre de la máquina",
    names: (where) => `nombres nuevos en “${where}”`,
    picture: (where) => (where ? `imagen nueva en “${where}”` : "imágenes nuevas"),
    removal: (where) => `imagen quitada en “${where}”`,
    order: (where) => `nuevo orden en “${where}”`,
    count: (where) => `nueva cantidad de tamaños en “${where}”`,
    defaults: (where) => (where ? `imágenes predeterminadas en “${where}”` : "imágenes predeterminadas"),
    look: () => "nuevo tema",
    words: () => "textos nuevos de la máquina",
    brand: () => "nueva marca",
    startOver: () => "diseño vaciado",
    open: () => "diseño abierto",
    restore: () => "cambio hecho fuera de la app",
  },
};
