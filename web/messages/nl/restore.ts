import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/restore.ts";

export const RESTORE: Translated<typeof english.RESTORE> = {
  undo: {
    named: (what) => `Ongedaan maken: ${what}`,
    done: (what) => `Ongedaan gemaakt: ${what}.`,
    failed: (why) => `Ongedaan maken is niet gelukt. ${why}`,
    nothing: "Er is niets om ongedaan te maken.",
  },
  redo: {
    named: (what) => `Opnieuw: ${what}`,
    done: (what) => `Opnieuw gedaan: ${what}.`,
    failed: (why) => `Opnieuw doen is niet gelukt. ${why}`,
    nothing: "Er is niets om opnieuw te doen.",
  },
  changes: {
    rename: () => "nieuwe machinenaam",
    names: (where) => `nieuwe namen bij ${where}`,
    picture: (where) => (where ? `nieuwe afbeelding bij ${where}` : "nieuwe afbeeldingen"),
    removal: (where) => `verwijderde afbeelding bij ${where}`,
    order: (where) => `nieuwe volgorde bij ${where}`,
    count: (where) => `nieuw aantal maten bij ${where}`,
    defaults: (where) => (where ? `standaardafbeeldingen bij ${where}` : "standaardafbeeldingen"),
    look: () => "nieuwe look",
    words: () => "nieuwe teksten op de machine",
    brand: () => "nieuw merk",
    startOver: () => "leeggemaakt ontwerp",
    open: () => "geopend ontwerp",
    restore: () => "wijziging van buiten de app",
  },
};
