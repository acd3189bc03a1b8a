import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/shelf.ts";
import { list, when } from "./formats.ts";
import { plural } from "./plurals.ts";
import { STORE_FAULTS } from "./store-faults.ts";

const MOST_NAMED = 3;

const named = (names: readonly string[]): string =>
  names.length <= MOST_NAMED
    ? list(names)
    : list([...names.slice(0, MOST_NAMED - 1), `mais ${names.length - MOST_NAMED + 1}`]);

export const SHELF: Translated<typeof english.SHELF> = {
  title: "Suas máquinas",
  lead: "Todas as máquinas que você criou neste navegador. Abra uma para continuar trabalhando nela. As outras não mudam.",
  count: (count) => plural(count, { one: `${count} máquina`, other: `${count} máquinas` }),
  list: "Máquinas",
  loading: "Carregando suas máquinas.",

  new: "Nova máquina",
  making: "Só um instante",
  openFiles: "Abrir arquivos",
  opening: "Abrindo o arquivo",
  openingShare: (percent) => `Abrindo, ${percent}%`,
  file: "Arquivos de design ou pacotes de mídia",
  opened: (count) =>
    plural(count, { one: `${count} máquina adicionada.`, other: `${count} máquinas adicionadas.` }),
  notAdded: (names) => `Não foi possível adicionar: ${named(names)}.`,
  several: "Selecionar várias",
  search: "Buscar máquina",
  found: (found, all) =>
    plural(all, { one: `${found} de ${all} máquina`, other: `${found} de ${all} máquinas` }),
  order: "Ordenar por",
  orders: { changed: "Última alteração", name: "Nome", customer: "Cliente" },
  noneFound: (text) => `Nenhuma máquina encontrada para “${text}”.`,
  showAll: "Mostrar todas",

  start: "Dar um nome",
  noneYet: "Sua primeira máquina vai aparecer aqui",
  noneYetWords: "Dê um nome, preencha as telas e pare quando quiser. Tudo é salvo enquanto você trabalha.",

  unnamed: (name) => `${name} (ainda sem nome)`,
  openNow: "Aberta agora",
  steps: (done, all) => (done === all ? "Pronta" : `${done} de ${all} etapas concluídas`),
  facts: (changed, now, size) => `Alterada: ${when(changed, now)}${size === "" ? "" : ` · ${size}`}`,
  noPictures: "sem imagens próprias",
  evicted: (count) =>
    plural(count, {
      one: `Este navegador apagou ${count} imagem desta máquina. Abra a máquina para adicionar a imagem de novo.`,
      other: `Este navegador apagou ${count} imagens desta máquina. Abra a máquina para adicionar as imagens de novo.`,
    }),
  screens: (name) => `Telas de ${name}`,
  open: "Abrir",
  openNamed: (name) => `Abrir ${name}`,
  goOn: "Continuar",
  goOnNamed: (name) => `Continuar com ${name}`,
  isOpened: (name) => `${name} está aberta.`,
  choose: (name) => `Selecionar ${name}`,
  more: (name) => `Mais opções para ${name}`,
  rename: "Renomear",
  name: "Nome da máquina",
  saveName: "Salvar nome",
  keepName: "Manter o nome antigo",
  details: { customer: "Cliente", note: "Observação" },
  editDetails: "Cliente e observação…",
  detailsOf: (name) => `Cliente e observação de ${name}`,
  detailsOfSeveral: (count) =>
    plural(count, {
      one: `Cliente e observação de ${count} máquina`,
      other: `Cliente e observação de ${count} máquinas`,
    }),
  detailsWords:
    "Para uso próprio, como um endereço ou um número de série. Não aparecem na máquina, mas são salvos com o design.",
  saveDetails: "Salvar",
  tooLong: (actual, most) => `Tem ${actual} caracteres. Use no máximo ${most}.`,
  duplicate: "Duplicar",
  save: "Salvar como arquivo",
  saving: "Salvando",
  export: "Exportar…",
  delete: "Excluir",

  state: {
    laterVersion:
      "Este design foi criado com uma versão mais nova deste app. Recarregue a página para abrir.",
    otherMachine: "Este design é para outro modelo de máquina. Ele não será alterado.",
    unreadable: "Não é possível ler este design. Ele pode estar danificado e não será alterado.",
  },
  kind: { laterVersion: "Versão mais nova", otherMachine: "Outro modelo", unreadable: "Ilegível" },

  chosen: (count) =>
    count === 0
      ? "Selecione as máquinas que quiser."
      : plural(count, { one: `${count} selecionada`, other: `${count} selecionadas` }),
  chooseAll: "Selecionar todas",
  chooseNone: "Limpar seleção",
  exportChosen: "Exportar seleção",
  done: "Concluir",

  undo: "Desfazer",
  undone: "Desfeito.",
  namesakes: (count) =>
    plural(count, {
      one: `Você já tinha ${count} máquina com o mesmo nome.`,
      other: `Você já tinha ${count} máquinas com os mesmos nomes.`,
    }),
  updateNamesakes: (count) => plural(count, { one: "Atualizar aquela", other: `Atualizar aquelas ${count}` }),
  undoable: {
    remove: (count, name) =>
      count === 1 ? `${name} foi excluída.` : `${name} e mais ${count - 1} foram excluídas.`,
    duplicate: (_, name) => `${name} foi adicionada.`,
    add: (count, name) => (count === 1 ? `${name} foi adicionada.` : `${count} máquinas foram adicionadas.`),
    rename: (_, name) => `Novo nome: ${name}.`,
    dress: (count, name) => (count === 1 ? `${name} foi alterada.` : `${count} máquinas foram alteradas.`),
  },
  failed: {
    create: (why) => `Não foi possível criar a máquina. ${why}`,
    open: (why) => `Não foi possível abrir a máquina. ${why}`,
    rename: (why) => `O nome não foi salvo. ${why}`,
    details: (why) => `O cliente e a observação não foram salvos. ${why}`,
    duplicate: (why) => `Não foi possível duplicar a máquina. ${why}`,
    remove: (why) => `Nada foi excluído. ${why}`,
    update: (why) => `Nada foi atualizado. ${why}`,
    undo: STORE_FAULTS.notUndone,
    save: "Não foi possível criar o arquivo. Tente de novo.",
    notLoaded: "Não foi possível carregar esta parte do app. Verifique a conexão e tente de novo.",
    unknown: "Algo deu errado. Recarregue a página e tente de novo.",
  },
  incompleteInFile: (names) =>
    `Este navegador apagou algumas imagens de ${named(names)}, então elas não estão no arquivo.`,
  leftOutOfFile: (names) => `Fora do arquivo: ${named(names)}.`,

  onlyOne: "Este navegador só consegue guardar uma máquina",
  onlyOneWhy:
    "Ele não dá a este app espaço suficiente para mais, em geral por causa de uma janela anônima ou de uma configuração de privacidade rígida. Sua única máquina funciona normalmente, mas salve-a como arquivo antes de começar outra.",

  kept: "Armazenamento neste navegador",
  keptWords:
    "Suas máquinas ficam só neste navegador, neste aparelho. Mais ninguém pode vê-las. O navegador pode apagar os dados de um site se o aparelho ficar sem espaço ou se você passar algumas semanas sem visitar. Limpar o histórico de navegação também pode apagá-los.",
  room: (used, quota) => `${used} de cerca de ${quota} em uso`,
  roomLabel: "Espaço usado",
  nearlyFull: "O espaço está acabando",
  nearlyFullWords: (room) =>
    `${room}. Salve suas máquinas em um arquivo e exclua as que não usa mais, ou libere espaço neste aparelho.`,
  keepSafe: "Proteger minhas máquinas",
  keepSafeWords: "Pede a este navegador que não apague suas máquinas quando precisar de espaço.",
  isSafe: "Este navegador concordou em não apagar suas máquinas quando precisar de espaço.",
  notSafe:
    "Este navegador ainda não concordou. Muitos concordam depois de mais visitas ou quando você adiciona esta página à tela de início. Até lá, salve todas as suas máquinas em um arquivo.",
  saveAll: "Salvar todas as máquinas em um arquivo",
  savingAll: (percent) => `Salvando, ${percent}%`,
  saveAllWords: "Contém tudo e pode ser aberto aqui ou em outro aparelho.",
  erase: "Apagar todos os dados do Brewscreen",
  eraseWords: "Use isto quando terminar de trabalhar em um aparelho compartilhado.",
  eraseTitle: "Apagar todos os dados do Brewscreen?",
  eraseNothing: "Tudo o que o Brewscreen guardou neste navegador será excluído. Não é possível desfazer.",
  eraseAsks: (count) =>
    plural(count, {
      one: "Sua máquina, com todas as imagens e os arquivos originais, e tudo o mais que o Brewscreen guardou neste navegador serão excluídos. Não é possível desfazer.",
      other: `Suas ${count} máquinas, com todas as imagens e os arquivos originais, e tudo o mais que o Brewscreen guardou neste navegador serão excluídos. Não é possível desfazer.`,
    }),
  eraseSaved: "O que você salvou como arquivo continua lá.",
  eraseYes: "Apagar tudo",
  erasing: "Apagando",
  eraseNo: "Manter tudo",
  notErased: (why) => `Não foi possível apagar tudo. ${why}`,

  another: "Criar outra igual a esta",
  anotherAsks: "A nova máquina começa como uma cópia desta. Mudar uma não afeta a outra.",
  anotherMake: "Criar",
  anotherMade: (name) => `${name} foi criada. Agora você está trabalhando nela.`,

  also: "Usar em outras máquinas…",
  alsoTitle: (screen) => `Usar ${screen} em outras máquinas`,
  alsoAsks: (screen, name) =>
    `As imagens e os nomes que ${name} tem em ${screen} vão substituir os das máquinas selecionadas.`,
  before: "Agora",
  after: "Depois",
  same: "Já está igual.",
  alsoOn: (count) => plural(count, { one: `Usar em ${count} máquina`, other: `Usar em ${count} máquinas` }),
  alsoOnNone: "Primeiro selecione uma máquina",
  alsoDone: (screen, count) =>
    plural(count, {
      one: `${screen} agora está em mais ${count} máquina.`,
      other: `${screen} agora está em mais ${count} máquinas.`,
    }),
  alsoUndo: "Você também pode desfazer isto em “Suas máquinas” enquanto não mudar nenhuma dessas máquinas.",
  alsoFailed: (why) => `Nenhuma máquina mudou. ${why}`,
  cancel: "Cancelar",
};
