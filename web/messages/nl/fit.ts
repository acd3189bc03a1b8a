import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/fit.ts";

export const FITTING: Translated<typeof english.FITTING> = {
  fit: "Passend maken",
  fitNamed: (name) => `Passend maken: ${name}`,
  notLoaded: "De editor kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.",

  title: (label) => `Je afbeelding: ${label}`,
  opening: (name) => `${name} wordt geopend`,
  notOpened: "Deze afbeelding kan hier niet worden geopend.",
  close: "Sluiten",
  cancel: "Annuleren",
  use: "Afbeelding gebruiken",
  takeAll: (count) => `Alle ${count} gebruiken`,
  skip: "Overslaan",
  back: "Terug",
  goesTo: "Voor:",
  place: (number, count) => `${number} van ${count}`,
  pictures: "Afbeeldingen",
  pictureNumber: (number, name, state) => `Afbeelding ${number}: ${name}${state}`,
  used: ", gebruikt",
  skipped: ", overgeslagen",
  makingOne: (number, count) => `Afbeelding ${number} van ${count} wordt gemaakt`,
  cut: (from, to) => `Passend gemaakt: van ${from} bijgesneden tot ${to} pixels.`,
  resized: (from, to) => `Passend gemaakt: van ${from} geschaald naar ${to} pixels.`,
  shownWhole: (from, to) => `Passend gemaakt zonder bijsnijden: van ${from} naar ${to} pixels.`,
  adjust: "Aanpassen",
  adjusting: "Het origineel is hier niet opgeslagen. Je past dus de voltooide afbeelding aan.",
  making: "De afbeelding wordt gemaakt",
  leave: "Je hebt je wijzigingen nog niet toegepast.",
  leaveIt: "Wijzigingen weggooien",
  stay: "Verder bewerken",
  notMade: "De afbeelding kon niet worden gemaakt.",
  notMadeAdvice:
    "Misschien heeft dit apparaat te weinig geheugen. Sluit andere tabbladen en probeer het opnieuw, of voeg een kleinere kopie toe.",
  fileNotOpened: (name) => `${name} kon niet worden geopend.`,
  sharp: (size) => `Scherp bij ${size} pixels`,
  enlarged: (times) => `${times} keer vergroot, dus misschien niet scherp`,

  undecodable: (name, file) =>
    `Deze browser kan ${name} niet tonen. Het lijkt ${file} te zijn, maar misschien is het beschadigd of een ongewone variant. Open het in een fotoprogramma, sla het op als PNG of JPEG en voeg die kopie toe.`,
  heic: (name, wayOut) =>
    `${name} is een HEIC-foto, en het deel van de app dat die opent, is niet geladen. Controleer je verbinding en probeer het opnieuw. ${wayOut}`,
  unknownFile: (name) =>
    `${name} is geen afbeelding die deze browser kan tonen. Is het wel een afbeelding, sla die dan op als PNG of JPEG en voeg die kopie toe.`,
  tooLarge: (name, size, megapixels, most) =>
    `${name} heeft ${megapixels} megapixel (${size}). Deze app kan hoogstens ${most} megapixel openen. Sla een kleinere kopie op en voeg die toe.`,
  altered: (name) =>
    `De privacybescherming van deze browser verandert afbeeldingen tijdens het bewerken. Daardoor zou ${name} er verkeerd uitkomen. Zet de bescherming voor deze site uit of gebruik een andere browser.`,

  tabs: "Bewerkingen",
  picture: "Afbeelding",
  machine: "Op de machine",
  history: "Ongedaan maken en opnieuw",
  undo: "Ongedaan maken",
  redo: "Opnieuw",

  stage: "afbeeldingseditor",
  gestures: "Sleep om te verplaatsen, knijp of scrol om te zoomen.",
  keys: "Toetsen: pijlen om te verplaatsen (met Shift verder), + en − om te zoomen, R om te draaien, [ en ] om recht te zetten.",

  size: "Grootte",
  fill: "Vullen",
  showAll: "Alles tonen",
  turnAndFlip: "Draaien en spiegelen",
  turnLeft: "Linksom draaien",
  turnRight: "Rechtsom draaien",
  flipAcross: "Horizontaal spiegelen",
  flipDown: "Verticaal spiegelen",
  move: "Verplaatsen",
  moveLeft: "Naar links",
  moveUp: "Omhoog",
  moveDown: "Omlaag",
  moveRight: "Naar rechts",
  startAgain: "Terugzetten",
  zoom: "Zoom",
  straighten: "Rechtzetten",

  background: "Achtergrond",
  backgrounds: { blurred: "Vervaagde afbeelding", colour: "Kleur", clear: "Transparant" },
  backgroundColour: "Achtergrondkleur",
  fillsFrame: "Je ziet de achtergrond alleen waar de afbeelding transparant is of het kader niet vult.",
};
