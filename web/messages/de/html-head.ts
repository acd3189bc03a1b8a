import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/html-head.ts";

export const HTML_HEAD: Translated<typeof english.HTML_HEAD> = {
  description:
    "Gestalten Sie die Bildschirme Ihrer Kaffeemaschine mit Touchscreen im Browser: Bilder hinzufügen, in der Vorschau ansehen und das fertige Paket per USB-Stick laden.",
  cardDescription:
    "Bilder hinzufügen, in der Vorschau ansehen und das fertige Paket per USB-Stick laden. Ohne Konto.",
  installed: "Gestalten Sie die Bildschirme Ihrer Kaffeemaschine in wenigen Schritten.",
  noScript: (product) =>
    `${product} braucht JavaScript. Schalten Sie es in den Einstellungen Ihres Browsers ein und laden Sie die Seite neu.`,
  outdated: (product) =>
    `${product} braucht einen neueren Browser: mindestens Chrome oder Edge 123, Firefox 125 oder Safari 17.5 (iPadOS 17.5).`,
};
