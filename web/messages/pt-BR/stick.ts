import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/stick.ts";
export const STICK: Translated<typeof english.STICK> = {
  title: "Primeiro: copie para um pen drive",
  format: "O pen drive precisa estar formatado em FAT32.",
  others: "De outro aparelho",
  systems: {
    ipad: {
      label: "iPad ou iPhone",
      steps: (file) => [
        "Conecte o pen drive, com um adaptador se não encaixar.",
        `No app Arquivos, abra Downloads, toque e segure ${file} e escolha Copiar.`,
        "Depois abra o pen drive em Localizações, toque e segure em um espaço vazio e escolha Colar.",
      ],
      formatting: "Se for preciso formatar o pen drive, use um computador.",
    },
    android: {
      label: "Celular ou tablet Android",
      steps: (file) => [
        "Conecte o pen drive, com um adaptador se não encaixar.",
        `Abra o app Files (Meus Arquivos em um Samsung) e encontre ${file} em Downloads.`,
        "Toque e segure o arquivo, escolha Copiar, abra o armazenamento USB e cole lá.",
        "Escolha Ejetar antes de retirar o pen drive.",
      ],
      formatting: "Se for preciso formatar o pen drive, use um computador.",
    },
    windows: {
      label: "Windows",
      steps: (file) => [
        "Conecte o pen drive e abra Downloads no Explorador de Arquivos.",
        `Arraste ${file} para o pen drive na lista à esquerda.`,
        "Depois clique com o botão direito no pen drive e escolha Ejetar.",
      ],
      formatting:
        "Para formatar, clique com o botão direito nele, escolha Formatar e depois FAT32. Isso apaga tudo o que há nele.",
    },
    mac: {
      label: "Mac",
      steps: (file) => [
        "Conecte o pen drive e abra Downloads no Finder.",
        `Arraste ${file} para o pen drive na barra lateral e clique no símbolo de ejetar ao lado dele.`,
      ],
      formatting:
        "Para formatar, use o Utilitário de Disco e escolha MS-DOS (FAT). Isso apaga tudo o que há nele.",
    },
  },
};
