import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/try.ts";
import { list } from "./formats.ts";

export const TRY: Translated<typeof english.TRY> = {
  heading: "Experimente sua máquina",
  note: (seconds) =>
    `Toque na tela como um cliente faria. Depois de ${seconds} segundos sem toque, tudo recomeça, como na máquina.`,
  onScreen: "Na tela",
  noStart: (missing, start) => `Ainda não há imagem para ${missing}, então o pedido começa em ${start}.`,
  defaults: "Imagens padrão nesta tela",
  defaultsFor: (labels) => `${list(labels)}: ainda sem imagem sua.`,
  machine: "Sua máquina",
  fullScreen: "Tela cheia",
  leave: "Sair da tela cheia",
  wayOut: (seconds) =>
    `Para sair, mantenha pressionado o canto inferior esquerdo por ${seconds} segundos ou pressione Esc.`,
};
