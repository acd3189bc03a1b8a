import type { ArchiveTrait } from "../../../shared/archive/source.ts";
import type { Translated } from "../../../shared/machine/translated.ts";
import type { EntryDamage } from "../../../shared/package/rules/texts.ts";
import type { PngFaultCode } from "../../../shared/png/check.ts";
import { MAX_PNG_SIDE_LENGTH } from "../../../shared/png/chunks.ts";
import type * as english from "../en/package-rules.ts";

const COPY = "Copia o scarica di nuovo il pacchetto. Se non basta, crealo di nuovo.";

export const TRAIT_DESCRIPTIONS: Translated<typeof english.TRAIT_DESCRIPTIONS> = {
  descriptor:
    "Le dimensioni di ogni file sono scritte dopo il file e non prima (data descriptor). I programmi che leggono dall’inizio alla fine, come le vecchie versioni di BusyBox, possono rifiutare questi archivi.",
  zip64: "Usa Zip64, pensato per file oltre i 4\u00a0GB. Windows XP, UnZip 5 e BusyBox non lo supportano.",
  "extra-fields":
    "I file hanno campi aggiuntivi, come orari o proprietari, che i programmi molto semplici non sanno saltare.",
  folders: "Le cartelle hanno voci proprie, che i programmi molto semplici scambiano per file vuoti.",
  comment: "C’è un commento, quindi i programmi molto semplici non trovano la fine dell’archivio.",
  "headers-differ":
    "I dati scritti prima di un file non corrispondono a quelli dell’elenco. I programmi che leggono dall’inizio alla fine lo estraggono male o lo rifiutano.",
  "junk-before": "Prima dell’archivio ci sono altri dati, come nei file autoestraenti.",
  "junk-after":
    "Dopo l’archivio ci sono altri dati, quindi i programmi molto semplici non ne trovano la fine.",
  version: "Richiede una versione di ZIP successiva alla 2.0.",
  "names-beyond-ascii":
    "Nei nomi dei file ci sono lettere diverse da A-Z. I vecchi programmi, compresi quelli di Windows XP, le mostrano sbagliate.",
  backslashes:
    "I percorsi usano barre rovesciate. Fuori da Windows, all’estrazione ogni percorso diventa un lungo nome di file.",
  "dot-slash":
    "I percorsi iniziano con ./. I programmi che cercano percorsi esatti potrebbero non trovare i file.",
};

export const ENTRY_FAULT_DESCRIPTIONS: Translated<typeof english.ENTRY_FAULT_DESCRIPTIONS> = {
  crc: "il contenuto è cambiato da quando è stato archiviato",
  data: "una volta estratto non ha le dimensioni dichiarate",
  header: "nell’elenco ha un nome e nell’archivio un altro",
};

export const PNG_FAULT_DESCRIPTIONS: Translated<typeof english.PNG_FAULT_DESCRIPTIONS> = {
  "not-png": "non inizia con la firma PNG",
  cgbi: "è la variante CgBI di Apple, che solo i programmi Apple sanno leggere",
  "bad-dimensions": `la larghezza o l’altezza è 0 o supera i ${MAX_PNG_SIDE_LENGTH} pixel`,
  "bad-colour": "la combinazione di profondità e tipo di colore non esiste nel PNG",
  "bad-method": "il metodo di compressione, di filtro o di interlacciamento non esiste nel PNG",
  truncated: "finisce prima del blocco IEND",
  "bad-length": "un blocco ha una lunghezza impossibile",
  "bad-type": "il tipo di un blocco non è fatto di quattro lettere",
  "bad-crc": "il CRC di un blocco non corrisponde ai suoi byte",
  "bad-order": "i blocchi sono nell’ordine sbagliato",
  "bad-palette": "la tavolozza manca, è nel posto sbagliato o ha una lunghezza impossibile",
  "unknown-critical": "richiede un blocco che il PNG non prevede",
  "no-image-data": "non contiene dati dell’immagine",
  "bad-image-data": "i dati dell’immagine sono danneggiati, troppo corti o troppo lunghi",
};

