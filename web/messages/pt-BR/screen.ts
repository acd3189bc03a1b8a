import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/screen.ts";
export const SCREEN: Translated<typeof english.SCREEN> = {
  empty: "vazia",
  shows: (label, description) => `${label}: ${description}`,
  turnTo: (label) => `Mostrar: ${label}`,
  pause: "Pausar",
  play: "Reproduzir",
  tryIt: "Experimentar",

  steps: "Etapas",
  machineMenu: "Máquina inteira",
  fill: "Preencher tudo o que está vazio",
  addPictures: "Adicionar várias imagens",
  chooseLook: "Escolher um visual",
  looksNotLoaded: "Não foi possível carregar os visuais. Verifique a conexão e tente de novo.",
};
