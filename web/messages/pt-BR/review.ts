import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/review.ts";
import { list } from "./formats.ts";
import { plural } from "./plurals.ts";

export const REVIEW: Translated<typeof english.REVIEW> = {
  walkthrough: "Passo a passo",
  previous: "Anterior",
  next: "Próxima",
  place: (number, count) => `${number} de ${count}`,
  overview: "Visão geral",
  edit: "Editar",
  editStop: (label) => `Editar: ${label}`,
  change: (label) => `Mudar: ${label}`,
  otherFiles: "Outros arquivos",
  ownPackage: "Empacotar suas imagens",
  packageInside: "Verificar um pacote",
  testDownload: "Testar o download",
  testDownloadLink: "Faça o teste de download",
  testDownloadTells: "{link} para saber mais.",

  confirm: "Confirmar a revisão final",
  confirming: "Finalizando…",
  confirmLoading: "Finalizando as telas da sua máquina…",
  confirmed: "As telas da máquina estão prontas!",
  notConfirmed: "A confirmação não foi salva. Tente de novo.",
  complete: "Está tudo pronto.",
  incomplete: (labels) =>
    labels.length === 1
      ? `Incompleta: ${labels[0]}.`
      : plural(labels.length, {
          one: `${labels.length} etapa está incompleta.`,
          other: `${labels.length} etapas estão incompletas.`,
        }),
  incompleteTitle: "Ainda faltam algumas coisas",
  incompleteAdvice:
    "Você pode confirmar mesmo assim. As imagens que faltam ficarão de fora ou serão substituídas pelas padrão.",
  keepReviewing: "Continuar revisando",
  confirmWithDefaults: "Confirmar com as imagens padrão",
  download: "Baixar",
  more: "Mais",
  stick: "Baixar para pen drive",
  sent: "Folha e prévia",
  finished: "Sua máquina está pronta.",
  finishedNext: "Baixe o pacote de mídia para um pen drive, ou envie antes o design para aprovação.",
  sendReady: "Envie os dois arquivos: a folha é para assinar, e a prévia abre em qualquer navegador.",
  sendSaved:
    "Anexe os dois arquivos a um e-mail: a folha é para assinar, e a prévia abre em qualquer navegador.",
  curl: "Copiar como curl",
  curlCopied: {
    copied: "Comando copiado. Descompacte “Imagens (zip)” e execute o comando na pasta descompactada.",
    notCopied:
      "Não foi possível copiar o comando. Permita o acesso à área de transferência no navegador e tente de novo.",
  },
  savePicture: "Salvar imagem",
  pictureSaved: (name) => `${name} foi salvo.`,
  pictureNotSaved: "Não foi possível salvar a imagem. Tente de novo.",
  toMachine: "Depois, carregue o arquivo na máquina",

  allScreens: "Todas as telas",
  onScreen: (label) => `${label} na tela da máquina`,
  noImage: "Sem imagem",
  machine: "Máquina",
  notNamed: "sem nome",
  missing: "Ainda falta",
  noName: (defaultName) => `sem nome, então será exportada como ${defaultName}`,
  noListImage: "sem imagem, então ficará fora das exportações",
  noSlotNames: "faltam nomes",
  noSlotImages: () => "ainda sem imagem",
  evictedFrom: (labels) =>
    plural(labels.length, {
      one: `este navegador apagou a imagem de ${list(labels)}, então será usada a imagem padrão`,
      other: `este navegador apagou as imagens de ${list(labels)}, então serão usadas as imagens padrão`,
    }),
  notServedFrom: (labels) =>
    plural(labels.length, {
      one: `nossa imagem de ${list(labels)} não está mais disponível, então será usada a imagem padrão`,
      other: `nossas imagens de ${list(labels)} não estão mais disponíveis, então serão usadas as imagens padrão`,
    }),
  notServedFromList: (count) =>
    plural(count, {
      one: `${count} das nossas imagens não está mais disponível e ficará fora das exportações`,
      other: `${count} das nossas imagens não estão mais disponíveis e ficarão fora das exportações`,
    }),
  evictedFromList: (count) =>
    plural(count, {
      one: `este navegador apagou ${count} imagem, que ficará fora das exportações`,
      other: `este navegador apagou ${count} imagens, que ficarão fora das exportações`,
    }),
  noImageFor: (labels) => `sem imagem para ${list(labels)}`,

  default: "Padrão",
  pixels: (size) => `${size} pixels`,
  pixelsOfDefault: (size) => `${size} pixels, imagem padrão`,
  images: "Imagens",
  size: "Tamanho",
  leftOut: "Ainda sem imagem. Esta tela ficará fora das exportações.",
  evictedTitle: "Faltam imagens aqui.",
  evictedHere: (labels) =>
    plural(labels.length, {
      one: `Falta: ${list(labels)}. Toque em “Editar” para adicionar a imagem de novo. Até lá, seus arquivos usam a imagem padrão ou deixam a imagem de fora.`,
      other: `Faltam: ${list(labels)}. Toque em “Editar” para adicionar as imagens de novo. Até lá, seus arquivos usam as imagens padrão ou deixam as imagens de fora.`,
    }),
  evictedInExports: (count) =>
    plural(count, {
      one: `Falta ${count} imagem neste design. Seus arquivos vão usar a imagem padrão ou deixá-la de fora.`,
      other: `Faltam ${count} imagens neste design. Seus arquivos vão usar as imagens padrão ou deixá-las de fora.`,
    }),
  allDefaults: "Você ainda não adicionou imagens aqui. Seus arquivos vão usar as imagens padrão.",
  someDefaults: (count, all) =>
    plural(count, {
      one: `${count} de ${all} é uma imagem padrão, porque você ainda não adicionou a sua.`,
      other: `${count} de ${all} são imagens padrão, porque você ainda não adicionou as suas.`,
    }),
};

