import type { MachineGuide } from "../../../../machine/machine.ts";
import type { CLASSIC_MODEL } from "../../model.ts";

export const GUIDE = {
  cards: [
    {
      title: "Salvaschermo",
      categories: ["screensaver"],
      amount: "Da 1 a {max} immagini. Un pacchetto multimediale con i tuoi file può contenerne {packageMax}.",
      advice:
        "Riempie tutto lo schermo quando nessuno ordina. Tieni testo e volti lontani dai bordi e mostra una sola cosa, riconoscibile dall’altro lato della stanza.",
    },
    {
      title: "Miscele di caffè",
      categories: ["blends"],
      amount: "{count} immagini, tutte necessarie",
      advice: "I clienti le toccano per scegliere una miscela. Metti il nome dove si legge a colpo d’occhio.",
      published: [{ size: { width: 210, height: 360 } }],
    },
    {
      title: "Caldo e freddo",
      categories: ["hotcold"],
      amount: "{count} immagini, entrambe necessarie",
      advice: "Caldo e freddo devono distinguersi a colpo d’occhio: vapore e rosso, ghiaccio e blu.",
      published: [{ size: { width: 325, height: 342 } }],
    },
    {
      title: "Formati, bevande calde",
      categories: ["hotcupsizes"],
      amount: "Da {least} a {most} formati, un’immagine per ciascuno",
      advice: "Fotografa tutti i bicchieri dallo stesso punto, così cambia solo il formato.",
    },
    {
      title: "Formati, bevande fredde",
      categories: ["coldcupsizes"],
      amount: "Da {least} a {most} formati, un’immagine per ciascuno",
      advice: "I bicchieri trasparenti mostrano che cosa contengono. Illuminali da dietro.",
      published: [{ count: 2, size: { width: 460, height: 230 } }],
      publishedCounts: [2, 3],
    },
    {
      title: "Spazio per il latte",
      categories: ["hotleaveroom", "coldleaveroom"],
      amount: "{count} immagini per il caldo e {count} per il freddo, {all} in tutto",
      advice: "Mostra quanto sarà pieno il bicchiere. La differenza deve saltare all’occhio.",
      published: [{ size: { width: 325, height: 160 } }],
    },
    {
      title: "Schermate di erogazione",
      categories: ["dispensinghot", "dispensingcold"],
      amount: "{count} immagine per il caldo e {count} per il freddo, {categories} serie",
      advice:
        "La macchina disegna il pulsante per annullare l’ordine in basso al centro. Lascia quella zona libera da testo e volti.",
    },
  ],
  practices: [
    {
      title: "Dimensioni",
      text: "Lavora alle dimensioni esatte, o riduci un’immagine più grande. Le immagini ingrandite appaiono sfocate sulla macchina.",
    },
    {
      title: "Coerenza",
      text: "Usa la stessa luce, lo stesso sfondo e la stessa inquadratura per tutta la serie. I clienti confrontano i pulsanti, non le foto.",
    },
    {
      title: "Tipo di file",
      text: "Usa file PNG in sRGB, con trasparenza dove aiuta. Tutte le immagini vengono esportate in PNG.",
    },
    {
      title: "Testo",
      text: "Poche parole, grandi e ben contrastate. Ciò che non leggi a metà grandezza, un cliente non lo legge al bancone. “Provala”, sotto ogni anteprima, mostra la macchina a schermo intero.",
    },
  ],
  importSteps: [
    {
      drawing: "format",
      drawn: "FAT32",
      title: "Formatta una chiavetta USB in FAT32",
      text: "In Windows, fai clic con il pulsante destro sulla chiavetta e scegli Formatta. Su un Mac, usa Utility Disco e scegli MS-DOS (FAT). La chiavetta verrà cancellata.",
    },
    {
      drawing: "copy",
      drawn: ".mp",
      title: "Copia il file .mp nella cartella principale",
      text: "Non metterlo in un’altra cartella, non rinominarlo e non estrarlo. Espelli la chiavetta prima di toglierla.",
    },
    {
      drawing: "plug",
      title: "Inserisci la chiavetta nella macchina",
      text: "Aspetta che non ci siano erogazioni in corso e che si veda la schermata iniziale.",
    },
    {
      drawing: "corner",
      drawn: "3 s",
      title: "Tieni premuto l’angolo in basso a sinistra per circa 3 secondi",
      text: "Si apre il menu di servizio.",
    },
    {
      drawing: "gear",
      drawn: "×2",
      title: "Tocca l’ingranaggio, poi due volte la porta aperta",
      text: "Tocca una volta l’icona dell’ingranaggio, poi due volte quella della porta aperta.",
    },
    {
      drawing: "pin",
      title: "Scegli Service Technician e inserisci il PIN",
      text: "Il PIN di servizio viene fornito con la macchina. Chi l’ha installata può dirtelo.",
    },
    {
      drawing: "media",
      title: "Apri Media Manager, seleziona il file e tocca Import",
      text: "Il file compare con il nome che hai dato al pacchetto.",
    },
    {
      drawing: "wait",
      drawn: "1–2 min",
      title: "Aspetta 1 o 2 minuti, poi controlla",
      text: "Lascia la chiavetta inserita e la macchina accesa finché non segnala che ha finito. Poi scorri una volta le sue schermate.",
    },
  ],
  troubles: [
    {
      title: "Il file non compare nell’elenco",
      text: "La chiavetta deve essere formattata in FAT32 e il file deve trovarsi nella cartella principale, con un nome che finisce in .mp. Alcuni computer aggiungono .zip o .bin al salvataggio: toglilo.",
    },
    {
      title: "La macchina dice che il file è danneggiato",
      text: "Scaricalo di nuovo ed espelli la chiavetta correttamente. Per sapere che cosa non va, aprilo qui sotto in “La macchina ha rifiutato il file?”.",
    },
    {
      title: "Il menu di servizio non si apre o il PIN viene rifiutato",
      text: "Premi esattamente nell’angolo e non lasciare finché non compare il menu. Menu e PIN cambiano da macchina a macchina: chiedi al tuo rivenditore.",
    },
    {
      title: "Alcune immagini non sono cambiate",
      text: "La macchina può ignorare le immagini di dimensioni sbagliate. Nella pagina “Pacchetto multimediale” cerca i file con “Non valido”, correggi le dimensioni e importa di nuovo il pacchetto.",
    },
  ],
} as const satisfies MachineGuide<(typeof CLASSIC_MODEL)["categories"][number]["id"]>;
