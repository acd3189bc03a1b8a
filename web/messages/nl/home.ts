import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/home.ts";

export const HOME: Translated<typeof english.HOME> = {
  title: "Geef je koffiemachine een eigen gezicht in een paar stappen",
  lead: "Zet je eigen afbeeldingen en teksten op elk scherm van je koffiemachine met touchscreen, en zie meteen hoe ze op de machine staan.",
  start: "Wizard starten",
  haveFiles: "Heb je al bestanden?",
  addFiles: "Voeg ze toe",
  promise: "Geen account nodig. Wat je ontwerpt, blijft in deze browser tot je het exporteert.",
  onScreen: (label) => `${label} op het scherm van de machine`,

  features: (product) => `Wat ${product} voor je doet`,
  navigation: {
    title: "Altijd overzicht",
    text: "Eén scherm tegelijk, in de volgorde waarin je klanten ze zien. Je ziet altijd wat klaar is en wat nog ontbreekt, en elke stap bereik je met één tik.",
  },
  quality: {
    title: "Gecontroleerde kwaliteit",
    text: "Elke afbeelding wordt gecontroleerd op het formaat dat je machine nodig heeft. PNG’s die al passen, worden precies zo ingepakt als jij ze hebt gemaakt.",
  },

  wayTitle: "Van foto tot koffiecorner",
  way: [
    { title: "Kies een naam", text: "Geef je machine een naam. Die staat op alles wat je exporteert." },
    {
      title: "Vul de schermen",
      text: "Gebruik je eigen afbeeldingen of die van ons. Je ziet ze precies zoals je klanten ze zien.",
    },
    { title: "Controleer", text: "Loop alle schermen nog één keer na en verander wat je wilt." },
    { title: "Laad het pakket", text: "Zet het pakket op een usb-stick en importeer het op de machine." },
  ],

  tools: "Meer hulpmiddelen",
  mediaPackage: {
    title: "Afbeeldingen al klaar?",
    text: "Sleep je PNG-bestanden erin en download het .mp-pakket voor de machine, zonder de wizard te doorlopen.",
    link: "Mediapakket maken",
  },
  package: {
    title: "Heb je al een pakket?",
    text: "Open een .mp-bestand om de schermen te bekijken, te zien waarom een machine het zou kunnen weigeren of er als ontwerp mee verder te gaan.",
    link: "Pakket controleren",
  },
  testDownload: {
    title: "Niet zeker of downloaden lukt?",
    text: "Sla eerst een klein testpakket op en zie of dit apparaat en deze browser het toestaan.",
    link: "Download testen",
  },
};