export const RULE_TEXTS: Translated<typeof english.RULE_TEXTS> = {
  "not-zip": {
    title: "Non è un pacchetto multimediale.",
    advice:
      "Un pacchetto multimediale è un archivio ZIP il cui nome finisce in .mp. Chiedi di nuovo il file o creane uno nuovo.",
  },
  "cut-off": {
    title: "Manca la fine del file.",
    advice:
      "Non è stato copiato o scaricato per intero. Riprova, e non rimuovere la chiavetta USB finché la copia non è finita.",
  },
  split: {
    title: "È una parte di un file diviso.",
    advice: "Unisci le parti con il programma che le ha divise, poi apri il file completo.",
  },
  "damaged-directory": { title: "Il suo elenco di file è danneggiato.", advice: COPY },
  "too-many-entries": {
    title: "Elenca più file di quanti dovrebbe averne un pacchetto multimediale.",
    advice: "Per sicurezza non lo abbiamo aperto. Chiedi a chi l’ha creato di controllarlo.",
  },
  "too-large": {
    title: "Una volta estratto sarebbe più grande di quanto debba essere un pacchetto multimediale.",
    advice: "Per sicurezza non lo abbiamo aperto. Chiedi a chi l’ha creato di controllarlo.",
  },
  overlapping: {
    title: "I suoi file si sovrappongono, come negli archivi dannosi.",
    advice:
      "Non lo abbiamo aperto. Non metterlo su nessuna macchina. Chiedi a chi l’ha creato di controllarlo.",
  },
  "entry-damaged": {
    title: "Alcuni file sono danneggiati.",
    detail: ({ fault }) => ENTRY_FAULT_DESCRIPTIONS[fault as EntryDamage],
    advice: COPY,
  },
  "entry-encrypted": {
    title: "Alcuni file sono protetti da una password.",
    advice: "Una macchina non può chiederla. Archivia di nuovo i file senza password.",
  },
  "entry-method": {
    title: "Alcuni file sono compressi in un modo che pochi programmi supportano.",
    advice: "Archiviali di nuovo come normale ZIP con Deflate.",
  },
  "entry-too-large": {
    title: "Alcuni file sono molto più grandi di qualsiasi immagine per la macchina.",
    advice: "Non li abbiamo estratti. Toglili dal pacchetto.",
  },
  "entry-twice": {
    title: "Due file hanno lo stesso nome.",
    advice: "Alcuni programmi usano il primo, altri il secondo. La copia riparata tiene il primo.",
  },
  "entry-unsafe": {
    title: "Alcuni nomi di file portano fuori dal pacchetto.",
    advice:
      "I programmi rifiutano questi file o li scrivono nel posto sbagliato. Nella copia riparata restano all’interno.",
  },
  dialect: {
    title: "È archiviato in un modo che alcuni vecchi programmi rifiutano.",
    detail: ({ trait }) => TRAIT_DESCRIPTIONS[trait as ArchiveTrait],
    advice: "La copia riparata usa il formato ZIP più semplice che ci sia.",
  },
  "config-missing": {
    title: "Manca config.json.",
    advice: "Elenca le immagini per la macchina. La copia riparata ne contiene uno.",
  },
  "config-unreadable": {
    title: "Non si riesce a leggere config.json.",
    advice: "Elenca le immagini per la macchina. La copia riparata ne contiene uno nuovo.",
  },
  "config-elsewhere": {
    title: "config.json è in una cartella o il suo nome contiene maiuscole.",
    advice:
      "La macchina cerca config.json in lettere minuscole, fuori da ogni cartella. Nella copia riparata è lì.",
  },
  "config-encoding": {
    title: "config.json non è salvato in UTF-8.",
    advice: "Alcuni editor di testo lo salvano in altro modo. Nella copia riparata è in UTF-8.",
  },
  "config-incomplete": {
    title: "config.json è incompleto.",
    detail: ({ member }) => `“${member}” manca o è sbagliato`,
    advice: "Nella copia riparata config.json è completo.",
  },
  "config-version": {
    title: "La versione del pacchetto non è 1.0.",
    detail: ({ version }) => (version === "" ? "nessuna versione" : `versione ${version}`),
    advice: "Può contenere cose che non conosciamo. La copia riparata è nella versione 1.0.",
  },
  "config-not-first": {
    title: "config.json non è il primo file del pacchetto.",
    advice: "Alcuni programmi se lo aspettano per primo. La copia riparata lo mette lì.",
  },
  "config-lists-absent": {
    title: "config.json elenca file che non sono nel pacchetto.",
    advice: "Aggiungili, oppure salva una copia riparata, che elenca solo i file che contiene.",
  },
  "config-omits": {
    title: "config.json non elenca tutte le immagini.",
    advice:
      "Una macchina potrebbe non mostrare quelle non elencate. La copia riparata elenca tutte le immagini che contiene.",
  },
  "config-differs": {
    title: "config.json ha dati sbagliati su alcune immagini.",
    detail: ({ members }) => `sbagliato: ${members}`,
    advice: "Nella copia riparata i dati sono giusti.",
  },
  "png-damaged": {
    title: "Alcune immagini sono danneggiate.",
    detail: ({ fault }) => PNG_FAULT_DESCRIPTIONS[fault as PngFaultCode],
    advice: "Salvale di nuovo nel programma che le ha create, poi crea di nuovo il pacchetto.",
  },
  "not-png": {
    title: "Alcuni file non sono immagini PNG.",
    advice: "La macchina accetta solo PNG. Salvali come PNG, poi crea di nuovo il pacchetto.",
  },
  "left-over": {
    title: "Contiene file nascosti aggiunti da macOS o Windows.",
    advice: "Sulla maggior parte delle macchine sono innocui. La copia riparata li lascia fuori.",
  },
  "size-unknown": {
    title: "Alcune immagini hanno dimensioni che la macchina non usa.",
    detail: ({ size }) => `${size}`,
    advice:
      "Usa una delle dimensioni esatte della macchina. La procedura guidata può adattare qualsiasi immagine.",
  },
  "folder-unknown": {
    title: "Alcune immagini non sono in nessuna delle cartelle della macchina.",
    detail: ({ folder }) => `va in ${folder}`,
    advice:
      "La macchina cerca solo nelle sue cartelle. Nella copia riparata sono lì, a meno che config.json non le ometta.",
  },
  "wrong-folder": {
    title: "Alcune immagini sono in una cartella per altre dimensioni.",
    detail: ({ size, folder }) => `${size} va in ${folder}`,
    advice: "Nella copia riparata sono nella cartella giusta.",
  },
  "folder-full": {
    title: "Una cartella ha più immagini di quante la macchina ne accetti.",
    detail: ({ count, most }) => `${count} immagini, al massimo ${most}`,
    advice: "Togline qualcuna, poi crea di nuovo il pacchetto.",
  },
  "too-many-pictures": {
    title: "Ha più immagini di quante un pacchetto possa contenerne.",
    detail: ({ count, most }) => `${count} immagini, al massimo ${most}`,
    advice: "Togline qualcuna, poi crea di nuovo il pacchetto.",
  },
  "no-picture": { title: "Non contiene immagini.", advice: "Crea di nuovo il pacchetto." },
  "name-refused": {
    title: "Alcuni nomi di file non sono ammessi su una chiavetta USB.",
    advice: "FAT32, il formato che le macchine leggono, non li ammette. La copia riparata usa nomi semplici.",
  },
  "name-unusual": {
    title: "Alcuni nomi di file non hanno solo lettere semplici e cifre.",
    advice: "Alcune macchine non trovano questi file. La copia riparata usa nomi semplici.",
  },
  "names-alike": {
    title: "Alcuni nomi di file differiscono solo per le maiuscole.",
    detail: ({ other }) => `come ${other}`,
    advice: "Su una chiavetta USB uno sostituirebbe l’altro. La copia riparata usa nomi diversi.",
  },
  "name-unknown": {
    title: "Alcune immagini hanno nomi che la macchina non cerca.",
    detail: ({ names }) => `nomi liberi: ${names}`,
    advice:
      "La macchina trova le immagini dal nome. Rinominale, oppure modifica il pacchetto come progetto e inseriscile lì.",
  },
  "place-empty": {
    title: "In alcune schermate mancano delle immagini.",
    advice:
      "Non sappiamo che cosa mostrerà lì la macchina. Se modifichi il pacchetto come progetto, si usano le immagini predefinite.",
  },
};
