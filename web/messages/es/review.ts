import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/review.ts";
import { list } from "./formats.ts";
import { plural } from "./plurals.ts";

export const REVIEW: Translated<typeof english.REVIEW> = {
  walkthrough: "Recorrido",
  previous: "Anterior",
  next: "Siguiente",
  place: (number, count) => `${number} de ${count}`,
  overview: "Resumen",
  edit: "Editar",
  editStop: (label) => `Editar “${label}”`,
  change: (label) => `Cambiar “${label}”`,
  otherFiles: "Otros archivos",
  ownPackage: "Empaquetar tus imágenes",
  packageInside: "Comprobar un paquete",
  testDownload: "Descarga de prueba",
  testDownloadLink: "Haz la descarga de prueba",
  testDownloadTells: "{link} para saber más.",

  confirm: "Confirmar la revisión final",
  confirming: "Finalizando…",
  confirmLoading: "Finalizando las pantallas de tu máquina…",
  confirmed: "¡Las pantallas de tu máquina están listas!",
  notConfirmed: "No se guardó la confirmación. Inténtalo de nuevo.",
  complete: "Todo está completo.",
  incomplete: (labels) =>
    plural(labels.length, {
      one: `Sin completar: ${labels[0]}.`,
      other: `Hay ${labels.length} pasos sin completar.`,
    }),
  incompleteTitle: "Todavía faltan algunas cosas",
  incompleteAdvice:
    "Puedes confirmar de todos modos. Las imágenes que falten se omitirán o se sustituirán por las predeterminadas.",
  keepReviewing: "Seguir revisando",
  confirmWithDefaults: "Confirmar con predeterminadas",
  download: "Descargar",
  more: "Más",
  stick: "Descargar para USB",
  sent: "Hoja y vista previa",
  finished: "Tu máquina está terminada.",
  finishedNext:
    "Descarga el paquete multimedia para una memoria USB, o envía antes el diseño para su aprobación.",
  sendReady:
    "Envía los dos archivos: la hoja es para firmar y la vista previa se abre en cualquier navegador.",
  sendSaved:
    "Adjunta los dos archivos a un correo: la hoja es para firmar y la vista previa se abre en cualquier navegador.",
  curl: "Copiar como curl",
  curlCopied: {
    copied: "Comando copiado. Descomprime “Imágenes (zip)” y ejecútalo en esa carpeta.",
    notCopied:
      "No se pudo copiar el comando. Permite el acceso al portapapeles en tu navegador e inténtalo de nuevo.",
  },
  savePicture: "Guardar imagen",
  pictureSaved: (name) => `${name}: imagen guardada.`,
  pictureNotSaved: "No se pudo guardar la imagen. Inténtalo de nuevo.",
  toMachine: "Después, carga el archivo en la máquina",

  allScreens: "Todas las pantallas",
  onScreen: (label) => `“${label}” en la pantalla de la máquina`,
  noImage: "Sin imagen todavía",
  machine: "Máquina",
  notNamed: "sin nombre",
  missing: "Falta todavía",
  noName: (defaultName) => `sin nombre, así que se exportará como ${defaultName}`,
  noListImage: "sin imagen, así que quedará fuera al exportar",
  noSlotNames: "faltan nombres",
  noSlotImages: (count) => plural(count, { one: "sin imagen todavía", other: "sin imágenes todavía" }),
  evictedFrom: (labels) =>
    plural(labels.length, {
      one: `este navegador borró la imagen de ${list(labels)}, así que se usará la predeterminada`,
      other: `este navegador borró las imágenes de ${list(labels)}, así que se usarán las predeterminadas`,
    }),
  notServedFrom: (labels) =>
    plural(labels.length, {
      one: `nuestra imagen de ${list(labels)} ya no está disponible, así que se usará la predeterminada`,
      other: `nuestras imágenes de ${list(labels)} ya no están disponibles, así que se usarán las predeterminadas`,
    }),
  notServedFromList: (count) =>
    plural(count, {
      one: "1 de nuestras imágenes ya no está disponible y quedará fuera al exportar",
      other: `${count} de nuestras imágenes ya no están disponibles y quedarán fuera al exportar`,
    }),
  evictedFromList: (count) =>
    plural(count, {
      one: "este navegador borró 1 imagen, que quedará fuera al exportar",
      other: `este navegador borró ${count} imágenes, que quedarán fuera al exportar`,
    }),
  noImageFor: (labels) => `sin imagen en ${list(labels)}`,

  default: "Predeterminada",
  pixels: (size) => `${size} píxeles`,
  pixelsOfDefault: (size) => `${size} píxeles, imagen predeterminada`,
  images: "Imágenes",
  size: "Tamaño",
  leftOut: "Sin imagen todavía. Esta pantalla quedará fuera al exportar.",
  evictedTitle: "Aquí faltan imágenes.",
  evictedHere: (labels) =>
    plural(labels.length, {
      one: `Falta: ${list(labels)}. Toca “Editar” para volver a añadir la imagen. Mientras tanto, tus archivos usarán la predeterminada o la dejarán fuera.`,
      other: `Faltan: ${list(labels)}. Toca “Editar” para volver a añadir las imágenes. Mientras tanto, tus archivos usarán las predeterminadas o las dejarán fuera.`,
    }),
  evictedInExports: (count) =>
    plural(count, {
      one: "Falta 1 imagen en este diseño. Tus archivos usarán la predeterminada o la dejarán fuera.",
      other: `Faltan ${count} imágenes en este diseño. Tus archivos usarán las predeterminadas o las dejarán fuera.`,
    }),
  allDefaults: "Aún no has añadido ninguna imagen aquí. Tus archivos usarán las predeterminadas.",
  someDefaults: (count, all) =>
    plural(count, {
      one: `1 de ${all} es una imagen predeterminada porque aún no has añadido la tuya.`,
      other: `${count} de ${all} son imágenes predeterminadas porque aún no has añadido las tuyas.`,
    }),
};

