import type { PictureStyle } from "../../../shared/machine/library.ts";
import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/lettering.ts";
import { plural } from "./plurals.ts";

export const STYLE_LABELS: Readonly<Record<PictureStyle, string>> = {
  classic: "Luifel",
  traditional: "Papieren etiket",
  premium: "Gouden lijst",
  realistic: "Op de afbeelding",
  modern: "Modern",
  gradient: "Kleurverloop",
};
const STYLES = Object.keys(STYLE_LABELS) as PictureStyle[];

export const STYLE_CHOICES: Translated<typeof english.STYLE_CHOICES> = STYLES.map((id) => ({
  id,
  label: STYLE_LABELS[id],
}));

export const LETTERING: Translated<typeof english.LETTERING> = {
  open: "Namen toevoegen",
  title: "Namen toevoegen",
  style: "Stijl",
  otherScenes: "Andere scènes",
  pictures: "Afbeeldingen",
  putOn: (name) => `“${name}” aan deze afbeelding toevoegen`,
  lettering: "De namen worden toegevoegd",
  use: (count) =>
    plural(count, {
      one: "Naam toevoegen aan 1 afbeelding",
      other: `Namen toevoegen aan ${count} afbeeldingen`,
    }),
  saving: "De afbeeldingen worden opgeslagen",
  noneChosen: "Kies een afbeelding",
  done: "De namen staan op de afbeeldingen.",
  failed: "De namen konden niet worden toegevoegd. Je afbeeldingen zijn niet veranderd.",
  again: "Probeer opnieuw",
  says: (text) => `Op de afbeelding staat “${text}”`,
  showName: (name) => `“${name}” tonen`,
  nameOn: (name) => `${name} staat nu op de afbeelding.`,
  nameNotOn: "Je naam kon niet worden toegevoegd. De afbeelding is niet veranderd.",
  notFollowed:
    "De namen zijn opgeslagen, maar de afbeeldingen konden niet worden bijgewerkt. Daar staan de oude nog op.",
  notFollowedSwap:
    "De afbeeldingen zijn verwisseld, maar de tekst erop kon niet worden bijgewerkt en is nog de oude.",
  notLoaded: "Laden is niet gelukt. Controleer je verbinding en probeer het opnieuw.",
};
