import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/shelf.ts";
import { list, when } from "./formats.ts";
import { plural } from "./plurals.ts";
import { STORE_FAULTS } from "./store-faults.ts";

const MOST_NAMED = 3;

const named = (names: readonly string[]): string =>
  names.length <= MOST_NAMED
    ? list(names)
    : list([...names.slice(0, MOST_NAMED - 1), `${names.length - MOST_NAMED + 1} más`]);

export const SHELF: Translated<typeof english.SHELF> = {
  title: "Tus máquinas",
  lead: "Todas las máquinas que diseñaste en este navegador. Abre una para seguir trabajando en ella. Las demás no cambian.",
  count: (count) => plural(count, { one: "1 máquina", other: `${count} máquinas` }),
  list: "Máquinas",
  loading: "Cargando tus máquinas.",

  new: "Máquina nueva",
  making: "Un momento",
  openFiles: "Abrir archivos",
  opening: "Abriendo el archivo",
  openingShare: (percent) => `Abriendo, ${percent}\u00a0%`,
  file: "Archivos de diseño o paquetes multimedia",
  opened: (count) => plural(count, { one: "1 máquina añadida.", other: `${count} máquinas añadidas.` }),
  notAdded: (names) => `No se añadió: ${named(names)}.`,
  several: "Seleccionar varias",
  search: "Buscar una máquina",
  found: (found, all) => plural(all, { one: `${found} de 1 máquina`, other: `${found} de ${all} máquinas` }),
  order: "Ordenar por",
  orders: { changed: "Último cambio", name: "Nombre", customer: "Cliente" },
  noneFound: (text) => `No hay máquinas que coincidan con “${text}”.`,
  showAll: "Mostrar todas",

  start: "Ponerle nombre",
  noneYet: "Tu primera máquina aparecerá aquí",
  noneYetWords: "Ponle nombre, añade imágenes a sus pantallas y sal cuando quieras. Todo se va guardando.",

  unnamed: (name) => `${name} (sin nombre todavía)`,
  openNow: "Abierta ahora",
  steps: (done, all) => (done === all ? "Terminada" : `${done} de ${all} pasos completados`),
  facts: (changed, now, size) => `Último cambio: ${when(changed, now)}${size === "" ? "" : ` · ${size}`}`,
  noPictures: "sin imágenes propias",
  evicted: (count) =>
    plural(count, {
      one: "Este navegador borró 1 imagen de esta máquina. Abre la máquina para volver a añadir la imagen.",
      other: `Este navegador borró ${count} imágenes de esta máquina. Abre la máquina para volver a añadir las imágenes.`,
    }),
  screens: (name) => `Pantallas de ${name}`,
  open: "Abrir",
  openNamed: (name) => `Abrir ${name}`,
  goOn: "Continuar",
  goOnNamed: (name) => `Continuar con ${name}`,
  isOpened: (name) => `Se abrió ${name}.`,
  choose: (name) => `Seleccionar ${name}`,
  more: (name) => `Más opciones para ${name}`,
  rename: "Cambiar nombre",
  name: "Nombre de la máquina",
  saveName: "Guardar nombre",
  keepName: "Conservar el nombre anterior",
  details: { customer: "Cliente", note: "Nota" },
  editDetails: "Cliente y nota…",
  detailsOf: (name) => `Cliente y nota de ${name}`,
  detailsOfSeveral: (count) =>
    plural(count, { one: "Cliente y nota de 1 máquina", other: `Cliente y nota de ${count} máquinas` }),
  detailsWords:
    "Para datos que solo necesitas tú, como una dirección o un número de serie. Se guardan con el diseño, pero no se muestran en la máquina.",
  saveDetails: "Guardar",
  tooLong: (actual, most) => `Tiene ${actual} caracteres. Usa como máximo ${most}.`,
  duplicate: "Duplicar",
  save: "Guardar como archivo",
  saving: "Guardando",
  export: "Exportar…",
  delete: "Eliminar",

  state: {
    laterVersion:
      "Este diseño se creó con una versión más reciente de esta app. Recarga la página para abrirlo.",
    otherMachine: "Este diseño es para otro modelo de máquina. No se cambiará.",
    unreadable: "Este diseño no se puede leer y quizá esté dañado. No se cambiará.",
  },
  kind: {
    laterVersion: "Versión más reciente",
    otherMachine: "Otra máquina",
    unreadable: "No se puede leer",
  },

  chosen: (count) =>
    count === 0
      ? "Selecciona las máquinas que quieras."
      : plural(count, { one: "1 seleccionada", other: `${count} seleccionadas` }),
  chooseAll: "Seleccionar todas",
  chooseNone: "Quitar selección",
  exportChosen: "Exportar selección",
  done: "Listo",

  undo: "Deshacer",
  undone: "Deshecho.",
  namesakes: (count) =>
    plural(count, {
      one: "Ya tenías 1 máquina con el mismo nombre.",
      other: `Ya tenías ${count} máquinas con los mismos nombres.`,
    }),
  updateNamesakes: (count) =>
    plural(count, { one: "Actualizar esa en su lugar", other: `Actualizar esas ${count} en su lugar` }),
  undoable: {
    remove: (count, name) =>
      plural(count, {
        one: `Se eliminó ${name}.`,
        other: `Se eliminaron ${name} y ${count - 1} más.`,
      }),
    duplicate: (_, name) => `Se añadió ${name}.`,
    add: (count, name) =>
      plural(count, { one: `Se añadió ${name}.`, other: `Se añadieron ${count} máquinas.` }),
    rename: (_, name) => `Ahora se llama ${name}.`,
    dress: (count, name) =>
      plural(count, { one: `Se cambió ${name}.`, other: `Se cambiaron ${count} máquinas.` }),
  },
  failed: {
    create: (why) => `No se pudo crear la máquina. ${why}`,
    open: (why) => `No se pudo abrir la máquina. ${why}`,
    rename: (why) => `El nombre no se guardó. ${why}`,
    details: (why) => `El cliente y la nota no se guardaron. ${why}`,
    duplicate: (why) => `No se pudo duplicar la máquina. ${why}`,
    remove: (why) => `No se eliminó nada. ${why}`,
    update: (why) => `No se actualizó nada. ${why}`,
    undo: STORE_FAULTS.notUndone,
    save: "No se pudo crear el archivo. Inténtalo de nuevo.",
    notLoaded: "No se pudo cargar esta parte de la app. Revisa tu conexión e inténtalo de nuevo.",
    unknown: "Algo salió mal. Recarga la página e inténtalo de nuevo.",
  },
  incompleteInFile: (names) =>
    `Este navegador borró algunas imágenes de ${named(names)}, así que no están en el archivo.`,
  leftOutOfFile: (names) => `No está en el archivo: ${named(names)}.`,

  onlyOne: "Este navegador solo puede guardar una máquina",
  onlyOneWhy:
    "No le da a esta app espacio para más, normalmente por una ventana privada o un ajuste de privacidad estricto. Tu máquina funciona como siempre, pero guárdala como archivo antes de empezar otra.",

  kept: "Almacenamiento en este navegador",
  keptWords:
    "Tus máquinas se guardan solo en este navegador, en este dispositivo. Nadie más puede verlas. Un navegador puede borrar los datos de un sitio si el dispositivo se queda sin espacio o si llevas unas semanas sin visitarlo. Borrar el historial de navegación también puede eliminarlos.",
  room: (used, quota) => `${used} de unos ${quota} en uso`,
  roomLabel: "Almacenamiento en uso",
  nearlyFull: "Te estás quedando sin espacio",
  nearlyFullWords: (room) =>
    `${room}. Guarda tus máquinas en un solo archivo y elimina las que ya no necesites, o libera espacio en este dispositivo.`,
  keepSafe: "Proteger mis máquinas",
  keepSafeWords: "Pide a este navegador que no borre tus máquinas cuando necesite espacio.",
  isSafe: "Este navegador aceptó no borrar tus máquinas cuando necesite espacio.",
  notSafe:
    "Este navegador aún no ha aceptado. Muchos lo hacen cuando visitas la página más a menudo o la añades a tu pantalla de inicio. Mientras tanto, guarda todas tus máquinas en un solo archivo.",
  saveAll: "Guardar todas las máquinas en un solo archivo",
  savingAll: (percent) => `Guardando, ${percent}\u00a0%`,
  saveAllWords: "Lo contiene todo y se puede abrir aquí o en otro dispositivo.",
  erase: "Borrar todos los datos de Brewscreen",
  eraseWords: "Úsalo cuando termines en un dispositivo compartido.",
  eraseTitle: "¿Borrar todos los datos de Brewscreen?",
  eraseNothing: "Se borrará todo lo que Brewscreen guardó en este navegador. No se puede deshacer.",
  eraseAsks: (count) =>
    plural(count, {
      one: "Se borrarán tu máquina, sus imágenes, los originales y todo lo demás que Brewscreen guardó en este navegador. No se puede deshacer.",
      other: `Se borrarán tus ${count} máquinas, sus imágenes, los originales y todo lo demás que Brewscreen guardó en este navegador. No se puede deshacer.`,
    }),
  eraseSaved: "Lo que hayas guardado como archivo se conserva.",
  eraseYes: "Borrar todo",
  erasing: "Borrando",
  eraseNo: "Conservar todo",
  notErased: (why) => `No se pudo borrar todo. ${why}`,

  another: "Crear otra como esta",
  anotherAsks: "La máquina nueva empieza como una copia de esta. Los cambios en una no afectan a la otra.",
  anotherMake: "Crearla",
  anotherMade: (name) => `Se creó ${name}. Ya estás trabajando en ella.`,

  also: "Usar en otras máquinas…",
  alsoTitle: (screen) => `Usar “${screen}” en otras máquinas`,
  alsoAsks: (screen, name) =>
    `Las imágenes y los nombres que ${name} tiene en “${screen}” reemplazarán a los de las máquinas seleccionadas.`,
  before: "Ahora",
  after: "Después",
  same: "Ya es igual.",
  alsoOn: (count) => plural(count, { one: "Usar en 1 máquina", other: `Usar en ${count} máquinas` }),
  alsoOnNone: "Selecciona antes una máquina",
  alsoDone: (screen, count) =>
    plural(count, {
      one: `“${screen}” ya está en 1 máquina más.`,
      other: `“${screen}” ya está en ${count} máquinas más.`,
    }),
  alsoUndo: "También puedes deshacerlo desde “Tus máquinas” hasta que cambies una de estas máquinas.",
  alsoFailed: (why) => `No se cambió ninguna máquina. ${why}`,
  cancel: "Cancelar",
};