export const SIMULATOR: Translated<typeof english.SIMULATOR> = {
  heading: "Prueba tu máquina",
  note: (seconds) =>
    `Toca la pantalla como lo haría un cliente. Tras ${seconds} segundos sin tocarla, la vista previa vuelve a empezar, igual que la máquina.`,
  onScreen: "En la pantalla",
  noStart: (missing, start) =>
    `Aún no hay imagen para “${missing}”, así que un pedido empieza en “${start}”.`,
  defaults: "Imágenes predeterminadas en esta pantalla",
  defaultsFor: (labels) =>
    plural(labels.length, {
      one: `Aún no has añadido tu propia imagen para ${list(labels)}.`,
      other: `Aún no has añadido tus propias imágenes para ${list(labels)}.`,
    }),
  machine: "Tu máquina",
  fullScreen: "Pantalla completa",
  leave: "Salir de pantalla completa",
  wayOut: (seconds) =>
    `Para salir, mantén presionada la esquina inferior izquierda durante ${seconds} segundos o presiona Escape.`,
};

export const USB_STICK: Translated<typeof english.USB_STICK> = {
  title: "Primero, copia el archivo a una memoria USB",
  format: "La memoria debe tener formato FAT32.",
  others: "Desde otro dispositivo",
  systems: {
    ipad: {
      label: "iPad o iPhone",
      steps: (file) => [
        "Conecta la memoria, con un adaptador si hace falta.",
        `En la app Archivos, abre Descargas, mantén el dedo sobre ${file} y elige Copiar.`,
        "Luego abre la memoria en Ubicaciones, mantén el dedo sobre una zona vacía y elige Pegar.",
      ],
      formatting: "Si hay que formatear la memoria, usa un equipo.",
    },
    android: {
      label: "Teléfono o tableta Android",
      steps: (file) => [
        "Conecta la memoria, con un adaptador si hace falta.",
        `Abre la app Files (Mis archivos en un Samsung) y busca ${file} en Descargas.`,
        "Mantén el dedo sobre el archivo, elige Copiar, abre el almacenamiento USB y pégalo allí.",
        "Elige Expulsar antes de desconectar la memoria.",
      ],
      formatting: "Si hay que formatear la memoria, usa un equipo.",
    },
    windows: {
      label: "Windows",
      steps: (file) => [
        "Conecta la memoria y abre Descargas en el Explorador de archivos.",
        `Arrastra ${file} a la memoria, en la lista de la izquierda.`,
        "Luego haz clic derecho en la memoria y elige Expulsar.",
      ],
      formatting:
        "Para formatear una memoria, haz clic derecho en ella y elige Formatear y luego FAT32. Esto borra todo lo que contiene.",
    },
    mac: {
      label: "Mac",
      steps: (file) => [
        "Conecta la memoria y abre Descargas en el Finder.",
        `Arrastra ${file} a la memoria, en la barra lateral, y haz clic en el símbolo de expulsar que está al lado.`,
      ],
      formatting:
        "Para formatear una memoria, usa Utilidad de Discos y elige MS-DOS (FAT). Esto borra todo lo que contiene.",
    },
  },
};
