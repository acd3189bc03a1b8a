import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/stick.ts";

export const STICK: Translated<typeof english.STICK> = {
  title: "Primero: cópialo a una memoria USB",
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
        "Para formatear una memoria, haz clic derecho en ella y elige Formatear y FAT32. Esto borra todo lo que contiene.",
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
