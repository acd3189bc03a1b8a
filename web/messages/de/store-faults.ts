import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/store-faults.ts";

export const STORE_FAULTS: Translated<typeof english.STORE_FAULTS> = {
  full: "Dieser Browser hat keinen Platz mehr. Entfernen Sie ein Bild, das Sie nicht brauchen, oder schaffen Sie Platz auf dem Gerät. Versuchen Sie es dann noch einmal.",
  unavailable:
    "Dieser Browser kann gerade nichts speichern. Versuchen Sie es noch einmal, oder prüfen Sie seine Datenschutz-Einstellungen.",
  laterVersion:
    "Dieser Entwurf wurde mit einer neueren Version dieser App erstellt. Laden Sie die Seite neu und versuchen Sie es noch einmal.",
  otherMachine:
    "In diesem Browser liegt ein Entwurf für ein anderes Maschinenmodell. Er bleibt unverändert. Verwenden Sie für Ihren jetzigen Entwurf einen anderen Browser oder speichern Sie ihn als Datei.",
  listFull: "Diese Liste ist voll. Vielleicht wurde sie in einem anderen Tab gefüllt.",
  gone: "Was Sie ändern wollten, ist nicht mehr da. Vielleicht wurde es in einem anderen Tab entfernt.",
  changing: "Dieser Entwurf wurde gleichzeitig in anderen Tabs geändert. Versuchen Sie es noch einmal.",
  unreadable: "Dieser Entwurf ist beschädigt und kann nicht geändert werden.",
  nameLength: "Dieser Name ist zu kurz oder zu lang.",
  textLength: "Dieser Text ist zu lang.",
  notRendered:
    "Ein Bild konnte nicht erstellt werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.",
  tooManyRows: "In der Tabelle ist kein Platz für weitere Maschinen.",
  notUndone: (why) => `Die Änderung konnte nicht rückgängig gemacht werden. ${why}`,
};
