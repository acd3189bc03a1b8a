import type { PictureStyle } from "../../../shared/machine/library.ts";
import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/lettering.ts";
import { plural } from "./plurals.ts";

export const STYLE_LABELS: Readonly<Record<PictureStyle, string>> = {
  classic: "Markise",
  traditional: "Papieretikett",
  premium: "Goldrahmen",
  realistic: "Auf dem Bild",
  modern: "Modern",
  gradient: "Verlauf",
};
const STYLES = Object.keys(STYLE_LABELS) as PictureStyle[];

export const STYLE_CHOICES: Translated<typeof english.STYLE_CHOICES> = STYLES.map((id) => ({
  id,
  label: STYLE_LABELS[id],
}));

export const LETTERING: Translated<typeof english.LETTERING> = {
  open: "Namen hinzufügen",
  title: "Namen hinzufügen",
  style: "Stil",
  otherScenes: "Andere Motive",
  pictures: "Bilder",
  putOn: (name) => `„${name}“ zu diesem Bild hinzufügen`,
  lettering: "Namen werden hinzugefügt",
  use: (count) =>
    plural(count, { one: "Namen zu 1 Bild hinzufügen", other: `Namen zu ${count} Bildern hinzufügen` }),
  saving: "Bilder werden gespeichert",
  noneChosen: "Wählen Sie ein Bild",
  done: "Namen zu den Bildern hinzugefügt.",
  failed: "Die Namen konnten nicht hinzugefügt werden. Ihre Bilder sind unverändert.",
  again: "Noch einmal versuchen",
  says: (text) => `Auf dem Bild steht „${text}“`,
  showName: (name) => `Stattdessen „${name}“ zeigen`,
  nameOn: (name) => `${name} steht jetzt auf dem Bild.`,
  nameNotOn: "Ihr Name konnte nicht hinzugefügt werden. Das Bild ist unverändert.",
  notFollowed:
    "Die Namen sind gespeichert, aber die Bilder konnten nicht aktualisiert werden und zeigen noch die alten.",
  notFollowedSwap:
    "Die Bilder sind getauscht, aber der Text darauf konnte nicht aktualisiert werden und ist noch der alte.",
  notLoaded: "Das konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.",
};
