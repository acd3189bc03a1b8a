import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/looks.ts";
import { plural } from "./plurals.ts";

export const LOOKS_DIALOG: Translated<typeof english.LOOKS_DIALOG> = {
  title: "Escolha um visual",
  none: "Ainda não há visuais para esta máquina.",

  seasons: { christmas: "Natal", summer: "Verão" },
  names: "Nomes nas imagens",
  onMachine: (look, screen) => `${look}: ${screen} na tela da máquina`,
  allScreens: (look) => `${look}: todas as telas`,
  tabs: "Visuais",
  walk: "Tela exibida",
  place: (number, count) => `${number} de ${count}`,
  previous: "Tela anterior",
  next: "Próxima tela",
  notShown: "Não foi possível carregar as imagens deste visual. Verifique a conexão.",
  notHere: "Este visual ainda não está neste aparelho. Conecte-se à internet para usá-lo.",

  use: (look) => `Usar ${look}`,
  replace: "O que substituir",
  others: "Tudo, menos as minhas imagens",
  othersKeep: (count) =>
    plural(count, {
      one: "Manter minha imagem e mudar o resto",
      other: `Manter minhas ${count} imagens e mudar o resto`,
    }),
  empty: "Só o que está vazio",
  all: "Tudo",

  fromLooks: "Imagens dos visuais",
  numbered: (look, number) => `${look} ${number}`,
  put: (look, place) => `${place}: agora com a imagem de ${look}.`,

  progress: (made, all) =>
    plural(all, { one: `${made} de ${all} imagem`, other: `${made} de ${all} imagens` }),
  saving: "Salvando as imagens",
  cancel: "Cancelar",
  done: (look) => `${look} aplicado à sua máquina.`,
  notMade: (look) =>
    `Nem todas as imagens de ${look} puderam ser criadas, então sua máquina não mudou. Verifique a conexão e tente de novo.`,
  nameTooLong: (slot, most, over) =>
    plural(over, {
      one: `Encurte o nome de ${slot} em ${over} caractere. Cabem ${most}.`,
      other: `Encurte o nome de ${slot} em ${over} caracteres. Cabem ${most}.`,
    }),
  nothingToDo: "Não há nada para mudar. Para substituir também as suas imagens, escolha “Tudo”.",
  notSaved: (why) => `As imagens não foram salvas. ${why}`,
};
