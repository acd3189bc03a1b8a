import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/design-menu.ts";
import { plural } from "./plurals.ts";
import { STORE_FAULTS } from "./store-faults.ts";

export const DESIGN_MENU: Translated<typeof english.DESIGN_MENU> = {
  keeping: {
    inMemory:
      "Este navegador não consegue salvar nada deste site. Seu design só existe enquanto esta aba estiver aberta, então salve-o como arquivo.",
    saving: "Sua última alteração está sendo salva.",
    evicted: (count) =>
      plural(count, {
        one: `Este navegador apagou ${count} imagem do seu design para liberar espaço. Todo o resto está salvo. Adicione de novo a imagem que falta.`,
        other: `Este navegador apagou ${count} imagens do seu design para liberar espaço. Todo o resto está salvo. Adicione de novo as imagens que faltam.`,
      }),
    notServed: (count) =>
      plural(count, {
        one: `${count} das nossas imagens no seu design não está mais disponível. Todo o resto está salvo. Escolha outra no lugar dela.`,
        other: `${count} das nossas imagens no seu design não estão mais disponíveis. Todo o resto está salvo. Escolha outras no lugar delas.`,
      }),
    notSaved: (why) => `Sua última alteração não foi salva. ${why}`,
    unfinishedNames: (count) =>
      plural(count, {
        one: "Um nome que você digitou é curto ou longo demais e por isso ainda não está no design. Ele fica no campo até você mudá-lo. Todo o resto está salvo.",
        other: `${count} nomes que você digitou são curtos ou longos demais e por isso ainda não estão no design. Eles ficam nos campos até você mudá-los. Todo o resto está salvo.`,
      }),
    nothing: "Ainda não há nada para salvar. Tudo o que você faz é salvo neste navegador na hora.",
    saved:
      "Tudo está salvo neste navegador. Os navegadores podem apagar dados de sites que ficam muito tempo sem visita, então salve como arquivo os designs importantes.",
  },

  save: "Salvar design",
  savingFile: "Salvando o arquivo",
  notMade: "Não foi possível criar o arquivo. Tente de novo.",
  missingInFile: (count) =>
    plural(count, {
      one: `${count} imagem não está mais neste navegador e ficou fora do arquivo.`,
      other: `${count} imagens não estão mais neste navegador e ficaram fora do arquivo.`,
    }),
  tableIncomplete:
    "Algumas imagens da tabela de máquinas não estão no arquivo. Não cabem nele ou não estão mais neste navegador.",
  withoutOriginals: (places) =>
    `Todas as suas imagens estão no arquivo. Para ele não ficar grande demais, deixamos alguns originais de fora. Se você abrir o arquivo depois, só poderá ajustar estas imagens como estão agora: ${places}.`,
  file: "Arquivo de design",
  open: "Abrir design",
  openingFile: "Abrindo o arquivo",
  opened: "Design aberto.",
  notOpened: (name, why) => `Não foi possível abrir ${name}. Nada mudou. ${why}`,
  notRead: (name) =>
    `Não foi possível ler ${name}. O arquivo pode ter sido movido ou excluído. Escolha-o de novo.`,
  look: "Escolher um visual",
  startOver: "Começar do zero",
  startOverTitle: "Limpar este design?",
  startOverWarning:
    "Tudo neste design será removido: nomes, imagens, textos e marca. Se achar que vai precisar deste design depois, salve-o antes.",
  saveFirst: "Salvar o design antes",
  empty: "Limpar",
  keep: "Manter",
  undoable: {
    startOver: "Design limpo.",
    open: "Design aberto.",
    beside: "Design aberto. O anterior está em “Suas máquinas”.",
  },

  switched: (before, now) =>
    `Outra aba abriu ${now || "uma máquina sem nome"}.\u200E ${before || "A que estava aberta aqui"} não mudou.`,
  deletedElsewhere: (before, now) =>
    `Outra aba excluiu ${before || "a máquina que estava aberta aqui"}. Agora está aberta ${now || "uma máquina sem nome"}.`,

  fileFault: {
    foreign:
      "O arquivo não é um design. Escolha um arquivo salvo com “Salvar design”; o nome termina em .brewscreen.",
    damaged: "O arquivo está danificado. Salve o design de novo no aparelho de origem e abra o novo arquivo.",
    tooLarge:
      "O arquivo é grande demais para ser um design. Escolha um arquivo salvo com “Salvar design”; o nome termina em .brewscreen.",
    laterVersion:
      "O arquivo foi criado com uma versão mais nova deste app. Recarregue a página e abra-o de novo.",
    otherModel: "O arquivo é de outro modelo de máquina.",
  },
};

export const UNDO_AND_REDO: Translated<typeof english.UNDO_AND_REDO> = {
  undo: {
    named: (what) => `Desfazer: ${what}`,
    done: (what) => `Desfeito: ${what}.`,
    failed: STORE_FAULTS.notUndone,
    nothing: "Nada para desfazer.",
  },
  redo: {
    named: (what) => `Refazer: ${what}`,
    done: (what) => `Refeito: ${what}.`,
    failed: (why) => `Não foi possível refazer. ${why}`,
    nothing: "Nada para refazer.",
  },
  changes: {
    rename: () => "novo nome da máquina",
    names: (where) => `novos nomes em ${where}`,
    picture: (where) => (where ? `nova imagem em ${where}` : "novas imagens"),
    removal: (where) => `imagem removida em ${where}`,
    order: (where) => `nova ordem em ${where}`,
    count: (where) => `nova quantidade de tamanhos em ${where}`,
    defaults: (where) => (where ? `imagens padrão em ${where}` : "imagens padrão"),
    look: () => "novo visual",
    words: () => "novos textos da máquina",
    brand: () => "nova marca",
    startOver: () => "limpeza do design",
    open: () => "abertura de design",
    shelf: () => "alteração em “Suas máquinas”",
    restore: () => "alteração feita fora do app",
  },
};
