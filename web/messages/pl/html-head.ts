import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/html-head.ts";

export const HTML_HEAD: Translated<typeof english.HTML_HEAD> = {
  description:
    "Zaprojektuj w przeglądarce ekrany ekspresu do kawy z panelem dotykowym: dodaj obrazy, obejrzyj je na ekspresie i wgraj gotowy pakiet z pendrive’a.",
  cardDescription:
    "Dodaj obrazy, obejrzyj je na ekspresie i wgraj gotowy pakiet z pendrive’a. Bez zakładania konta.",
  installed: "Zaprojektuj ekrany ekspresu do kawy w kilku krokach.",
  noScript: (product) =>
    `${product} potrzebuje JavaScriptu. Włącz go w ustawieniach przeglądarki i odśwież stronę.`,
  outdated: (product) =>
    `${product} potrzebuje nowszej przeglądarki: Chrome lub Edge od wersji 123, Firefox od 125 albo Safari od 17.5 (iPadOS 17.5).`,
};
