import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/developers.ts";

export const DEVELOPERS: Translated<typeof english.DEVELOPERS> = {
  heading: "Para desarrolladores",
  intro: (product) =>
    `Crea paquetes multimedia desde tus propios programas. La API de ${product} recibe imágenes PNG y devuelve el mismo archivo .mp que el asistente. No necesitas cuenta ni clave.`,

  first: "Tu primer paquete",
  firstText:
    "Cada imagen tiene un slot: su lugar en la pantalla de la máquina. El servidor la pone en la carpeta correcta, con el nombre correcto. No hace falta llenar todos los slots, pero no sabemos qué muestra la máquina en uno vacío.",
  check: "Comprobar un paquete",
  checkText:
    "Envía cualquier archivo .mp para saber qué falla y cómo corregirlo. La respuesta es JSON, con una regla, un nivel y un consejo por cada hallazgo.",
  folder: "Una carpeta entera de imágenes",
  folderText:
    "Cada uno de estos programas convierte una carpeta de archivos PNG en un paquete multimedia. Para obtener las mismas imágenes que en el paquete de un diseño terminado, descomprime sus “Imágenes (zip)” y ejecuta uno de los programas en esa carpeta: las carpetas y los nombres de archivo indican dónde va cada imagen. Las imágenes con otros nombres van en la carpeta de su tamaño.",
  languages: { curl: "curl", node: "Node", python: "Python", powershell: "PowerShell" },
  code: (name) => `Ejemplo: ${name}`,
  copy: "Copiar",
  copying: {
    copied: "Copiado.",
    notCopied: "No se pudo copiar el texto. Selecciónalo y cópialo tú.",
  },

  slots: "Slots y tamaños",
  slotsText:
    "El nombre y el tamaño deciden dónde muestra la máquina una imagen. Los programas pueden leer esta misma tabla en /api/machines, con cantidades, plantillas y límites.",
  table: "Tabla de slots",
  slot: "Slot",
  place: "Imagen",
  size: "Tamaño",
  file: "En el paquete multimedia",
  slotOf: (category, slot) => `${category}: ${slot}`,

  reference: "Referencia",
  links: {
    index: "Todo lo que ofrece la API",
    machines: "Los slots, los tamaños y los límites de la máquina",
    openapi: "Descripción OpenAPI",
    configSchema: "JSON Schema de config.json",
  },
  sizes:
    "Las imágenes de tamaño incorrecto también se empaquetan, pero puede que una máquina las omita. La cabecera Brewscreen-Wrong-Sizes de la respuesta dice cuántas hay. Si prefieres que se rechace la solicitud, envía la cabecera Prefer: handling=strict.",

  errors: "Errores",
  errorsText:
    "Los errores son application/problem+json, con un código que nunca cambia y una explicación de qué hacer. Todos los mensajes están en inglés.",
  errorTable: "Tabla de errores",
  errorCode: "Código",
  status: "Estado",
  meaning: "Significado",
};
