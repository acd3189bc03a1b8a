import type { ArchiveFault } from "../../../shared/archive/source.ts";
import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/packages.ts";
import { dateTime, list } from "./formats.ts";
import { RULE_TEXTS } from "./package-rules.ts";
import { plural } from "./plurals.ts";

export const PACKAGES: Translated<typeof english.PACKAGES> = {
  heading: "O que há neste arquivo?",
  intro:
    "Abra qualquer arquivo .mp para ver as telas como uma máquina as mostraria e descobrir por que ela poderia recusá-lo. O arquivo não sai deste aparelho.",
  choose: "Escolher arquivo",
  orDrop: "ou solte aqui",
  dropping: "Solte para ver o conteúdo",
  file: "Pacote de mídia",
  actions: "O que fazer com o arquivo",
  another: "Abrir outro arquivo",
  reading: (name) => `Examinando ${name}`,
  notRead:
    "Não foi possível ler o arquivo. Ele pode ter sido movido, ou o pen drive foi retirado. Escolha-o de novo.",
  several: {
    title: (count) => `São ${count} pacotes de mídia.`,
    checking: "Verificando",
    back: "Voltar a todos os pacotes",
  },

  screens: "Telas neste arquivo",
  onScreen: (label) => `${label} na tela da máquina`,
  numbered: (label, number) => `${label} ${number}`,
  guess: "Palpite",
  noScreens: "Não conseguimos associar nenhuma das imagens a uma tela.",
  others: "Outras imagens no arquivo",
  othersNote: "Os nomes não indicam a que telas elas pertencem.",
  folder: (folder, size) => `${folder}, ${size}`,

  facts: {
    name: "Nome",
    made: "Criado em",
    pictures: "Imagens",
    size: "Tamanho do arquivo",
    unknown: "Não informado",
  },
  date: dateTime,

  verdicts: {
    closed: "Não é possível abrir este arquivo.",
    error: "Uma máquina pode recusar este arquivo.",
    warning: "Algumas máquinas podem ter problemas com este arquivo.",
    incomplete: "Faltam imagens em algumas telas.",
    good: "Não encontramos nada de errado neste arquivo.",
  },
  verdictNotes: {
    closed: "Não podemos mostrar o conteúdo.",
    error: (count) =>
      plural(count, { one: `Encontramos ${count} problema.`, other: `Encontramos ${count} problemas.` }),
    warning: (count) =>
      plural(count, {
        one: `Encontramos ${count} possível problema.`,
        other: `Encontramos ${count} possíveis problemas.`,
      }),
    incomplete: (count) =>
      plural(count, {
        one: `${count} posição está vazia. O arquivo em si segue todas as regras que conhecemos.`,
        other: `${count} posições estão vazias. O arquivo em si segue todas as regras que conhecemos.`,
      }),
    good: "Ele segue todas as regras que conhecemos, mas só a sua máquina pode dizer se aceita.",
  },
  levels: {
    error: "O que está errado",
    warning: "O que pode dar problema",
    note: "Bom saber",
  },
  more: (count) => `Mais ${count}`,
  about: (entry, detail) => `${entry}: ${detail}`,
  rules: RULE_TEXTS,

  edit: "Editar como design",
  editing: "Abrindo",
  edited: (isBeside) =>
    isBeside
      ? "O pacote está aberto como um novo design. O anterior está em “Suas máquinas”."
      : "O pacote está aberto como seu design. “Desfazer” traz de volta o que você tinha antes.",
  staysBehind: (paths, most) =>
    plural(paths.length, {
      one: `Um design comporta até ${most} de imagens. Se você editar este arquivo como design, ${paths.length} imagem ficará de fora: ${list(paths)}.`,
      other: `Um design comporta até ${most} de imagens. Se você editar este arquivo como design, ${paths.length} imagens ficarão de fora: ${list(paths)}.`,
    }),
  notEdited: (why) => `Não foi possível abrir o pacote como design. ${why}`.trim(),
  notMade: "Não foi possível criar o arquivo.",
  repair: "Salvar uma cópia corrigida",
  repairing: "Corrigindo",
  repaired: "Cópia corrigida salva.",
  leftOut: (paths) =>
    plural(paths.length, {
      one: `${paths.length} arquivo ficou de fora: ${list(paths)}.`,
      other: `${paths.length} arquivos ficaram de fora: ${list(paths)}.`,
    }),
  pictures: "Salvar as imagens",
  savingPictures: "Empacotando",
  savedPictures: "Imagens salvas.",
  noPictures: "Não há imagens para salvar.",
  status: (pictures) => plural(pictures, { one: `${pictures} imagem`, other: `${pictures} imagens` }),

  design: {
    title: "Este é um arquivo de design, não um pacote de mídia.",
    text: "Ele contém um design completo que você pode continuar aqui.",
    open: "Abrir o design",
    opened: (isBeside) =>
      isBeside
        ? "O design está aberto. O anterior está em “Suas máquinas”."
        : "O design está aberto. “Desfazer” traz de volta o que você tinha antes.",
    notOpened: (why) => `Não foi possível abrir o design. ${why}`.trim(),
  },
};

export const ARCHIVE_FAULT_TEXTS: Readonly<Record<ArchiveFault | "unreadable", string>> = {
  "not-zip": "Não é um arquivo ZIP.",
  "cut-off": "Falta o final do arquivo. Copie ou baixe de novo.",
  split: "É uma parte de várias. Junte as partes e use o arquivo completo.",
  "damaged-directory": "A lista de arquivos está danificada. Copie ou baixe de novo.",
  "too-many-entries": "Lista arquivos demais, então não o abrimos.",
  "too-large":
    "Descompactado, teria mais dados do que este aparelho suporta com segurança, então não o abrimos.",
  overlapping: "Os arquivos se sobrepõem, como em arquivos maliciosos, então não o abrimos.",
  unreadable:
    "Não foi possível ler. O arquivo pode ter sido movido, ou o pen drive foi retirado. Escolha-o de novo.",
};
