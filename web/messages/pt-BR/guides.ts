import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/guides.ts";
import { plural } from "./plurals.ts";

const sizes = (count: number) => plural(count, { one: `${count} tamanho`, other: `${count} tamanhos` });

export const GUIDES: Translated<typeof english.GUIDES> = {
  start: "Iniciar o assistente",
  mediaPackage: "Criar um pacote de mídia",
  testDownload: "Testar o download",

  files: {
    heading: "Nomes de arquivo",
    intro:
      "Estes são os nomes dos arquivos que você baixa. Dê os mesmos nomes aos seus arquivos e o app saberá onde vai cada imagem.",
    table: "Tabela de nomes de arquivo",
    image: "Imagem",
    zip: "Em “Imagens (zip)”",
    package: "No pacote de mídia",
    ofSlot: (category, slot) => `${category}: ${slot}`,
    first: (category) => `${category}: a primeira`,
  },

  requirements: {
    heading: "Requisitos das imagens",
    intro: (product) =>
      `No assistente, você pode usar qualquer imagem e ajustá-la. Se preparar as imagens em outro programa, estes são os tamanhos exatos que o ${product} aceita. Cada um tem um gabarito em branco que mostra a área segura para texto.`,
    practices: "Boas práticas",
    screens: "Imagens por tela",
    png: "Só PNG",
    anyImage: "Qualquer imagem deste tamanho exato que seu navegador consiga abrir; ela é salva como PNG",
    sizes,
    differing: (size) =>
      `Alguns documentos sobre esta máquina indicam ${size}. O assistente não aceita esse tamanho.`,
    differingFor: (size, count) =>
      `Alguns documentos sobre esta máquina indicam ${size} para ${sizes(count)}. O assistente não aceita essas imagens.`,
    differingCounts: (published, taken) =>
      `Alguns documentos sobre esta máquina indicam de ${published.join(" a ")} tamanhos. O assistente aceita de ${taken.join(" a ")}.`,

    template: "Gabarito em branco",
    templateFor: (title, size) => `Gabarito em branco para ${title}, ${size}`,
    templateNotMade: "Não foi possível criar o gabarito neste navegador.",
    safe: "Mantenha o texto dentro da linha tracejada",
    drawnByMachine: (label) => `${label}: desenhado pela máquina`,
  },

  instructions: {
    heading: "Como carregar o arquivo",
    intro: (steps) =>
      plural(steps, {
        one: `Leve o arquivo .mp do computador até a máquina em ${steps} passo. Você vai precisar de um pen drive.`,
        other: `Leve o arquivo .mp do computador até a máquina em ${steps} passos. Você vai precisar de um pen drive.`,
      }),
    print: "Imprimir esta página",
    tryOneTitle: "Teste primeiro em uma máquina",
    tryOne: (product) =>
      `Não podemos garantir que sua máquina aceite arquivos .mp criados com o ${product}, e os menus variam de máquina para máquina. Importe o arquivo em uma antes de levá-lo às outras.`,
    troubles: "Se algo não funcionar",
    refused: {
      title: "A máquina recusou seu arquivo?",
      text: "Verifique o arquivo para ver o que há nele, por que uma máquina poderia recusá-lo e o que dá para corrigir.",
      link: "Verificar o arquivo",
    },
  },
};
