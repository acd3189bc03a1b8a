import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/shell.ts";
import { plural } from "./plurals.ts";

export const SHELL: Translated<typeof english.SHELL> = {
  skip: "Ir para o conteúdo",
  home: (product) => `${product}, página inicial`,
  menu: "Menu",
  language: "Idioma",
  main: "Principal",
  allPages: "Todas as páginas",
  promise: "Seu café, na tela da sua máquina. Seu design fica neste navegador até você exportar.",
  notices: "Licenças de terceiros",
  filesNotLoaded:
    "Não foi possível abrir seus arquivos porque uma parte do app não carregou. Verifique a conexão e tente de novo.",
  notLoaded: "Não foi possível carregar esta parte do app. Verifique a conexão e tente de novo.",
  tryAgain: "Tentar de novo",
  title: (page, product) => `${page} · ${product}`,

  titles: {
    home: "As telas da sua máquina de café, em poucas etapas",
    mediaUpload: "Pacote de mídia",
    imageRequirements: "Requisitos das imagens",
    uploadInstructions: "Como carregar o arquivo",
    testDownload: "Teste de download",
    try: "Experimente sua máquina",
    many: "Criar várias máquinas",
    package: "Verificar um pacote",
    machines: "Suas máquinas",
    developers: "Para desenvolvedores",
  },
  links: {
    home: "Início",
    requirements: "Requisitos das imagens",
    design: "Design",
    wizard: "Iniciar o assistente",
    review: "Revisão final",
    files: "Arquivos",
    mediaPackage: "Criar um pacote de mídia",
    guides: "Guias",
  },
};

export const DESIGN: Translated<typeof english.DESIGN> = {
  title: "Seu design",
  saved: "Salvo",
  saving: "Salvando",
  notSaved: "Não salvo",
  nothing: "nada para salvar ainda",
  unfinished: "Nome não salvo",
  missing: (count) => plural(count, { one: `Falta ${count} imagem`, other: `Faltam ${count} imagens` }),

  undo: "Desfazer",
  redo: "Refazer",
};
