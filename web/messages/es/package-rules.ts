import type { ArchiveTrait } from "../../../shared/archive/source.ts";
import type { Translated } from "../../../shared/machine/translated.ts";
import type { EntryDamage } from "../../../shared/package/rules/texts.ts";
import type { PngFaultCode } from "../../../shared/png/check.ts";
import { MAX_PNG_SIDE_LENGTH } from "../../../shared/png/chunks.ts";
import type * as english from "../en/package-rules.ts";

const COPY = "Copia o descarga el paquete otra vez. Si eso no ayuda, créalo de nuevo.";

export const TRAIT_DESCRIPTIONS: Translated<typeof english.TRAIT_DESCRIPTIONS> = {
  descriptor:
    "El tamaño de cada archivo está después de él y no antes (data descriptors). Los programas que leen de principio a fin, como versiones antiguas de BusyBox, pueden rechazarlo.",
  zip64: "Usa Zip64, pensado para archivos de más de 4\u00a0GB. Windows XP, UnZip 5 y BusyBox no lo admiten.",
  "extra-fields":
    "Los archivos tienen campos adicionales, como horas o propietarios, que los programas muy sencillos no saben omitir.",
  folders:
    "Las carpetas tienen entradas propias, que los programas muy sencillos confunden con archivos vacíos.",
  comment:
    "Tiene un comentario, así que los programas muy sencillos no encuentran el final del archivo comprimido.",
  "headers-differ":
    "Los datos anotados antes de un archivo no coinciden con los de la lista. Los programas que leen de principio a fin lo descomprimen mal o lo rechazan.",
  "junk-before": "Hay otros datos antes del archivo comprimido, como en los archivos autoextraíbles.",
  "junk-after":
    "Hay otros datos después del archivo comprimido, así que los programas muy sencillos no encuentran su final.",
  version: "Necesita una versión de ZIP posterior a la 2.0.",
  "names-beyond-ascii":
    "Hay nombres de archivo con letras que no son de la A a la Z. Los programas antiguos, como los de Windows XP, muestran otras letras.",
  backslashes:
    "Las rutas usan barras invertidas. Fuera de Windows, al descomprimir, cada ruta se convierte en un nombre de archivo largo.",
  "dot-slash":
    "Las rutas empiezan por ./. Los programas que buscan rutas exactas podrían no encontrar los archivos.",
};

export const ENTRY_FAULT_DESCRIPTIONS: Translated<typeof english.ENTRY_FAULT_DESCRIPTIONS> = {
  crc: "su contenido cambió desde que se empaquetó",
  data: "al descomprimirlo no tiene el tamaño que indica",
  header: "figura con un nombre en la lista y está empaquetado con otro",
};

export const PNG_FAULT_DESCRIPTIONS: Translated<typeof english.PNG_FAULT_DESCRIPTIONS> = {
  "not-png": "no empieza con la firma de PNG",
  cgbi: "es la variante CgBI de Apple, que solo lee el software de Apple",
  "bad-dimensions": `su ancho o su alto es 0 o supera los ${MAX_PNG_SIDE_LENGTH} píxeles`,
  "bad-colour": "su combinación de profundidad y tipo de color no existe en PNG",
  "bad-method": "su método de compresión, de filtro o de entrelazado no existe en PNG",
  truncated: "termina antes de su bloque IEND",
  "bad-length": "un bloque tiene una longitud imposible",
  "bad-type": "el tipo de un bloque no son cuatro letras",
  "bad-crc": "el CRC de un bloque no coincide con sus bytes",
  "bad-order": "sus bloques están en un orden incorrecto",
  "bad-palette": "su paleta falta, está mal colocada o tiene una longitud imposible",
  "unknown-critical": "necesita un bloque que PNG no define",
  "no-image-data": "no contiene datos de imagen",
  "bad-image-data": "sus datos de imagen están dañados, o son demasiado cortos o largos",
};

