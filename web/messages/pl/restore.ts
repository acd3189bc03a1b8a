import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/restore.ts";

export const RESTORE: Translated<typeof english.RESTORE> = {
  undo: {
    named: (what) => `Cofnij: ${what}`,
    done: (what) => `Cofnięto: ${what}.`,
    failed: (why) => `Nie udało się tego cofnąć. ${why}`,
    nothing: "Nie ma czego cofnąć.",
  },
  redo: {
    named: (what) => `Ponów: ${what}`,
    done: (what) => `Ponowiono: ${what}.`,
    failed: (why) => `Nie udało się tego ponowić. ${why}`,
    nothing: "Nie ma czego ponowić.",
  },
  changes: {
    rename: () => "nowa nazwa ekspresu",
    names: (where) => `nowe nazwy (${where})`,
    picture: (where) => (where ? `nowy obraz (${where})` : "nowe obrazy"),
    removal: (where) => `usunięcie obrazu (${where})`,
    order: (where) => `nowa kolejność (${where})`,
    count: (where) => `nowa liczba rozmiarów (${where})`,
    defaults: (where) => (where ? `obrazy domyślne (${where})` : "obrazy domyślne"),
    look: () => "nowy motyw",
    words: () => "nowe napisy na ekspresie",
    brand: () => "nowa marka",
    startOver: () => "wyczyszczenie projektu",
    open: () => "otwarcie projektu",
    restore: () => "zmiana spoza aplikacji",
  },
};