export const SIMULATOR: Translated<typeof english.SIMULATOR> = {
  heading: "Experimente sua máquina",
  note: (seconds) =>
    `Toque na tela como um cliente faria. Depois de ${seconds} segundos sem toque, tudo recomeça, como na máquina.`,
  onScreen: "Na tela",
  noStart: (missing, start) => `Ainda não há imagem para ${missing}, então o pedido começa em ${start}.`,
  defaults: "Imagens padrão nesta tela",
  defaultsFor: (labels) =>
    plural(labels.length, {
      one: `Você ainda não adicionou sua imagem para ${list(labels)}.`,
      other: `Você ainda não adicionou suas imagens para ${list(labels)}.`,
    }),
  machine: "Sua máquina",
  fullScreen: "Tela cheia",
  leave: "Sair da tela cheia",
  wayOut: (seconds) =>
    `Para sair, mantenha pressionado o canto inferior esquerdo por ${seconds} segundos ou pressione Esc.`,
};

export const USB_STICK: Translated<typeof english.USB_STICK> = {
  title: "Primeiro, copie o arquivo para um pen drive",
  format: "O pen drive precisa estar formatado em FAT32.",
  others: "De outro aparelho",
  systems: {
    ipad: {
      label: "iPad ou iPhone",
      steps: (file) => [
        "Conecte o pen drive, com um adaptador se não encaixar.",
        `No app Arquivos, abra Downloads, toque e segure ${file} e escolha Copiar.`,
        "Depois abra o pen drive em Localizações, toque e segure em um espaço vazio e escolha Colar.",
      ],
      formatting: "Se for preciso formatar o pen drive, use um computador.",
    },
    android: {
      label: "Celular ou tablet Android",
      steps: (file) => [
        "Conecte o pen drive, com um adaptador se não encaixar.",
        `Abra o app Files (Meus Arquivos em um Samsung) e encontre ${file} em Downloads.`,
        "Toque e segure o arquivo, escolha Copiar, abra o armazenamento USB e cole lá.",
        "Escolha Ejetar antes de retirar o pen drive.",
      ],
      formatting: "Se for preciso formatar o pen drive, use um computador.",
    },
    windows: {
      label: "Windows",
      steps: (file) => [
        "Conecte o pen drive e abra Downloads no Explorador de Arquivos.",
        `Arraste ${file} para o pen drive na lista à esquerda.`,
        "Depois clique com o botão direito no pen drive e escolha Ejetar.",
      ],
      formatting:
        "Para formatar, clique com o botão direito nele, escolha Formatar e depois FAT32. Isso apaga tudo o que há nele.",
    },
    mac: {
      label: "Mac",
      steps: (file) => [
        "Conecte o pen drive e abra Downloads no Finder.",
        `Arraste ${file} para o pen drive na barra lateral e clique no símbolo de ejetar ao lado dele.`,
      ],
      formatting:
        "Para formatar, use o Utilitário de Disco e escolha MS-DOS (FAT). Isso apaga tudo o que há nele.",
    },
  },
};
