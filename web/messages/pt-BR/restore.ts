import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/restore.ts";
export const RESTORE: Translated<typeof english.RESTORE> = {
  undo: {
    named: (what) => `Desfazer: ${what}`,
    done: (what) => `Desfeito: ${what}.`,
    failed: (why) => `Não foi possível desfazer. ${why}`,
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
    restore: () => "alteração de fora do app",
  },
};
