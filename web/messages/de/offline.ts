import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/offline.ts";

export const OFFLINE: Translated<typeof english.OFFLINE> = {
  newVersion: "Eine neue Version dieser App ist verfügbar. Ihr Entwurf ändert sich nicht.",
  toTake: "Eine neue Version dieser App ist verfügbar. Sie können sie über das Entwurfsmenü installieren.",
  use: "Jetzt aktualisieren",
  leftBehind: "Aktualisieren Sie zuerst die App. Ihr Entwurf ändert sich nicht.",
  openAgain: "Seite neu laden",
  title: "Ohne Internet arbeiten",
  explain: (megabytes) =>
    `Auf diesem Gerät können Sie schon jetzt ohne Internet einen kompletten Entwurf erstellen. Damit auch alle unsere Bilder verfügbar sind, laden Sie weitere ${megabytes}\u00a0MB herunter.`,
  keep: "Alles auf dieses Gerät laden",
  keeping: (percent) => `Alles wird geladen: ${percent}\u00a0%`,
  kept: "Alles ist auf diesem Gerät und funktioniert ohne Internet.",
  failed:
    "Nicht alles konnte geladen werden: Die Verbindung wurde unterbrochen, oder auf diesem Gerät ist kein Platz mehr. Was geladen wurde, bleibt verfügbar.",
};
