import type { Translated } from "../../../../machine/translated.ts";
import type * as english from "../en/guide.ts";

export const GUIDE_TEXTS: Translated<typeof english.GUIDE_TEXTS> = {
  cards: {
    screensaver: {
      title: "Salvaschermo",
      amount:
        "Da 1 a {max} immagini nella procedura guidata, o fino a {packageMax} nella pagina “Pacchetto multimediale”.",
      advice:
        "Riempie tutto lo schermo quando nessuno ordina. Tieni testo e volti lontani dai bordi e mostra una sola cosa, riconoscibile dall’altro lato della stanza.",
    },
    blends: {
      title: "Miscele di caffè",
      amount: "{count} immagini, tutte necessarie",
      advice: "I clienti le toccano per scegliere una miscela. Metti il nome dove si legge a colpo d’occhio.",
    },
    hotcold: {
      title: "Caldo e freddo",
      amount: "{count} immagini, entrambe necessarie",
      advice:
        "Caldo e freddo devono distinguersi a colpo d’occhio: vapore e rosso per il caldo, ghiaccio e blu per il freddo.",
    },
    hotcupsizes: {
      title: "Formati, bevande calde",
      amount: "Da {least} a {most} formati, un’immagine per ciascuno",
      advice: "Fotografa tutti i bicchieri dallo stesso punto, così cambia solo il formato.",
    },
    coldcupsizes: {
      title: "Formati, bevande fredde",
      amount: "Da {least} a {most} formati, un’immagine per ciascuno",
      advice: "Usa bicchieri trasparenti, che mostrano il contenuto, e illuminali da dietro.",
    },
    leaveroom: {
      title: "Spazio per il latte",
      amount: "{count} immagini per il caldo e {count} per il freddo, {all} in tutto",
      advice: "Mostra quanto sarà pieno il bicchiere. La differenza deve saltare all’occhio.",
    },
    dispensing: {
      title: "Schermate di erogazione",
      amount: "{count} immagine per il caldo e {count} per il freddo ({categories} serie)",
      advice:
        "La macchina disegna il pulsante per annullare l’ordine in basso al centro. Lascia quella zona libera da testo e volti.",
    },
  },
  practices: [
    {
      title: "Dimensioni",
      text: "Lavora alle dimensioni esatte, o riduci un’immagine più grande. Le immagini ingrandite appaiono sfocate sulla macchina.",
    },
    {
      title: "Coerenza",
      text: "Usa la stessa luce, lo stesso sfondo e la stessa inquadratura per tutta la serie. Così i clienti notano le bevande e non le differenze tra le foto.",
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
  importSteps: {
    format: {
      drawn: "FAT32",
      title: "Formatta una chiavetta USB in FAT32",
      text: "In Windows, fai clic con il pulsante destro sulla chiavetta e scegli Formatta. Su un Mac, usa Utility Disco e scegli MS-DOS (FAT). Il contenuto della chiavetta verrà cancellato.",
    },
    copy: {
      drawn: ".mp",
      title: "Copia il file .mp nella cartella principale",
      text: "Non metterlo in un’altra cartella, non rinominarlo e non estrarlo. Espelli la chiavetta prima di toglierla.",
    },
    plug: {
      title: "Inserisci la chiavetta nella macchina",
      text: "Aspetta che non ci siano erogazioni in corso e che si veda la schermata iniziale.",
    },
    corner: {
      drawn: "3 s",
      title: "Tieni premuto l’angolo in basso a sinistra per circa 3 secondi",
      text: "Si apre il menu di servizio.",
    },
    gear: {
      drawn: "×2",
      title: "Tocca l’ingranaggio, poi due volte la porta aperta",
      text: "Tocca una volta l’icona dell’ingranaggio, poi due volte quella della porta aperta.",
    },
    pin: {
      title: "Scegli Service Technician e inserisci il PIN",
      text: "Il PIN di servizio viene fornito con la macchina. Chi l’ha installata può dirtelo.",
    },
    media: {
      title: "Apri Media Manager, seleziona il file e tocca Import",
      text: "Il file compare con il nome che hai dato al pacchetto.",
    },
    wait: {
      drawn: "1–2 min",
      title: "Aspetta 1 o 2 minuti, poi controlla",
      text: "Lascia la chiavetta inserita e la macchina accesa finché non segnala che ha finito. Poi scorri una volta le sue schermate.",
    },
  },
  troubles: [
    {
      title: "Il file non compare nell’elenco",
      text: "La chiavetta deve essere formattata in FAT32 e il file deve trovarsi nella cartella principale, con un nome che finisce in .mp. Se il computer ha aggiunto .zip o .bin al nome, toglilo.",
    },
    {
      title: "La macchina dice che il file è danneggiato",
      text: "Scarica di nuovo il file, copialo sulla chiavetta ed espellila prima di toglierla. Per sapere che cosa non va nel file, scegli “Controlla il file” qui sotto.",
    },
    {
      title: "Il menu di servizio non si apre o il PIN viene rifiutato",
      text: "Premi esattamente nell’angolo e non lasciare finché non compare il menu. Menu e PIN cambiano da macchina a macchina: chiedi al tuo rivenditore.",
    },
    {
      title: "Alcune immagini non sono cambiate",
      text: "La macchina può ignorare le immagini di dimensioni sbagliate. Nella pagina “Pacchetto multimediale” cerca i file con “Non valido” e correggi le dimensioni. Poi crea di nuovo il pacchetto e importalo.",
    },
  ],
};
