import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/drop.ts";
import { groups } from "./formats.ts";
import { plural } from "./plurals.ts";

export const FILE_IMPORT: Translated<typeof english.FILE_IMPORT> = {
  here: "Solte seus arquivos. Vamos encontrar a posição de cada imagem. Nada muda até você confirmar.",

  reading: "Lendo seus arquivos",
  readingCount: (done, all) => `${done} de ${all}`,
  opening: "Abrindo o design",
  cancel: "Cancelar",

  notOpened: "Não foi possível abrir seus arquivos. Recarregue a página e tente de novo.",
  nothing: "Não há imagens nestes arquivos. Nada mudou.",
  notRead: (name) => `Não é possível abrir ${name} aqui.`,
  notPicture: (name) => `${name} não é uma imagem.`,
  table: (name) =>
    `${name} é uma tabela. Use-a na página “Criar várias máquinas” para transformar cada linha em uma máquina.`,
  workbook: (name) =>
    `${name} está em um formato de planilha que não conseguimos ler. No seu programa de planilhas, salve como “CSV UTF-8”.`,
  archive: (name, why) => `Não foi possível abrir ${name}. ${why}`,
  designBeside: (name) => `${name} é um design completo. Para abrir, solte só esse arquivo.`,
  cut: (most) => `Só os primeiros ${most} arquivos foram lidos.`,

  which: {
    title: "O que você quer fazer?",
    package: (name) => `${name} é um pacote de mídia, o arquivo que vai para a máquina.`,
    design: (name) => `${name} é um design completo.`,
    more: (count) =>
      plural(count, { one: `${count} imagem veio junto.`, other: `${count} imagens vieram junto.` }),
    look: (name) => `Ver o conteúdo de ${name}`,
    lookNote: "Veja o que há nele e por que uma máquina poderia recusá-lo.",
    take: "Usar as imagens dele",
    takeAll: (count) => (count === 2 ? "Usar as duas imagens" : `Usar todas as ${count} imagens`),
    takeNote: "Cada uma vai para o lugar certo na sua máquina. Você pode conferir antes de algo mudar.",
    takePictures: (count) => plural(count, { one: "Usar a imagem", other: `Usar as ${count} imagens` }),
    open: (name) => `Abrir ${name}`,
    openNote: "Será adicionado às suas máquinas.",
    several: (count) => `São os designs de ${count} máquinas.`,
    openAll: (count) => (count === 2 ? "Abrir as duas máquinas" : `Abrir todas as ${count} máquinas`),
    openAllNote: "Cada uma será adicionada às suas máquinas. Nada é substituído.",
  },

  title: (name) => (name ? `Suas imagens na máquina: ${name}` : "Suas imagens na máquina"),
  summary: {
    placed: (count) =>
      plural(count, {
        one: `${count} imagem posicionada.`,
        other: `${count} imagens posicionadas.`,
      }),
    none: "Nenhuma imagem posicionada ainda.",
    guesses: (count) =>
      plural(count, { one: `${count} é um palpite: confira.`, other: `${count} são palpites: confira.` }),
    replaced: (count) =>
      plural(count, {
        one: `${count} substitui uma imagem atual.`,
        other: `${count} substituem imagens atuais.`,
      }),
    empty: (count) =>
      plural(count, {
        one: `${count} posição ainda está vazia.`,
        other: `${count} posições ainda estão vazias.`,
      }),
    named: (name) => `A máquina vai se chamar ${name}.`,
  },
  screens: "As telas da máquina",
  onScreen: (label) => `${label} na tela da máquina`,
  guess: "Palpite",
  replaces: "Substitui sua imagem",
  placeWith: (place, name, marks) => [`${place}: ${name}`, ...marks].join(", "),
  placeBefore: (place) => `${place}: imagem atual`,
  placeEmpty: (place) => `${place}: vazia`,
  counts: (label) => `Quantidade de imagens: ${label}`,
  count: (count) => plural(count, { one: `${count} imagem`, other: `${count} imagens` }),
  recounted: (count) =>
    plural(count, {
      one: `Mudar a quantidade remove ${count} das suas imagens atuais.`,
      other: `Mudar a quantidade remove ${count} das suas imagens atuais.`,
    }),

  notUsed: (count) => `Não usadas (${count})`,
  allUsed: "Todas as imagens serão usadas.",
  isNotUsed: ", não usada",
  addMore: "Adicionar mais",
  addFolder: "Adicionar pasta",
  unreadable: (count) =>
    plural(count, {
      one: `${count} arquivo ficou de fora porque não é uma imagem ou não pode ser aberto aqui.`,
      other: `${count} arquivos ficaram de fora porque não são imagens ou não podem ser abertos aqui.`,
    }),
  unreadableFiles: "Arquivos que ficaram de fora",

  hint: "Toque em uma imagem e depois na nova posição. Ou arraste até lá.",
  chosen: "Imagem selecionada",
  before: "Antes",
  after: "Depois",
  putIn: "Mover para…",
  putInNamed: (name) => `Mover para… (${name})`,
  aside: "Não usadas",
  adjust: "Ajustar",
  takeOut: "Não usar",
  moved: (name, place) => `${name} agora está em ${place}.`,
  takenOut: (name) => `${name} não será usada.`,
  taken: (name) => `${name} selecionada. Escolha uma posição.`,

  otherTab: {
    isFor: (name) =>
      name ? `Estas imagens são para ${name}.` : "Estas imagens são para a máquina que estava aberta aqui.",
    opened: (now) =>
      `Depois disso, outra aba abriu ${now || "uma máquina sem nome"}. Nenhuma imagem foi adicionada a ela.`,
    gone: (now) =>
      `Aquela máquina foi excluída, e outra aba abriu ${now || "uma máquina sem nome"}. Suas imagens não foram adicionadas a nenhuma máquina.`,
    back: (name) => (name ? `Reabrir ${name} e adicionar` : "Reabrir e adicionar"),
    instead: (now) => (now ? `Adicionar a ${now}` : "Adicionar à máquina aberta agora"),
    changed: (name) => `${name || "Esta máquina"} mudou em outra aba.`,
    changedAdvice: "Suas imagens ainda não foram adicionadas. Veja como está agora e escolha.",
    anyway: (name) => (name ? `Adicionar a ${name} mesmo assim` : "Adicionar a esta máquina mesmo assim"),
    fresh: "Criar uma nova máquina com elas",
    choose: "Primeiro escolha uma máquina para estas imagens.",
    notOpened: (why) => `Não foi possível abrir a máquina, então nenhuma imagem foi adicionada. ${why}`,
  },

  leave: "Você ainda não adicionou estas imagens à sua máquina.",
  leaveIt: "Descartar",
  stay: "Continuar editando",

  put: "Adicionar à máquina",
  putting: "Adicionando as imagens à sua máquina",
  puttingCount: (made, all) => `${made} de ${all}`,
  nothingToPut: "Primeiro posicione pelo menos uma imagem.",
  isOn: (count) =>
    plural(count, {
      one: `${count} imagem adicionada à sua máquina.`,
      other: `${count} imagens adicionadas à sua máquina.`,
    }),
  isOnOther: (count, name) => {
    const where = name ? `a ${name}` : "à máquina que estava aberta aqui";
    return plural(count, {
      one: `${count} imagem adicionada ${where}.`,
      other: `${count} imagens adicionadas ${where}.`,
    });
  },
  notMade: (places) =>
    `Estas posições não mudaram porque não foi possível criar as imagens delas: ${groups(places)}.`,
  nothingMade: "Não foi possível criar as imagens. Sua máquina não mudou.",
  notSaved: (why) => `As imagens não foram salvas. Sua máquina não mudou. ${why}`,
};
