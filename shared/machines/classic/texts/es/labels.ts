import type { Translated } from "../../../../machine/translated.ts";
import type * as english from "../en/labels.ts";

export const LABELS: Translated<typeof english.LABELS> = {
  title: "Máquina de café con pantalla táctil",
  cupSizes: { one: "1 tamaño", other: "{count} tamaños" },

  nameStep: {
    label: "Nombre",
    heading: "Ponle nombre a tu máquina",
    note: "Así la reconocerás siempre. El nombre se ve en toda la interfaz y va incluido en todos los archivos de configuración que descargues.",
    field: "Nombre de la máquina",
    hint: "Dónde está o cómo la llaman. De {min} a {max} caracteres.",
    placeholder: "Recepción, planta baja",
    words: {
      invalid: "Escribe un nombre de máquina de {min} a {max} caracteres.",
      accepted: "¡Perfecto!",
      saved: "¡Nombre de la máquina guardado!",
    },
  },
  reviewStep: {
    label: "Revisión",
    heading: "Revisión final",
    note: "Revisa las pantallas de tu máquina y haz los últimos ajustes.",
  },

  categories: {
    screensaver: {
      label: "Salvapantallas",
      heading: "Sube tu salvapantallas",
      pdf: "Salvapantallas",
    },
    blends: { label: "Mezclas", heading: "Sube las imágenes de tus mezclas", pdf: "Selección de mezcla" },
    hotcold: { label: "Caliente o frío", heading: "Caliente y frío", pdf: "Caliente o frío" },
    hotcupsizes: {
      label: "Vasos, caliente",
      heading: "Tamaños de vaso para bebidas calientes",
      pdf: "Tamaños de vaso, caliente",
    },
    coldcupsizes: {
      label: "Vasos, frío",
      heading: "Tamaños de vaso para bebidas frías",
      pdf: "Tamaños de vaso, frío",
    },
    hotleaveroom: {
      label: "Espacio para leche, caliente",
      heading: "Espacio para leche en bebidas calientes",
      pdf: "Espacio para leche, caliente",
    },
    coldleaveroom: {
      label: "Espacio para leche, frío",
      heading: "Espacio para leche en bebidas frías",
      pdf: "Espacio para leche, frío",
    },
    dispensinghot: {
      label: "Preparación, caliente",
      heading: "Preparación de bebidas calientes",
      pdf: "Preparación, caliente",
    },
    dispensingcold: {
      label: "Preparación, frío",
      heading: "Preparación de bebidas frías",
      pdf: "Preparación, frío",
    },
  },
  blendCaption: "Mezcla: {label}",
  slots: {
    left: "Izquierda",
    middle: "Central",
    right: "Derecha",
    hot: "Caliente",
    cold: "Frío",
    regular: "Pequeño",
    medium: "Mediano",
    large: "Grande",
    xlarge: "Extragrande",
    leaveroom: "Con espacio",
    noroom: "Lleno",
    screen: "Preparación",
  },
  naming: {
    heading: "Ponles nombre a tus mezclas",
    note: "Los nombres entre los que eligen tus clientes en la máquina.",
    placeholders: { left: "Mezcla de la casa", middle: "Colombia", right: "Tueste oscuro" },
    confirm: "Confirmar nombres",
    edit: "Editar nombres",
    suggest: "Usar los nombres sugeridos",
    words: {
      missing: "Ponles nombre a las tres mezclas antes de continuar.",
      saved: "¡Nombres de las mezclas guardados!",
    },
  },

  packageCategories: {
    screensaver: {
      label: "Salvapantallas",
      note: "Lo que muestra la máquina cuando nadie la usa. Si añades varias imágenes, se van turnando.",
    },
    byeScreen: {
      label: "Despedida",
      note: "Una imagen a pantalla completa para despedir a los clientes.",
    },
    icons: {
      label: "Iconos",
      note: "Las imágenes más pequeñas: mezclas, vasos si ofreces tres o cuatro tamaños, y espacio para leche.",
    },
    customization: {
      label: "Personalización",
      note: "Las imágenes más grandes: caliente y frío, vasos si ofreces uno o dos tamaños, y las pantallas de preparación.",
    },
  },

  showcase: {
    alt: "La pantalla de una máquina de café con tres mezclas para elegir: House Blend, Colombian y Dark Roast.",
    title: "Mezclas a tu gusto",
    text: "Ponles nombre a los cafés que sirves y dale a cada uno una imagen que invite a pedirlo: la tuya, o una de las nuestras con el nombre encima.",
  },

  words: {
    pouringhot: "Mientras se sirve una bebida caliente",
    pouringcold: "Mientras se sirve una bebida fría",
  },
};
