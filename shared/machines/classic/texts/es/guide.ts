import type { Translated } from "../../../../machine/translated.ts";
import type * as english from "../en/guide.ts";

export const GUIDE_TEXTS: Translated<typeof english.GUIDE_TEXTS> = {
  cards: {
    screensaver: {
      title: "Salvapantallas",
      amount:
        "De 1 a {max} imágenes en el asistente, o hasta {packageMax} en la página “Paquete multimedia”.",
      advice:
        "Ocupa toda la pantalla cuando nadie está pidiendo. Aleja los textos y las caras de los bordes, y muestra un solo motivo que se reconozca desde el otro lado del local.",
    },
    blends: {
      title: "Mezclas de café",
      amount: "{count} imágenes, todas obligatorias",
      advice: "Los clientes las tocan para elegir una mezcla. Pon el nombre donde se lea de un vistazo.",
    },
    hotcold: {
      title: "Caliente y frío",
      amount: "{count} imágenes, ambas obligatorias",
      advice: "Haz que se distingan de un vistazo: vapor y rojo para lo caliente, hielo y azul para lo frío.",
    },
    hotcupsizes: {
      title: "Tamaños de vaso, caliente",
      amount: "De {least} a {most} tamaños, una imagen para cada uno",
      advice: "Fotografía todos los vasos desde el mismo punto, para que solo cambie el tamaño.",
    },
    coldcupsizes: {
      title: "Tamaños de vaso, frío",
      amount: "De {least} a {most} tamaños, una imagen para cada uno",
      advice: "Usa vasos transparentes que dejen ver lo que llevan e ilumínalos desde atrás.",
    },
    leaveroom: {
      title: "Espacio para leche",
      amount: "{count} imágenes para caliente y {count} para frío, {all} en total",
      advice: "Muestra cuánto se llenará el vaso. La diferencia debe verse de un vistazo.",
    },
    dispensing: {
      title: "Pantallas de preparación",
      amount: "{count} imagen para caliente y {count} para frío, {categories} juegos",
      advice:
        "La máquina dibuja su botón para cancelar el pedido abajo, en el centro. Deja esa zona libre de textos y caras.",
    },
  },
  practices: [
    {
      title: "Tamaño",
      text: "Trabaja con el tamaño exacto o reduce una imagen más grande. Las imágenes ampliadas se ven borrosas en la máquina.",
    },
    {
      title: "Coherencia",
      text: "Usa la misma luz, el mismo fondo y la misma posición de cámara en todo el juego. Así los clientes se fijan en las bebidas y no en las diferencias entre las fotos.",
    },
    {
      title: "Formato",
      text: "Usa archivos PNG en sRGB, con transparencia donde ayude. Todas las imágenes se exportan como PNG.",
    },
    {
      title: "Texto",
      text: "Usa pocas palabras, en letra grande y con mucho contraste. Si no puedes leerlo a la mitad del tamaño, un cliente tampoco podrá en el mostrador. “Probar”, debajo de cada vista previa, muestra la máquina a pantalla completa.",
    },
  ],
  importSteps: {
    format: {
      drawn: "FAT32",
      title: "Formatea una memoria USB como FAT32",
      text: "En Windows, haz clic derecho en la memoria y elige Formatear. En un Mac, usa Utilidad de Discos y elige MS-DOS (FAT). Esto borra todo lo que contiene.",
    },
    copy: {
      drawn: ".mp",
      title: "Copia el archivo .mp en la carpeta raíz",
      text: "No lo pongas dentro de otra carpeta, no le cambies el nombre ni lo descomprimas. Expulsa la memoria antes de desconectarla.",
    },
    plug: {
      title: "Conecta la memoria a la máquina",
      text: "Primero espera a que no se esté preparando ninguna bebida y se vea la pantalla de inicio.",
    },
    corner: {
      drawn: "3 s",
      title: "Mantén presionada la esquina inferior izquierda unos 3 segundos",
      text: "Se abre el menú de servicio.",
    },
    gear: {
      drawn: "×2",
      title: "Toca el engranaje y luego dos veces la puerta abierta",
      text: "Toca una vez el icono del engranaje y después dos veces el de la puerta abierta.",
    },
    pin: {
      title: "Elige Service Technician y escribe el PIN",
      text: "El PIN de servicio viene con la máquina. Quien la instaló puede decirte cuál es.",
    },
    media: {
      title: "Abre Media Manager, selecciona el archivo y toca Import",
      text: "El archivo aparece con el nombre que le diste al paquete.",
    },
    wait: {
      drawn: "1–2 min",
      title: "Espera de 1 a 2 minutos y comprueba",
      text: "Deja la memoria conectada y la máquina encendida hasta que avise de que terminó. Después recorre sus pantallas una vez.",
    },
  },
  troubles: [
    {
      title: "El archivo no aparece en la lista",
      text: "La memoria debe tener formato FAT32, y el archivo debe estar en la carpeta raíz con un nombre que termine en .mp. Si tu equipo añadió .zip o .bin al nombre, quítalo.",
    },
    {
      title: "La máquina dice que el archivo está dañado",
      text: "Vuelve a descargar el archivo, cópialo en la memoria y expúlsala antes de retirarla. Para ver qué le pasa al archivo, elige “Comprobar el archivo” más abajo.",
    },
    {
      title: "El menú de servicio no se abre o el PIN no se acepta",
      text: "Presiona justo en la esquina y no sueltes hasta que aparezca el menú. Los menús y los PIN cambian de una máquina a otra; pregunta a tu distribuidor por los de la tuya.",
    },
    {
      title: "Algunas imágenes no cambiaron",
      text: "Puede que la máquina omita las imágenes de tamaño incorrecto. En la página “Paquete multimedia”, busca los archivos marcados como “No válido” y corrige su tamaño. Después vuelve a crear el paquete e impórtalo.",
    },
  ],
};
