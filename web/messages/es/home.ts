import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/home.ts";

export const HOME: Translated<typeof english.HOME> = {
  title: "Personaliza la experiencia del café en pocos pasos",
  lead: "Pon tus propias imágenes y textos en cada pantalla de tu máquina de café, y míralos en la máquina mientras trabajas.",
  start: "Iniciar asistente",
  haveFiles: "¿Ya tienes archivos?",
  addFiles: "Añádelos",
  promise: "No necesitas cuenta. Tu diseño se queda en este navegador hasta que lo exportes.",
  onScreen: (label) => `“${label}” en la pantalla de la máquina`,

  features: (product) => `Lo que ${product} hace por ti`,
  navigation: {
    title: "Siempre sabes por dónde vas",
    text: "Una pantalla tras otra, en el orden en que las ven tus clientes. Siempre ves qué está hecho y qué falta, y cada paso está a un toque.",
  },
  quality: {
    title: "Calidad comprobada",
    text: "Cada imagen se compara con los tamaños que necesita tu máquina. Los PNG que ya tienen el tamaño correcto se empaquetan tal como los hiciste.",
  },

  wayTitle: "De la foto al mostrador",
  way: [
    { title: "Ponle nombre", text: "Dale un nombre a tu máquina. Aparecerá en todo lo que exportes." },
    {
      title: "Llena sus pantallas",
      text: "Usa tus imágenes o las nuestras. Verás cada una tal como la verán tus clientes.",
    },
    { title: "Revísala", text: "Recorre todas las pantallas una vez más y cambia lo que quieras." },
    { title: "Cárgala", text: "Guarda el paquete en una memoria USB e impórtalo en la máquina." },
  ],

  tools: "Otras herramientas",
  mediaPackage: {
    title: "¿Ya tienes listas las imágenes?",
    text: "Suelta tus archivos PNG y obtén el paquete .mp de la máquina sin pasar por el asistente.",
    link: "Crear un paquete multimedia",
  },
  package: {
    title: "¿Ya tienes un paquete?",
    text: "Abre cualquier archivo .mp para ver sus pantallas, saber por qué podría rechazarlo una máquina o seguir editándolo como diseño.",
    link: "Comprobar un paquete",
  },
  testDownload: {
    title: "¿Dudas de que la descarga funcione?",
    text: "Guarda antes un pequeño paquete de prueba y comprueba si este dispositivo y este navegador lo permiten.",
    link: "Probar la descarga",
  },
};
