import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/html-head.ts";

export const HTML_HEAD: Translated<typeof english.HTML_HEAD> = {
  description:
    "Ontwerp in je browser de schermen van je koffiemachine met touchscreen: voeg je afbeeldingen toe, bekijk ze op de machine en laad het pakket met een usb-stick.",
  cardDescription:
    "Voeg je afbeeldingen toe, bekijk ze op de machine en laad het pakket met een usb-stick. Zonder account.",
  installed: "Ontwerp de schermen van je koffiemachine in een paar stappen.",
  noScript: (product) =>
    `${product} heeft JavaScript nodig. Zet het aan in de instellingen van je browser en laad deze pagina opnieuw.`,
  outdated: (product) =>
    `${product} heeft een nieuwere browser nodig: minstens Chrome of Edge 123, Firefox 125 of Safari 17.5 (iPadOS 17.5).`,
};
