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
  nameOn: (name) => `A imagem agora mostra “${name}”.`,
  nameNotOn: "Não foi possível colocar o nome. A imagem não mudou.",
  notFollowed:
    "Os nomes foram salvos, mas não foi possível atualizar as imagens, que ainda mostram os antigos.",
  notFollowedSwap:
    "As imagens trocaram de lugar, mas não foi possível atualizar os textos nelas, que ainda são os antigos.",
  notLoaded: "Não foi possível carregar esta parte do app. Verifique a conexão e tente de novo.",
};

export const ANNOTATIONS: Translated<typeof english.ANNOTATIONS> = {
  words: "Texto",
  logo: "Logotipo",
  text: "Texto na imagem",
  putOn: (text) => `Adicionar “${text}”`,
  follows: {
    blend: "Este é o nome do blend. Se você mudar o nome, a imagem muda junto.",
    table: "Este texto vem de “Textos da máquina”. Se você mudá-lo lá, a imagem muda junto.",
  },
  style: "Estilo",
  colour: "Cor",
  styleColour: "Padrão do estilo",
  ownColour: "Personalizada",
  chooseColour: "Cor do texto",
  brandColour: (number) => `Cor ${number} da marca`,
  size: "Tamanho",
  sizeAuto: "Tamanho automático",
  ownPlace: "Posição automática",
  onPlate: "Um painel liso atrás do texto facilita a leitura.",
  takeWordsAway: "Remover o texto",
  chooseLogo: "Escolher logotipo",
  otherLogo: "Escolher outro logotipo",
  brandLogo: "Adicionar meu logotipo",
  logoFiles: "Use um SVG ou PNG, de preferência com fundo transparente.",
  takeLogoAway: "Remover o logotipo",
  logoRefused: "Este arquivo não abre como PNG nem como SVG. Salve o logotipo como PNG e tente de novo.",
  openingLogo: "Abrindo o logotipo",
  larger: "Maior",
  smaller: "Menor",
  keepBrand: "Salvar como minha marca",
  brandKept: "Salvo como sua marca. Novas imagens com texto vão usá-la.",
  brandNotKept: "Não foi possível salvar sua marca. Este aparelho pode estar sem espaço.",
};

export const BRANDING: Translated<typeof english.BRANDING> = {
  words: "Textos da máquina",
  wordsNote:
    "Os textos que seus clientes veem. Mude um aqui e todas as imagens em que ele aparece mudam junto.",
  noWords: "As imagens desta máquina mostram só os nomes que você digita no assistente.",
  wordsSaved: (images) =>
    images === 0
      ? "Textos salvos."
      : plural(images, {
          one: `Textos salvos. ${images} imagem já mostra os novos.`,
          other: `Textos salvos. ${images} imagens já mostram os novos.`,
        }),
  notLettered:
    "Seus textos foram salvos, mas não foi possível atualizar as imagens, que ainda mostram os antigos.",

  brand: "Marca",
  brandNote:
    "Novas imagens com texto usam a sua marca. Toque em “Aplicar a todas” para atualizar as imagens que você já tem.",
  colours: "Cores",
  addColour: "Adicionar cor",
  removeColour: (number) => `Remover a cor ${number} da marca`,
  logoAlt: "Seu logotipo",
  applyToAll: "Aplicar a todas",
  applied: (count) =>
    count === 0
      ? "Sua marca foi salva. Nenhuma imagem tem texto ainda, então nada mais mudou."
      : "Sua marca já está nas imagens.",
  notApplied: "Não foi possível atualizar as imagens. Nada mudou. Tente de novo.",

  save: "Salvar",
  saving: "Salvando",
  cancel: "Cancelar",
  close: "Fechar",
  again: "Tentar de novo",
  notSaved: "Suas alterações não foram salvas.",
  notLoaded: "Não foi possível carregar esta parte do app. Verifique a conexão e tente de novo.",
};
