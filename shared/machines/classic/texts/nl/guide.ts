import type { Translated } from "../../../../machine/translated.ts";
import type * as english from "../en/guide.ts";

export const GUIDE_TEXTS: Translated<typeof english.GUIDE_TEXTS> = {
  cards: {
    screensaver: {
      title: "Screensaver",
      amount: "1 tot {max} afbeeldingen in de wizard, of maximaal {packageMax} op de pagina “Mediapakket”.",
      advice:
        "Vult het hele scherm als niemand iets bestelt. Houd tekst en gezichten weg van de randen, en toon één ding dat je van de andere kant van de ruimte herkent.",
    },
    blends: {
      title: "Koffiemelanges",
      amount: "{count} afbeeldingen, allemaal vereist",
      advice:
        "Hierop tikken klanten om een melange te kiezen. Zet de naam waar ze die in één oogopslag lezen.",
    },
    hotcold: {
      title: "Warm en koud",
      amount: "{count} afbeeldingen, beide vereist",
      advice: "Maak warm en koud in één oogopslag duidelijk: damp en rood voor warm, ijs en blauw voor koud.",
    },
    hotcupsizes: {
      title: "Bekermaten voor warme dranken",
      amount: "{least} tot {most} maten, met elk één afbeelding",
      advice: "Fotografeer elke beker vanaf dezelfde plek, zodat alleen de maat verandert.",
    },
    coldcupsizes: {
      title: "Bekermaten voor koude dranken",
      amount: "{least} tot {most} maten, met elk één afbeelding",
      advice: "Doorzichtige bekers laten zien wat erin zit. Belicht ze van achteren.",
    },
    leaveroom: {
      title: "Ruimte voor melk",
      amount: "{count} afbeeldingen voor warm en {count} voor koud, samen {all}",
      advice: "Laat zien hoe vol de beker wordt. Het verschil moet in één oogopslag duidelijk zijn.",
    },
    dispensing: {
      title: "Uitgifteschermen",
      amount: "{count} afbeelding voor warm en {count} voor koud, {categories} sets",
      advice:
        "De machine zet de annuleerknop midden onderaan over de afbeelding. Houd tekst en gezichten daar weg.",
    },
  },
  practices: [
    {
      title: "Formaat",
      text: "Werk op het exacte formaat, of verklein een grotere afbeelding. Vergrote afbeeldingen ogen onscherp op de machine.",
    },
    {
      title: "Eenheid",
      text: "Gebruik voor een hele set hetzelfde licht, dezelfde achtergrond en hetzelfde camerastandpunt. Zo zien klanten de dranken en niet de verschillen tussen de foto’s.",
    },
    {
      title: "Bestandstype",
      text: "Gebruik PNG-bestanden in sRGB, met transparantie waar dat helpt. Elke afbeelding wordt als PNG geëxporteerd.",
    },
    {
      title: "Tekst",
      text: "Weinig woorden, grote letters, sterk contrast. Wat jij op halve grootte niet kunt lezen, leest een klant aan de balie ook niet. “Uitproberen” onder elk voorbeeld toont de machine op volledig scherm.",
    },
  ],
  importSteps: {
    format: {
      drawn: "FAT32",
      title: "Formatteer een usb-stick met FAT32",
      text: "In Windows: klik met de rechtermuisknop op de stick en kies “Formatteren”. Op een Mac: gebruik Schijfhulpprogramma en kies “MS-DOS (FAT)”. Daarmee wordt de stick gewist.",
    },
    copy: {
      drawn: ".mp",
      title: "Kopieer het .mp-bestand naar de hoofdmap",
      text: "Zet het niet in een andere map, geef het geen andere naam en pak het niet uit. Werp de stick uit voordat je hem eruit haalt.",
    },
    plug: {
      title: "Steek de stick in de machine",
      text: "Wacht eerst tot er geen drankje wordt gemaakt en het startscherm te zien is.",
    },
    corner: {
      drawn: "3 s",
      title: "Houd de hoek linksonder ongeveer 3 seconden ingedrukt",
      text: "Het servicemenu gaat open.",
    },
    gear: {
      drawn: "×2",
      title: "Tik op het tandwiel en dan twee keer op de open deur",
      text: "Tik één keer op het tandwiel, dan twee keer op de open deur.",
    },
    pin: {
      title: "Kies Service Technician en voer de pincode in",
      text: "De pincode voor service krijg je bij de machine. Wie de machine heeft geplaatst, kan je die geven.",
    },
    media: {
      title: "Open Media Manager, selecteer het bestand en tik op Import",
      text: "Het bestand staat in de lijst onder de naam die je het pakket hebt gegeven.",
    },
    wait: {
      drawn: "1–2 min",
      title: "Wacht 1 tot 2 minuten en controleer dan",
      text: "Laat de stick zitten en de machine aan tot die meldt dat het importeren klaar is. Loop daarna alle schermen één keer na.",
    },
  },
  troubles: [
    {
      title: "Het bestand staat niet in de lijst",
      text: "De stick moet met FAT32 geformatteerd zijn, en het bestand moet in de hoofdmap staan met een naam die op .mp eindigt. Heeft je computer .zip of .bin achter de naam gezet, haal dat dan weg.",
    },
    {
      title: "De machine meldt een beschadigd bestand",
      text: "Download het bestand opnieuw, kopieer het naar de stick en werp de stick uit voordat je die eruit haalt. Kies hieronder “Bestand controleren” om te zien wat er mis is met het bestand.",
    },
    {
      title: "Het servicemenu gaat niet open, of de pincode wordt geweigerd",
      text: "Druk precies in de hoek en laat pas los als het menu verschijnt. Menu’s en pincodes verschillen per machine. Vraag je dealer naar die van jou.",
    },
    {
      title: "Sommige afbeeldingen zijn niet veranderd",
      text: "De machine slaat afbeeldingen met een verkeerd formaat misschien over. Zoek op de pagina “Mediapakket” de bestanden met “Ongeldig” en verbeter het formaat. Maak het pakket daarna opnieuw en importeer het.",
    },
  ],
};
