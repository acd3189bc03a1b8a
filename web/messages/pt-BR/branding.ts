import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/branding.ts";
import { plural } from "./plurals.ts";

export const BRANDING: Translated<typeof english.BRANDING> = {
  words: "Textos da máquina",
  wordsNote:
    "Os textos que seus clientes veem. Mude um aqui e todas as imagens em que ele aparece mudam junto.",
  noWords: "Os únicos textos nas imagens desta máquina são os nomes que você digita nas etapas.",
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
  notSaved: "Não foi possível salvar.",
  notLoaded: "Não foi possível carregar. Verifique a conexão e tente de novo.",
};
