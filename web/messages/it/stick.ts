import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/stick.ts";

export const STICK: Translated<typeof english.STICK> = {
  title: "Per prima cosa: copialo su una chiavetta USB",
  format: "La chiavetta deve essere formattata in FAT32.",
  others: "Da un altro dispositivo",
  systems: {
    ipad: {
      label: "iPad o iPhone",
      steps: (file) => [
        "Inserisci la chiavetta, con un adattatore se non entra.",
        `Nell’app File apri Download, tieni premuto ${file} e scegli Copia.`,
        "Poi apri la chiavetta in Posizioni, tieni premuto un punto vuoto e scegli Incolla.",
      ],
      formatting: "Se la chiavetta va formattata, usa un computer.",
    },
    android: {
      label: "Telefono o tablet Android",
      steps: (file) => [
        "Inserisci la chiavetta, con un adattatore se non entra.",
        `Apri l’app File (Archivio sui Samsung) e trova ${file} in Download.`,
        "Tienilo premuto e scegli Copia, poi apri la memoria USB e incollalo lì.",
        "Scegli Espelli prima di togliere la chiavetta.",
      ],
      formatting: "Se la chiavetta va formattata, usa un computer.",
    },
    windows: {
      label: "Windows",
      steps: (file) => [
        "Inserisci la chiavetta e apri Download in Esplora file.",
        `Trascina ${file} sulla chiavetta nell’elenco a sinistra.`,
        "Poi fai clic con il pulsante destro sulla chiavetta e scegli Espelli.",
      ],
      formatting:
        "Per formattare una chiavetta, fai clic con il pulsante destro, scegli Formatta e poi FAT32. Il contenuto della chiavetta verrà cancellato.",
    },
    mac: {
      label: "Mac",
      steps: (file) => [
        "Inserisci la chiavetta e apri Download nel Finder.",
        `Trascina ${file} sulla chiavetta nella barra laterale, poi fai clic sul simbolo di espulsione accanto.`,
      ],
      formatting:
        "Per formattare una chiavetta, usa Utility Disco e scegli MS-DOS (FAT). Il contenuto della chiavetta verrà cancellato.",
    },
  },
};
