import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/html-head.ts";

export const HTML_HEAD: Translated<typeof english.HTML_HEAD> = {
  description:
    "Créez les écrans de votre machine à café tactile dans votre navigateur : ajoutez vos images, voyez-les sur la machine et chargez le pack depuis une clé USB.",
  cardDescription:
    "Ajoutez vos images, voyez-les sur la machine et chargez le pack depuis une clé USB. Sans compte.",
  installed: "Créez les écrans de votre machine à café en quelques étapes.",
  noScript: (product) =>
    `${product} a besoin de JavaScript. Activez-le dans les réglages de votre navigateur, puis rechargez cette page.`,
  outdated: (product) =>
    `${product} a besoin d’un navigateur plus récent : Chrome ou Edge 123, Firefox 125 ou Safari 17.5 (iPadOS 17.5), au minimum.`,
};
