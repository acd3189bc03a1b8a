import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/uploader.ts";
import { either } from "./formats.ts";
import { plural } from "./plurals.ts";

export const UPLOADER: Translated<typeof english.UPLOADER> = {
  heading: "Pacote de mídia",
  intro:
    "Solte os arquivos PNG das telas da sua máquina e receba um arquivo .mp para o pen drive. Tudo é empacotado exatamente como você criou. Solte os arquivos em uma área, ou em qualquer outro ponto desta página para que sejam distribuídos por tamanho e nome.",
  name: "Nome do pacote",
  nameMissing: "Digite um nome para o pacote.",
  nameTooLong: (most) => `O nome do pacote pode ter no máximo ${most} caracteres.`,
  createRegion: "Criar o pacote",
  create: "Criar pacote",
  sending: "Enviando seus arquivos",
  saved: (name, size) => `${name} salvo (${size})`,

  drop: "Solte arquivos PNG",
  dropUpTo: (most) =>
    plural(most, { one: `Solte ${most} arquivo PNG`, other: `Solte de 1 a ${most} arquivos PNG` }),
  sizes: (sizes) => `${either(sizes)} pixels`,
  hint: (drop, sizes) => `${drop} • ${sizes}`,
  checking: "Verificando os arquivos",
  filesOf: (label) => `Arquivos de ${label}`,
  files: (count) => plural(count, { one: `${count} arquivo`, other: `${count} arquivos` }),
  filesOfMost: (count, most) => `${count} de ${most}`,
  wrongSize: (files, wrong) => `${files}, ${wrong} com tamanho errado`,
  invalid: (sizes) =>
    `Esta imagem deveria ter ${sizes}. Será empacotada assim mesmo, mas a máquina pode ignorá-la.`,
  fitsIn: (labels) => `Este tamanho é de ${either(labels)}.`,
  moveTo: (label) => `Mover para ${label}`,
  moveFileTo: (name, label) => `Mover para ${label}: ${name}`,
  clearAll: "Limpar tudo",
  remove: "Remover",
  removeFile: (name) => `Remover ${name}`,

  dropAnywhere: "Solte aqui para distribuir os arquivos por tamanho e nome.",
  sortedIn: (added) =>
    plural(added, { one: `${added} arquivo adicionado.`, other: `${added} arquivos adicionados.` }),
  notSortedIn: (left) =>
    plural(left, {
      one: `${left} arquivo não se encaixa em nenhuma área. Ele está abaixo das áreas.`,
      other: `${left} arquivos não se encaixam em nenhuma área. Eles estão abaixo das áreas.`,
    }),
  sortingFailed: "Não foi possível distribuir seus arquivos. Solte-os em uma área.",
  tray: "Fora do pacote",
  trayNote:
    "Estes arquivos não se encaixam em nenhuma área, então não serão empacotados. Eles ficam aqui até você removê-los.",
  trayNoteUnsaved: "Estes arquivos não se encaixam em nenhuma área, então não serão empacotados.",
  fitsNowhere: "O tamanho não corresponde a nenhuma área.",
  isFull: (label) => `Não cabe mais nada em ${label}.`,
  putIn: "Mover para…",
  putFileIn: (name) => `Mover para… (${name})`,

  unsaved: "Seus arquivos não estão salvos. Eles ficam aqui até você fechar esta aba.",
  erased: "Tudo foi apagado em outra aba. Se ainda precisar destes arquivos, adicione-os de novo.",

  pngOnly: "Solte apenas arquivos PNG.",
  maximum: (most, category) =>
    plural(most, {
      one: `No máximo ${most} arquivo em ${category}.`,
      other: `No máximo ${most} arquivos em ${category}.`,
    }),
  empty: "Primeiro solte pelo menos um arquivo PNG.",
  damagedFile: (name, how) => `${name} é um PNG danificado: ${how}. Exporte de novo e solte o novo arquivo.`,
  emptyFile: (name) => `${name} está vazio. Salve de novo e solte o novo arquivo.`,
  otherImage: (name, file) => `${name} é ${file}. Salve como PNG e solte o novo arquivo.`,
  notImage: (name, file) => `${name} é ${file}, não uma imagem. Escolha um PNG.`,
  unknownFile: (name) =>
    `Não reconhecemos o formato de ${name}. Se for uma imagem, salve-a como PNG e solte o novo arquivo.`,

  advice: {
    "over-limit": "Remova alguns arquivos ou crie o pacote neste aparelho.",
    unreachable: "Verifique a conexão e tente de novo, ou crie o pacote neste aparelho.",
    "bad-answer": "Tente de novo ou crie o pacote neste aparelho.",
    refused: "Remova ou troque o arquivo e tente de novo.",
    unreadable: "O arquivo pode ter sido movido ou excluído depois que você o soltou. Solte-o de novo.",
    cancelled: "Seus arquivos continuam aqui.",
  },
  damagedSince: (name) =>
    `${name} mudou depois que você o soltou e agora está danificado. Exporte de novo e solte o novo arquivo.`,
};
