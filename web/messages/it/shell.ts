import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/shell.ts";
import { plural } from "./plurals.ts";

export const SHELL: Translated<typeof english.SHELL> = {
  skip: "Vai al contenuto",
  home: (product) => `${product}, pagina iniziale`,
  menu: "Menu",
  language: "Lingua",
  main: "Principale",
  allPages: "Tutte le pagine",
  promise:
    "Il tuo caffè, sullo schermo della tua macchina. Il progetto resta in questo browser finché non lo esporti.",
  notices: "Note di terze parti",
  filesNotLoaded:
    "Non è stato possibile aprire i tuoi file perché una parte dell’app non si è caricata. Controlla la connessione e riprova.",
  notLoaded: "Non è stato possibile caricare questa parte dell’app. Controlla la connessione e riprova.",
  tryAgain: "Riprova",
  title: (page, product) => `${page} · ${product}`,

  titles: {
    home: "Le schermate della tua macchina da caffè, create in pochi passaggi",
    mediaUpload: "Pacchetto multimediale",
    imageRequirements: "Requisiti delle immagini",
    uploadInstructions: "Come caricare il file",
    testDownload: "Download di prova",
    try: "Prova la tua macchina",
    many: "Crea più macchine da questa",
    package: "Controlla un pacchetto",
    machines: "Le tue macchine",
    developers: "Per sviluppatori",
  },
  links: {
    home: "Home",
    requirements: "Requisiti immagini",
    design: "Progetto",
    wizard: "Avvia la procedura",
    review: "Verifica finale",
    files: "File",
    mediaPackage: "Crea un pacchetto multimediale",
    guides: "Guide",
  },
};

export const DESIGN: Translated<typeof english.DESIGN> = {
  title: "Il tuo progetto",
  saved: "Salvato",
  saving: "Salvataggio",
  notSaved: "Non salvato",
  nothing: "ancora nulla da salvare",
  unfinished: "Nome non salvato",
  missing: (count) => plural(count, { one: "Manca 1 immagine", other: `Mancano ${count} immagini` }),

  undo: "Annulla",
  redo: "Ripeti",
};