export const RULE_TEXTS: Translated<typeof english.RULE_TEXTS> = {
  "not-zip": {
    title: "Esto no es un paquete multimedia.",
    advice:
      "Un paquete multimedia es un archivo ZIP cuyo nombre termina en .mp. Vuelve a pedir el archivo o crea uno nuevo.",
  },
  "cut-off": {
    title: "Falta el final del archivo.",
    advice:
      "No se copió o descargó completo. Inténtalo otra vez y no retires la memoria USB hasta que termine la copia.",
  },
  split: {
    title: "Es una parte de varias.",
    advice: "Une las partes con el programa que las separó y abre después el archivo completo.",
  },
  "damaged-directory": { title: "Su lista de archivos está dañada.", advice: COPY },
  "too-many-entries": {
    title: "Enumera más archivos de los que debería tener un paquete multimedia.",
    advice: "Por seguridad, no lo abrimos. Pide a quien lo creó que lo revise.",
  },
  "too-large": {
    title: "Descomprimido tendría más datos de los que debería tener un paquete multimedia.",
    advice: "Por seguridad, no lo abrimos. Pide a quien lo creó que lo revise.",
  },
  overlapping: {
    title: "Sus archivos se superponen, como en los archivos maliciosos.",
    advice: "No lo abrimos. No lo pongas en ninguna máquina. Pide a quien lo creó que lo revise.",
  },
  "entry-damaged": {
    title: "Algunos archivos están dañados.",
    detail: ({ fault }) => ENTRY_FAULT_DESCRIPTIONS[fault as EntryDamage],
    advice: COPY,
  },
  "entry-encrypted": {
    title: "Algunos archivos están protegidos con contraseña.",
    advice: "Una máquina no puede pedirla. Empaqueta los archivos otra vez sin contraseña.",
  },
  "entry-method": {
    title: "Algunos archivos usan un método de compresión que pocos programas admiten.",
    advice: "Empaquétalos otra vez como ZIP normal, con Deflate.",
  },
  "entry-too-large": {
    title: "Algunos archivos son mucho más grandes que cualquier imagen para la máquina.",
    advice: "No los descomprimimos. Quítalos del paquete.",
  },
  "entry-twice": {
    title: "Dos archivos tienen el mismo nombre.",
    advice: "Según el programa, vale uno u otro. La copia reparada conserva el primero.",
  },
  "entry-unsafe": {
    title: "Algunos nombres de archivo llevan fuera del paquete.",
    advice:
      "Los programas rechazan esos archivos o los escriben donde no deben. En la copia reparada se quedan dentro.",
  },
  dialect: {
    title: "Está empaquetado de una forma que algunos programas antiguos rechazan.",
    detail: ({ trait }) => TRAIT_DESCRIPTIONS[trait as ArchiveTrait],
    advice: "La copia reparada usa el formato ZIP más sencillo que existe.",
  },
  "config-missing": {
    title: "Falta config.json.",
    advice: "Enumera las imágenes para la máquina. La copia reparada incluye uno.",
  },
  "config-unreadable": {
    title: "No se puede leer config.json.",
    advice: "Enumera las imágenes para la máquina. La copia reparada incluye uno nuevo.",
  },
  "config-elsewhere": {
    title: "config.json está en una carpeta o su nombre tiene mayúsculas.",
    advice:
      "La máquina busca config.json en minúsculas y fuera de toda carpeta. En la copia reparada está ahí.",
  },
  "config-encoding": {
    title: "config.json no está guardado en UTF-8.",
    advice: "Algunos editores de texto lo guardan de otra forma. En la copia reparada está en UTF-8.",
  },
  "config-incomplete": {
    title: "config.json está incompleto.",
    detail: ({ member }) => `“${member}” falta o es incorrecto`,
    advice: "En la copia reparada, config.json está completo.",
  },
  "config-version": {
    title: "La versión del paquete no es la 1.0.",
    detail: ({ version }) => (version === "" ? "sin versión" : `versión ${version}`),
    advice: "Puede contener cosas que no conocemos. La copia reparada es de la versión 1.0.",
  },
  "config-not-first": {
    title: "config.json no es el primer archivo del paquete.",
    advice: "Algunos programas lo esperan en primer lugar. Ahí lo pone la copia reparada.",
  },
  "config-lists-absent": {
    title: "config.json enumera archivos que no están en el paquete.",
    advice: "Añádelos o guarda una copia reparada, que enumera solo los archivos que contiene.",
  },
  "config-omits": {
    title: "config.json no enumera todas las imágenes.",
    advice:
      "Es posible que una máquina no muestre las demás. La copia reparada enumera todas las que contiene.",
  },
  "config-differs": {
    title: "config.json tiene datos incorrectos de algunas imágenes.",
    detail: ({ members }) => `incorrecto: ${members}`,
    advice: "En la copia reparada los datos son correctos.",
  },
  "png-damaged": {
    title: "Algunas imágenes están dañadas.",
    detail: ({ fault }) => PNG_FAULT_DESCRIPTIONS[fault as PngFaultCode],
    advice: "Vuelve a guardarlas en el programa que las creó y crea después el paquete otra vez.",
  },
  "not-png": {
    title: "Algunos archivos no son imágenes PNG.",
    advice: "La máquina solo acepta PNG. Guárdalos como PNG y crea después el paquete otra vez.",
  },
  "left-over": {
    title: "Contiene archivos ocultos que añadieron macOS o Windows.",
    advice: "En la mayoría de las máquinas no hacen daño. La copia reparada los deja fuera.",
  },
  "size-unknown": {
    title: "Algunas imágenes tienen un tamaño que la máquina no usa.",
    detail: ({ size }) => `${size}`,
    advice: "Usa uno de los tamaños exactos de la máquina. El asistente puede adaptar cualquier imagen.",
  },
  "folder-unknown": {
    title: "Algunas imágenes no están en ninguna carpeta de la máquina.",
    detail: ({ folder }) => `va en ${folder}`,
    advice:
      "La máquina solo busca en sus propias carpetas. En la copia reparada están ahí, salvo que config.json las omita.",
  },
  "wrong-folder": {
    title: "Algunas imágenes están en una carpeta para otros tamaños.",
    detail: ({ size, folder }) => `${size} va en ${folder}`,
    advice: "En la copia reparada están en la carpeta correcta.",
  },
  "folder-full": {
    title: "Una carpeta tiene más imágenes de las que acepta la máquina.",
    detail: ({ count, most }) => `${count} imágenes, ${most} como máximo`,
    advice: "Quita algunas y crea después el paquete otra vez.",
  },
  "too-many-pictures": {
    title: "Tiene más imágenes de las que caben en un paquete.",
    detail: ({ count, most }) => `${count} imágenes, ${most} como máximo`,
    advice: "Quita algunas y crea después el paquete otra vez.",
  },
  "no-picture": { title: "No contiene imágenes.", advice: "Crea el paquete otra vez." },
  "name-refused": {
    title: "Algunos nombres de archivo no se permiten en una memoria USB.",
    advice:
      "FAT32, el formato que leen las máquinas, no los permite. La copia reparada usa nombres sencillos.",
  },
  "name-unusual": {
    title: "Algunos nombres de archivo tienen algo más que letras simples y cifras.",
    advice: "Algunas máquinas no encuentran esos archivos. La copia reparada usa nombres sencillos.",
  },
  "names-alike": {
    title: "Algunos nombres de archivo se distinguen solo por las mayúsculas.",
    detail: ({ other }) => `como ${other}`,
    advice: "En una memoria USB uno reemplazaría al otro. La copia reparada usa nombres distintos.",
  },
  "name-unknown": {
    title: "Algunas imágenes tienen nombres que la máquina no busca.",
    detail: ({ names }) => `nombres disponibles: ${names}`,
    advice:
      "La máquina encuentra las imágenes por su nombre. Cámbialo, o edita el paquete como diseño y colócalas ahí.",
  },
  "place-empty": {
    title: "A algunas pantallas les faltan imágenes.",
    advice:
      "No sabemos qué mostrará ahí la máquina. Si editas el paquete como diseño, se usan las imágenes predeterminadas.",
  },
};
