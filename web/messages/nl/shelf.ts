import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/shelf.ts";
import { list, when } from "./formats.ts";
import { plural } from "./plurals.ts";
import { STORE_FAULTS } from "./store-faults.ts";

const MOST_NAMED = 3;

const named = (names: readonly string[]): string =>
  names.length <= MOST_NAMED
    ? list(names)
    : list([...names.slice(0, MOST_NAMED - 1), `nog ${names.length - MOST_NAMED + 1}`]);

export const SHELF: Translated<typeof english.SHELF> = {
  title: "Je machines",
  lead: "Alle machines die je in deze browser hebt ontworpen. Open er een om eraan verder te werken. De andere veranderen niet.",
  count: (count) => plural(count, { one: "1 machine", other: `${count} machines` }),
  list: "Machines",
  loading: "Je machines worden geladen.",

  new: "Nieuwe machine",
  making: "Een moment",
  openFiles: "Bestanden openen",
  opening: "Het bestand wordt geopend",
  openingShare: (percent) => `Wordt geopend, ${percent}%`,
  file: "Ontwerpbestanden of mediapakketten",
  opened: (count) => plural(count, { one: "1 machine toegevoegd.", other: `${count} machines toegevoegd.` }),
  notAdded: (names) => `Niet toegevoegd: ${named(names)}.`,
  several: "Meerdere selecteren",
  search: "Machine zoeken",
  found: (found, all) => `${found} van ${plural(all, { one: "1 machine", other: `${all} machines` })}`,
  order: "Sorteren op",
  orders: { changed: "Laatst gewijzigd", name: "Naam", customer: "Klant" },
  noneFound: (text) => `Geen machines gevonden voor “${text}”.`,
  showAll: "Alle tonen",

  start: "Naam geven",
  noneYet: "Hier komt je eerste machine",
  noneYetWords: "Geef hem een naam, vul de schermen en stop wanneer je wilt. Alles wordt meteen opgeslagen.",

  unnamed: (name) => `${name} (nog zonder naam)`,
  openNow: "Nu open",
  steps: (done, all) => (done === all ? "Klaar" : `${done} van ${all} stappen klaar`),
  facts: (changed, now, size) => `Gewijzigd: ${when(changed, now)}${size === "" ? "" : ` · ${size}`}`,
  noPictures: "geen eigen afbeeldingen",
  evicted: (count) =>
    plural(count, {
      one: "Deze browser heeft 1 afbeelding van deze machine verwijderd. Open de machine om de afbeelding weer toe te voegen.",
      other: `Deze browser heeft ${count} afbeeldingen van deze machine verwijderd. Open de machine om de afbeeldingen weer toe te voegen.`,
    }),
  screens: (name) => `Schermen van ${name}`,
  open: "Openen",
  openNamed: (name) => `${name} openen`,
  goOn: "Verder",
  goOnNamed: (name) => `Verder met ${name}`,
  isOpened: (name) => `${name} is geopend.`,
  choose: (name) => `${name} selecteren`,
  more: (name) => `Meer opties voor ${name}`,
  rename: "Hernoemen",
  name: "Machinenaam",
  saveName: "Naam opslaan",
  keepName: "Oude naam houden",
  details: { customer: "Klant", note: "Notitie" },
  editDetails: "Klant en notitie…",
  detailsOf: (name) => `Klant en notitie van ${name}`,
  detailsOfSeveral: (count) =>
    plural(count, { one: "Klant en notitie van 1 machine", other: `Klant en notitie van ${count} machines` }),
  detailsWords:
    "Voor jezelf, bijvoorbeeld een adres of serienummer. Ze staan niet op de machine, maar worden met het ontwerp opgeslagen.",
  saveDetails: "Opslaan",
  tooLong: (actual, most) => `Dit zijn ${actual} tekens. Gebruik er hoogstens ${most}.`,
  duplicate: "Dupliceren",
  save: "Als bestand opslaan",
  saving: "Opslaan…",
  export: "Exporteren…",
  delete: "Verwijderen",

  state: {
    laterVersion:
      "Dit ontwerp is gemaakt met een nieuwere versie van deze app. Laad de pagina opnieuw om het te openen.",
    otherMachine: "Dit ontwerp is voor een ander machinemodel. Het wordt niet gewijzigd.",
    unreadable: "Dit ontwerp is niet te lezen en misschien beschadigd. Het wordt niet gewijzigd.",
  },
  kind: { laterVersion: "Nieuwere versie", otherMachine: "Ander model", unreadable: "Niet te lezen" },

  chosen: (count) => (count === 0 ? "Selecteer de machines die je wilt." : `${count} geselecteerd`),
  chooseAll: "Alles selecteren",
  chooseNone: "Niets selecteren",
  exportChosen: "Selectie exporteren",
  done: "Klaar",

  undo: "Ongedaan maken",
  undone: "Ongedaan gemaakt.",
  namesakes: (count) =>
    plural(count, {
      one: "Je had al 1 machine met dezelfde naam.",
      other: `Je had al ${count} machines met dezelfde namen.`,
    }),
  updateNamesakes: (count) =>
    plural(count, { one: "Liever die bijwerken", other: `Liever die ${count} bijwerken` }),
  undoable: {
    remove: (count, name) =>
      plural(count, { one: `${name} is verwijderd.`, other: `${name} en nog ${count - 1} zijn verwijderd.` }),
    duplicate: (_, name) => `${name} is toegevoegd.`,
    add: (count, name) =>
      plural(count, { one: `${name} is toegevoegd.`, other: `${count} machines zijn toegevoegd.` }),
    rename: (_, name) => `De naam is nu ${name}.`,
    dress: (count, name) =>
      plural(count, { one: `${name} is gewijzigd.`, other: `${count} machines zijn gewijzigd.` }),
  },
  failed: {
    create: (why) => `De machine kon niet worden gemaakt. ${why}`,
    open: (why) => `De machine kon niet worden geopend. ${why}`,
    rename: (why) => `De naam is niet opgeslagen. ${why}`,
    details: (why) => `De klant en de notitie zijn niet opgeslagen. ${why}`,
    duplicate: (why) => `De machine kon niet worden gedupliceerd. ${why}`,
    remove: (why) => `Er is niets verwijderd. ${why}`,
    update: (why) => `Er is niets bijgewerkt. ${why}`,
    undo: STORE_FAULTS.notUndone,
    save: "Het bestand kon niet worden gemaakt. Probeer het opnieuw.",
    notLoaded:
      "Dit deel van de app kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.",
    unknown: "Er ging iets mis. Laad de pagina opnieuw en probeer het nog eens.",
  },
  incompleteInFile: (names) =>
    `Deze browser heeft afbeeldingen van ${named(names)} verwijderd. Die zitten dus niet in het bestand.`,
  leftOutOfFile: (names) => `Niet in het bestand: ${named(names)}.`,

  onlyOne: "Deze browser kan maar één machine bewaren",
  onlyOneWhy:
    "Hij geeft deze app niet genoeg opslagruimte voor meer, meestal door een privévenster of een strenge privacyinstelling. Je ene machine werkt gewoon, maar sla die op als bestand voordat je aan een andere begint.",

  kept: "Opslag in deze browser",
  keptWords:
    "Je machines staan alleen in deze browser, op dit apparaat. Niemand anders kan ze zien. Een browser kan de gegevens van een site wissen als het apparaat vol raakt of als je een paar weken niet bent geweest. Ook als je je browsegeschiedenis wist, kunnen ze verdwijnen.",
  room: (used, quota) => `${used} van ongeveer ${quota} gebruikt`,
  roomLabel: "Gebruikte opslag",
  nearlyFull: "De ruimte raakt op",
  nearlyFullWords: (room) =>
    `${room}. Sla je machines op als één bestand en verwijder dan wat je niet meer nodig hebt, of maak ruimte vrij op dit apparaat.`,
  keepSafe: "Mijn machines beschermen",
  keepSafeWords: "Vraagt deze browser om je machines niet te wissen als er ruimte nodig is.",
  isSafe: "Deze browser heeft toegezegd je machines niet te wissen als er ruimte nodig is.",
  notSafe:
    "Deze browser heeft nog niet toegestemd. Veel browsers doen dat wel als je vaker langskomt of deze pagina op je beginscherm zet. Sla tot die tijd al je machines op als één bestand.",
  saveAll: "Alle machines als één bestand opslaan",
  savingAll: (percent) => `Opslaan, ${percent}%`,
  saveAllWords: "Hier zit alles in. Je kunt het hier of op een ander apparaat openen.",
  erase: "Alle gegevens van Brewscreen wissen",
  eraseWords: "Gebruik dit als je klaar bent op een gedeeld apparaat.",
  eraseTitle: "Alle gegevens van Brewscreen wissen?",
  eraseNothing:
    "Alles wat Brewscreen in deze browser heeft opgeslagen, wordt gewist. Dit kan niet ongedaan worden gemaakt.",
  eraseAsks: (count) =>
    plural(count, {
      one: "Je machine, met alle afbeeldingen en originele bestanden, en al het andere dat Brewscreen in deze browser heeft opgeslagen, worden gewist. Dit kan niet ongedaan worden gemaakt.",
      other: `Je ${count} machines, met alle afbeeldingen en originele bestanden, en al het andere dat Brewscreen in deze browser heeft opgeslagen, worden gewist. Dit kan niet ongedaan worden gemaakt.`,
    }),
  eraseSaved: "Alles wat je als bestand hebt opgeslagen, blijft bestaan.",
  eraseYes: "Alles wissen",
  erasing: "Wissen…",
  eraseNo: "Alles behouden",
  notErased: (why) => `Niet alles kon worden gewist. ${why}`,

  another: "Nog zo’n machine maken",
  anotherAsks:
    "De nieuwe machine begint als kopie van deze. Wijzig je de ene, dan verandert de andere niet mee.",
  anotherMake: "Maken",
  anotherMade: (name) => `${name} gemaakt. Je werkt er nu aan.`,

  also: "Op andere machines gebruiken…",
  alsoTitle: (screen) => `${screen} op andere machines gebruiken`,
  alsoAsks: (screen, name) =>
    `De afbeeldingen en namen die ${name} bij ${screen} heeft, vervangen die van de geselecteerde machines.`,
  before: "Nu",
  after: "Straks",
  same: "Al hetzelfde.",
  alsoOn: (count) =>
    plural(count, { one: "Op 1 machine gebruiken", other: `Op ${count} machines gebruiken` }),
  alsoOnNone: "Selecteer eerst een machine",
  alsoDone: (screen, count) =>
    plural(count, {
      one: `${screen} staat nu op 1 andere machine.`,
      other: `${screen} staat nu op ${count} andere machines.`,
    }),
  alsoUndo: "Je kunt dit ook ongedaan maken onder “Je machines”, zolang je geen van deze machines wijzigt.",
  alsoFailed: (why) => `Er zijn geen machines gewijzigd. ${why}`,
  cancel: "Annuleren",
};
