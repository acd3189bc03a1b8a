import type { PictureStyle } from "../../../shared/machine/library.ts";
import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/lettering.ts";
import { plural } from "./plurals.ts";

export const STYLE_LABELS: Readonly<Record<PictureStyle, string>> = {
  classic: "Toldo",
  traditional: "Rótulo de papel",
  premium: "Moldura dourada",
  realistic: "Sobre a imagem",
  modern: "Moderno",
  gradient: "Degradê",
};
const STYLES = Object.keys(STYLE_LABELS) as PictureStyle[];

export const STYLE_CHOICES: Translated<typeof english.STYLE_CHOICES> = STYLES.map((id) => ({
  id,
  label: STYLE_LABELS[id],
}));

export const LETTERING: Translated<typeof english.LETTERING> = {
  open: "Colocar os nomes",
  title: "Colocar os nomes",
  style: "Estilo",
  otherScenes: "Outras cenas",
  pictures: "Imagens",
  putOn: (name) => `Colocar “${name}” nesta imagem`,
  lettering: "Colocando os nomes",
  use: (count) =>
    plural(count, {
      one: `Colocar o nome em ${count} imagem`,
      other: `Colocar os nomes em ${count} imagens`,
    }),
  saving: "Salvando as imagens",
  noneChosen: "Escolha uma imagem",
  done: "Nomes colocados nas imagens.",
  failed: "Não foi possível colocar os nomes. Suas imagens não mudaram.",
  again: "Tentar de novo",
  says: (text) => `Na imagem está escrito “${text}”`,
  showName: (name) => `Mostrar “${name}”`,
  nameOn: (name) => `${name} agora está na imagem.`,
  nameNotOn: "Não foi possível colocar o nome. A imagem não mudou.",
  notFollowed:
    "Os nomes foram salvos, mas não foi possível atualizar as imagens, que ainda mostram os antigos.",
  notFollowedSwap:
    "As imagens foram trocadas, mas não foi possível atualizar os textos, que ainda são os antigos.",
  notLoaded: "Não foi possível carregar. Verifique a conexão e tente de novo.",
};
