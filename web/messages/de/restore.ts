import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/restore.ts";

export const RESTORE: Translated<typeof english.RESTORE> = {
  undo: {
    named: (what) => `Rückgängig: ${what}`,
    done: (what) => `Rückgängig gemacht: ${what}.`,
    failed: (why) => `Das konnte nicht rückgängig gemacht werden. ${why}`,
    nothing: "Es gibt nichts rückgängig zu machen.",
  },
  redo: {
    named: (what) => `Wiederholen: ${what}`,
    done: (what) => `Wiederholt: ${what}.`,
    failed: (why) => `Das konnte nicht wiederholt werden. ${why}`,
    nothing: "Es gibt nichts zu wiederholen.",
  },
  changes: {
    rename: () => "neuer Maschinenname",
    names: (where) => `neue Namen bei „${where}“`,
    picture: (where) => (where ? `neues Bild bei „${where}“` : "neue Bilder"),
    removal: (where) => `entferntes Bild bei „${where}“`,
    order: (where) => `neue Reihenfolge bei „${where}“`,
    count: (where) => `neue Anzahl der Größen bei „${where}“`,
    defaults: (where) => (where ? `Standardbilder bei „${where}“` : "Standardbilder"),
    look: () => "neuer Look",
    words: () => "neue Texte auf der Maschine",
    brand: () => "neue Marke",
    startOver: () => "geleerter Entwurf",
    open: () => "geöffneter Entwurf",
    restore: () => "Änderung von außerhalb der App",
  },
};
