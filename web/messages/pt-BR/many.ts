import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/many.ts";
import { list } from "./formats.ts";
import { plural } from "./plurals.ts";

const machines = (count: number) => plural(count, { one: `${count} máquina`, other: `${count} máquinas` });

export const VARIANTS: Translated<typeof english.VARIANTS> = {
  intro: (name) =>
    `Cada linha é uma máquina. Deixe uma célula vazia para manter o que ${name} tem. Os nomes nas imagens mudam de acordo com cada máquina.`,

  differs: "O que muda",
  choose: "Escolher",
  chooseDone: "Concluir",
  groups: { slotName: "Nomes", word: "Textos da máquina", detail: "Para uso próprio", picture: "Imagens" },
  chipOf: (group) => `${group}, `,
  onlyPicture: "Imagem",
  namesOn: "Colocar os nomes de cada máquina nas imagens",
  nameOn: "Na imagem",
  finishedNote: "Talvez suas imagens prontas já mostrem nomes. Selecione as que não mostram.",
  nameNotOn: "fora da imagem",
  namesNotOn: (labels) => `Estas imagens não mostram os novos nomes: ${list(labels)}.`,
  noWords: "Para variar os textos, primeiro coloque texto nas imagens.",
  words: "Textos da máquina",
  firstOf: "Primeira imagem",
  nameHeading: (group, slot) => `${group} ${slot}: nome`,
  pictureHeading: (group, slot) => `${group} ${slot}: imagem`,
  pictureOnlyHeading: (group) => `${group}: imagem`,
  pictureLabel: (group, slot) => `${group}, ${slot}`,
  wordHeading: (word) => `Texto: ${word}`,

  table: "Máquinas",
  add: "Adicionar máquina",
  files: "Escolher CSV ou imagens",
  example: "CSV de exemplo",
  exampleFile: "machines.csv",
  exampleName: "Recepção, térreo",
  examplePicture: "lobby.png",
  ways: "Você também pode colar linhas de uma planilha ou soltar aqui um arquivo CSV com as imagens que ele cita.",
  drop: "Solte um CSV, imagens ou ambos",
  making: "Enquadrando as imagens",
  number: (row) => `Máquina ${row}`,
  row: (row, name) => (name === "" ? `Máquina ${row}` : `Máquina ${row}, ${name}`),
  remove: (name) => `Remover ${name}`,
  more: "Mais",
  removeAll: "Remover todas as máquinas",
  undo: "Desfazer",
  asIs: "como está",
  missing: "faltando",
  fitted: "enquadrada",

  added: (count) =>
    plural(count, { one: `${count} máquina adicionada.`, other: `${count} máquinas adicionadas.` }),
  nothingAdded: "Nenhuma máquina encontrada.",
  tooMany: (count, most) =>
    plural(count, {
      one: `Uma tabela comporta até ${most} máquinas, então ${count} ficou de fora.`,
      other: `Uma tabela comporta até ${most} máquinas, então ${count} ficaram de fora.`,
    }),
  updated: (count) =>
    plural(count, { one: `${count} máquina atualizada.`, other: `${count} máquinas atualizadas.` }),
  updatedAndAdded: (updated, added) => `Atualizadas: ${updated}. Adicionadas: ${added}.`,
  addAnyway: "Adicionar como novas",
  leaveOut: "Continuar sem elas",
  leftOutColumns: "Algumas colunas do arquivo ficaram de fora.",
  assumed: (labels) =>
    `O arquivo não tem títulos, então as células depois do nome são lidas como: ${list(labels)}.`,
  unknown: (headings) =>
    plural(headings.length, {
      one: `Esta coluna não foi reconhecida e ficou de fora: ${list(headings)}. O CSV de exemplo mostra os títulos a usar.`,
      other: `Estas colunas não foram reconhecidas e ficaram de fora: ${list(headings)}. O CSV de exemplo mostra os títulos a usar.`,
    }),
  columnAt: (position) => `coluna ${position}`,
  guessed: "O arquivo não informa a codificação de caracteres. Confira abaixo se os acentos estão certos.",
  encoding: "Codificação de caracteres",
  encodings: {
    "windows-1252": "Europa Ocidental (Windows)",
    "windows-1250": "Europa Central (Windows)",
    "windows-1251": "Cirílico (Windows)",
    "windows-1253": "Grego (Windows)",
    "windows-1254": "Turco (Windows)",
    macintosh: "Europa Ocidental (Mac)",
    shift_jis: "Japonês (Shift JIS)",
    gb18030: "Chinês simplificado (GB 18030)",
    big5: "Chinês tradicional (Big5)",
    "euc-kr": "Coreano (EUC-KR)",
  },
  left: (files) =>
    `Estas imagens ainda não estão em nenhuma célula: ${list(files)}. Digite o nome do arquivo em uma célula ou escolha a imagem lá.`,
  pasteRows: "Ou copie as linhas e cole nesta página.",
  tooLarge: (file) => `${file} é grande demais para ser uma tabela de máquinas.`,
  unreadable: (file) => `Não é possível ler ${file}. Escolha o arquivo de novo.`,
  removed: (what) => `Você removeu ${what}.`,
  notKept: (why) => `A tabela não está salva e vai sumir quando você fechar esta página. ${why}`,

  faults: {
    noName: "Dê um nome a esta máquina.",
    tooShort: (least) => `Use pelo menos ${least} caracteres.`,
    tooLong: (most, actual) => `Tem ${actual} caracteres. Use no máximo ${most}.`,
    twice: (row) => `A máquina ${row} já tem este nome.`,
    noFolder: "Uma pasta não pode ter este nome. Use letras ou números.",
    noPicture: (file) => `${file} ainda não foi adicionado. Solte-o nesta página ou escolha outra imagem.`,
    badPicture: (file) => `Não é possível ler ${file} como imagem.`,
    openQuote: (line) => `Na linha ${line} do arquivo, as aspas não foram fechadas.`,
    afterQuote: (line) => `Na linha ${line} do arquivo, há texto depois de aspas fechadas.`,
    leftOut: (line) => `Alguns valores da linha ${line} do arquivo ficaram de fora.`,
    formula: "É uma fórmula ou um erro de planilha, não um texto.",
    tooManyCells: (line) => `A linha ${line} do arquivo tem mais células do que há colunas.`,
  },
  wrongRows: (count) => `${count} para corrigir`,
  ready: (count) => plural(count, { one: `${count} máquina pronta`, other: `${count} máquinas prontas` }),
  readyAndWrong: (ready, wrong) =>
    plural(ready, {
      one: `${ready} pronta, ${wrong} para corrigir`,
      other: `${ready} prontas, ${wrong} para corrigir`,
    }),
  needed: "Primeiro adicione uma máquina",

  sheetName: (row, count) => `Máquina ${row} de ${count}`,
  screenOf: (machine, screen) => `${machine}: ${screen} na tela da máquina`,
  previous: "Anterior",
  next: "Próxima máquina",
  another: "Adicionar outra",
  done: "Concluir",
  picture: "Escolher imagem",
  otherPicture: "Trocar",
  notShown: "Não foi possível criar a imagem. Verifique a conexão.",

  toShelf: "Salvar como designs",
  toFiles: "Criar arquivos",
  adding: "Salvando os designs",
  shelfNote: (count) =>
    plural(count, {
      one: `${count} máquina será salva em “Suas máquinas” como um design separado, que você pode editar à parte.`,
      other: `${count} máquinas serão salvas em “Suas máquinas” como designs separados, que você pode editar um a um.`,
    }),
  addedToShelf: (count) =>
    plural(count, { one: `${count} design foi salvo.`, other: `${count} designs foram salvos.` }),
  toMachines: "Ir para suas máquinas",
  notAdded: (why) => `Não foi possível salvar os designs. Nada mudou. ${why}`,
  notAddedTry: "Tente de novo.",
  leftOut: (count) =>
    plural(count, {
      one: `${count} máquina fica de fora até ser corrigida:`,
      other: `${count} máquinas ficam de fora até serem corrigidas:`,
    }),
  leftOutOne: (name, why) => `${name}: ${why}`,
  andMore: (count) => `e mais ${count}`,

  exportTitle: (count) => `Arquivos de ${machines(count)}`,
  exportWhat: "O que criar",
  exportNote: "Um arquivo ZIP com uma pasta para cada máquina e um resumo.",
  toDiskNote:
    "Ao escolher onde salvar o arquivo ZIP, dê um nome novo a ele. Se você escolher um arquivo existente, ele pode ser esvaziado na hora.",
  toMemoryNote: (most) =>
    `Este navegador mantém o arquivo na memória até ele ficar pronto, então o que passar de ${most} é dividido em vários arquivos.`,
  exportChoose: "Escolha pelo menos um tipo de arquivo.",
  exportStart: "Criar os arquivos",
  exporting: (name) => `Criando ${name}`,
  exportPlace: (at, all) => `${at} de ${all}`,
  cancel: "Cancelar",
  stopTitle: "Parar de criar os arquivos? Um arquivo incompleto não será salvo.",
  stop: "Parar",
  goOn: "Continuar",
  cancelled: (saved) =>
    saved === 0 ? "Cancelado. Nada foi salvo." : "Cancelado. O último arquivo não foi salvo.",
  savedBefore: (files) => `Já salvos: ${list(files)}. As máquinas restantes não foram exportadas.`,
  nextPart: (part) => `O arquivo está cheio. Escolha onde salvar a parte ${part}.`,
  nextPartAction: "Escolher onde salvar",
  exported: (count) =>
    plural(count, { one: `${count} máquina concluída`, other: `${count} máquinas concluídas` }),
  exportedNone: "Não foi possível criar nada",
  savedPart: (name, size) => `${name}, ${size}`,
  failedTitle: (count) =>
    plural(count, {
      one: `Não foi possível concluir ${count} máquina:`,
      other: `Não foi possível concluir ${count} máquinas:`,
    }),
  lackingTitle: (count) =>
    plural(count, {
      one: `${count} máquina está incompleta:`,
      other: `${count} máquinas estão incompletas:`,
    }),
  notWritten: "Não foi possível gravar o arquivo. Verifique se há espaço suficiente e tente de novo.",
  again: "Tentar de novo",
  close: "Fechar",
  archiveName: (count, minute, part) =>
    `${count}-${count === 1 ? "machine" : "machines"}-${minute}${part > 1 ? `-part-${part}` : ""}.zip`,
  machines,
  summaryFile: "summary.csv",
  summary: {
    head: ["Máquina", "Pasta", "Arquivo ZIP", "Arquivos", "Resultado", "Observações"],
    made: "criada",
    lacking: "criada, mas incompleta",
    failed: "falhou",
  },
  notRead: "Não foi possível criar ou ler as imagens dela.",
  kindFailed: (kind) => `Não foi possível criar: ${kind}.`,
  tooLargeForZip: (size, most) =>
    `Os arquivos dela somam ${size}, e um ZIP comporta no máximo ${most}. Crie menos tipos de arquivo de uma vez.`,
  packageLacks: (labels) => `O pacote de mídia não tem imagem para: ${list(labels)}.`,
};
