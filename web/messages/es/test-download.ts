import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/test-download.ts";

export const TEST_DOWNLOAD: Translated<typeof english.TEST_DOWNLOAD> = {
  heading: "Descarga de prueba",
  intro:
    "Crea un pequeño archivo .mp y comprueba que llega a este dispositivo, a tu memoria USB y a la pantalla de importación de la máquina. Contiene una imagen de prueba y no es una configuración real.",
  region: "Descargar el paquete de prueba",
  download: (file) => `Descargar ${file}`,
  contents: "Qué contiene",
  facts: {
    readme: "explica qué es esto",
    config: "nombre, versión 1.0, tipo",
    image: "imagen de prueba de 400 × 300",
    compression: "Compresión",
    library: "Biblioteca ZIP",
  },
  troubleshooting: "Solución de problemas",
  tips: [
    "¿No se guardó nada? Mira si tu navegador bloquea las ventanas emergentes o las descargas de este sitio.",
    "El archivo es un ZIP con otra extensión. Cámbiala de .mp a .zip para ver qué contiene.",
    "¿Ves un error? Elige “Mostrar datos de depuración” a su lado y compártelos con quien te esté ayudando.",
    "En una tableta, busca el archivo en la app Archivos o Descargas. Los navegadores suelen guardarlo ahí sin preguntar.",
  ],
  showDebug: "Mostrar datos de depuración",
  hideDebug: "Ocultar datos de depuración",
  debug: {
    timestamp: "fecha y hora",
    error: "error",
    stack: "pila",
    none: "ninguno",
    issue: "problema",
    environment: "entorno",
    baseUrl: "URL base",
    publicUrl: "URL pública",
    userAgent: "agente de usuario",
  },
};
