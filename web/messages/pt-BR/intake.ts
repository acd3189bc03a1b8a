import type { Translated } from "../../../shared/machine/translated.ts";
import { MAX_PNG_SIDE_LENGTH } from "../../../shared/png/chunks.ts";
import type * as english from "../en/intake.ts";

export const DROP_ZONE: Translated<typeof english.DROP_ZONE> = {
  choose: "Escolher imagem",
  chooseSeveral: "Escolher imagens",
  chooseAnother: ", escolher outra",
  adjust: ", ajustar",
  orDrop: "ou solte aqui",
  orDropSeveral: "ou solte várias aqui",
  dropping: "Solte para adicionar",
  paste: "Colar",
  pasted: "Imagem colada",
};

export const INTAKE: Translated<typeof english.INTAKE> = {
  checking: "Verificando a imagem",
  checkingAll: "Verificando as imagens",

  file: {
    PNG: "um arquivo PNG",
    JPEG: "um arquivo JPEG",
    "JPEG XL": "um arquivo JPEG XL",
    GIF: "um arquivo GIF",
    WebP: "um arquivo WebP",
    AVIF: "um arquivo AVIF",
    HEIC: "um arquivo HEIC",
    BMP: "um arquivo BMP",
    ICO: "um arquivo ICO",
    TIFF: "um arquivo TIFF",
    SVG: "um arquivo SVG",
    PDF: "um arquivo PDF",
    ZIP: "um arquivo ZIP",
    archive: "um arquivo compactado",
    Word: "um documento do Word",
    Excel: "uma planilha do Excel",
    PowerPoint: "uma apresentação do PowerPoint",
    Office: "um documento do Office",
    Photoshop: "um arquivo do Photoshop",
    PostScript: "um arquivo PostScript",
    video: "um vídeo",
    audio: "um arquivo de áudio",
    HTML: "uma página da web",
    text: "um arquivo de texto",
  },
  unknownFile: "um arquivo em um formato que não reconhecemos",
  applePng: "uma variante de PNG que só programas da Apple leem",

  neededPng: (size) => `um PNG de exatamente ${size} pixels`,
  neededImage: (size) => `uma imagem de exatamente ${size} pixels`,

  wrongType: (name, file, needed) => `${name} é ${file}. É preciso ${needed}.`,
  notImage: (name, file) => `${name} é ${file}, não uma imagem. Escolha um PNG ou uma foto.`,
  wrongSize: (name, actual, size) =>
    `${name} tem ${actual} pixels. Recorte ou redimensione para ${size} e adicione de novo.`,
  typeNow: (name, file) => `${name} é ${file}. Será salvo como PNG.`,
  unreadable: (why, needed) => `${why} É preciso ${needed}.`,

  damaged: (name, how) => `${name} é um PNG danificado: ${how}. Exporte de novo.`,
  damage: {
    cutOff: "falta o final do arquivo, provavelmente porque uma cópia ou um download foi interrompido",
    empty: "não contém nenhuma imagem",
    impossibleSize: `a largura ou a altura é 0 ou passa de ${MAX_PNG_SIDE_LENGTH} pixels`,
    broken: "uma parte foi alterada ou se perdeu no caminho",
  },
  damagedHeic: (name) =>
    `${name} é uma foto HEIC danificada. Copie de novo do celular e adicione essa cópia.`,
  tooComplex: (name) =>
    `${name} é um desenho complexo demais para abrir aqui. Salve como PNG e adicione essa cópia.`,
  folder: (name) => `${name} é uma pasta. Abra-a e escolha as imagens.`,
  empty: (name) => `${name} está vazio. Salve de novo e adicione o novo arquivo.`,
  gone: (name) =>
    `Não é possível ler ${name}. O arquivo pode ter sido movido ou excluído. Escolha-o de novo.`,
  undecodable: (name, file) => `${name} é ${file}, e este navegador não consegue mostrá-lo. Salve como PNG.`,
  unconverted: (name, file) =>
    `${name} é ${file}, e a parte do app que faz a conversão não carregou. Verifique a conexão e adicione de novo, ou salve como PNG.`,
  altered: (name, file) =>
    `${name} é ${file} e precisa ser convertido, mas a proteção de privacidade deste navegador altera imagens convertidas. Salve como PNG antes.`,

  heicWayOut:
    "No iPhone ou iPad, compartilhe a foto com “Mais Compatível” selecionado em Opções ou abra esta página no Safari. No computador, abra a foto e salve-a como JPEG.",

  nothing:
    "O que você soltou ou colou não é um arquivo de imagem. Salve a imagem neste aparelho e depois escolha-a aqui.",
};
