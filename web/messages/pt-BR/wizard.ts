import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/wizard.ts";
import { plural } from "./plurals.ts";

const REMOVE_FIRST = "Remova uma imagem antes ou solte cada arquivo na posição dele.";

export const WIZARD: Translated<typeof english.WIZARD> = {
  preview: (label) => `Prévia da máquina: ${label}`,
  default: "Padrão",
  choose: "Escolher imagem",
  adjust: "Ajustar",
  replace: "Trocar",
  change: (picture) => `Mudar: ${picture}`,
  tapToChange: "Toque em uma imagem para mudá-la",
  nameFor: (label) => `Nome: ${label}`,
  swapWith: (label) => `Trocar de lugar com ${label}`,
  useDefault: "Usar a imagem padrão",
  defaultUsed: (label) => `A imagem padrão está em uso: ${label}.`,
  remove: "Remover",
  notReadable: "Não é possível ler a imagem.",
  removeNamed: (label) => `Remover: ${label}`,
  actionFor: (action, label) => `${action}: ${label}`,
  undo: "Desfazer",
  fitSame: "Enquadrar as mesmas imagens de novo",

  slotNameNeeded: (most) => `Dê um nome de até ${most} caracteres.`,
  slotNamesNeeded: (labels) => `Ainda sem nome: ${labels}`,
  slotNamesNotSaved: "Os nomes não foram salvos.",

  ready: "Tudo pronto para continuar",
  slotsReady: "Todas as posições estão preenchidas",
  slotsNeeded: (labels) => `Ainda falta: ${labels}`,
  moreThanSlots: "Há mais imagens do que posições vazias.",
  moreThanSlotsAdvice: (names) => `Não foi possível adicionar: ${names}. ${REMOVE_FIRST}`,
  notUsed: (names) => `Você saiu antes de terminar, então não foi possível adicionar: ${names}.`,
  notUsedFiles: "Arquivos não usados",
  notUsedAny: "Sem uso:",
  removeFirst: `A imagem não foi adicionada. ${REMOVE_FIRST}`,
  fitThem: "Enquadrar para mim",
  swapped: (one, other) => `${one} e ${other} trocaram de lugar.`,
  notSaved: "A imagem não foi salva.",
  notRemoved: "A imagem não foi removida.",
  missing: "Falta esta imagem.",
  missingAdvice: "O navegador a apagou para liberar espaço. Adicione-a de novo ou escolha outra.",
  notServedAdvice: "Ela não está mais disponível neste app. Escolha outra.",

  imagesInOrder: "Imagens em ordem",
  showImage: (number) => `Mostrar a imagem ${number}`,
  image: (number, name) => `Imagem ${number}: ${name}`,
  moveEarlier: (number) => `Mover a imagem ${number} para antes`,
  moveLater: (number) => `Mover a imagem ${number} para depois`,
  removeImage: (number) => `Remover a imagem ${number}`,
  missingInList: "O navegador apagou esta imagem para liberar espaço. Remova-a aqui e adicione-a de novo.",
  notServedInList: "Esta imagem não está mais disponível neste app. Remova-a aqui e escolha outra.",
  notAdded: (name) => `Não foi possível adicionar: ${name}.`,
  fileNotSaved: (name, why) => `${name} não foi salvo. ${why}`,
  listUnharmed: "Tudo o que você tinha continua aqui. Adicione as imagens de novo.",
  makeRoom: "Remova uma imagem para dar lugar a outra.",

  drag: {
    instructions:
      "Pressione a barra de espaço para pegar a imagem, as setas para movê-la, espaço de novo para soltá-la e Esc para cancelar.",
    handle: (number) => `Imagem ${number}: arraste para reordenar`,
    position: (number, count) => `posição ${number} de ${count}`,
    lifted: (position) => `Imagem retirada da ${position}.`,
    over: (position) => `Sobre a ${position}.`,
    putDown: (position) => `Colocada na ${position}.`,
    putBack: (position) => `Devolvida à ${position}.`,
  },

  countNotChanged: (why) => `A quantidade de tamanhos não mudou. ${why}`,
  countChanged: (count) => `Agora: ${count}.`,
  defaultsReplaced: "Suas imagens foram substituídas pelas imagens padrão.",
  imageRemoved: "Imagem removida.",
  imagesReplaced: (count) =>
    plural(count, { one: "Uma imagem foi trocada.", other: `${count} imagens foram trocadas.` }),

  picturesNotLoaded: "Não foi possível carregar as imagens. Verifique a conexão e tente de novo.",
  pictureNotLoadedAdvice: "Verifique a conexão e escolha-a de novo.",

  filled: {
    done: "Tudo o que estava vazio foi preenchido.",
    doneButNames:
      "Tudo o que estava vazio foi preenchido. Os nomes que você digitou e que são curtos ou longos demais ainda precisam ser mudados.",
    failed: (why) => `Nada foi preenchido. ${why}`,
  },
  library: {
    search: "Buscar",
    searchImages: "Buscar imagens…",
    showAll: "Mostrar todas as imagens",
    suggestions: (name) => `Sugestões para “${name}”`,
    noneFound: "Nenhuma imagem encontrada para a sua busca.",
  },
};
