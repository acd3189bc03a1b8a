import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/offline.ts";
export const OFFLINE: Translated<typeof english.OFFLINE> = {
  newVersion: "Há uma nova versão deste app. Seu design não vai mudar.",
  toTake: "Há uma nova versão deste app. Você pode atualizar no menu do design.",
  use: "Atualizar agora",
  leftBehind: "Primeiro atualize o app. Seu design não vai mudar.",
  openAgain: "Recarregar a página",
  title: "Trabalhar offline",
  explain: (megabytes) =>
    `Você já pode criar um design completo neste aparelho sem internet. Para ter também todas as nossas imagens, baixe mais ${megabytes}\u00a0MB.`,
  keep: "Baixar tudo para este aparelho",
  keeping: (percent) => `Baixando tudo: ${percent}%`,
  kept: "Tudo está neste aparelho e funciona sem internet.",
  failed:
    "Nem tudo pôde ser baixado: a conexão caiu ou este aparelho está sem espaço. O que já foi baixado continua disponível.",
};
