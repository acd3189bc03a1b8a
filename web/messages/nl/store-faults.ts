import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/store-faults.ts";

export const STORE_FAULTS: Translated<typeof english.STORE_FAULTS> = {
  full: "Deze browser heeft geen ruimte meer. Verwijder een afbeelding die je niet nodig hebt of maak ruimte vrij op dit apparaat, en probeer het dan opnieuw.",
  unavailable: "Deze browser kan nu niets opslaan. Probeer het opnieuw of controleer de privacyinstellingen.",
  laterVersion:
    "Dit ontwerp is gemaakt met een nieuwere versie van deze app. Laad de pagina opnieuw en probeer het nog eens.",
  otherMachine:
    "In deze browser staat al een ontwerp voor een ander machinemodel. Dat wordt niet gewijzigd. Gebruik voor dit ontwerp een andere browser, of sla het op als bestand.",
  listFull: "Deze lijst is vol. Misschien heeft een ander tabblad die gevuld.",
  gone: "Wat je wilde wijzigen, is er niet meer. Misschien is het in een ander tabblad verwijderd.",
  changing: "Andere tabbladen wijzigden dit ontwerp op hetzelfde moment. Probeer het opnieuw.",
  unreadable: "Dit ontwerp is beschadigd en kan niet worden gewijzigd.",
  nameLength: "Deze naam is te kort of te lang.",
  textLength: "Deze tekst is te lang.",
  notRendered: "Een afbeelding kon niet worden gemaakt. Controleer je verbinding en probeer het opnieuw.",
  tooManyRows: "In de tabel is geen plek meer voor nieuwe machines.",
  notUndone: (why) => `Ongedaan maken is niet gelukt. ${why}`,
};
