import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/html-head.ts";
export const HTML_HEAD: Translated<typeof english.HTML_HEAD> = {
  description:
    "Crie no navegador as telas da sua máquina de café touch screen: adicione suas imagens, veja a prévia na máquina e carregue o pacote pronto com um pen drive.",
  cardDescription:
    "Adicione suas imagens, veja a prévia na máquina e carregue o pacote pronto com um pen drive. Sem cadastro.",
  installed: "Crie as telas da sua máquina de café em poucas etapas.",
  noScript: (product) =>
    `O ${product} precisa de JavaScript. Ative-o nas configurações do navegador e recarregue esta página.`,
  outdated: (product) =>
    `O ${product} precisa de um navegador mais recente: Chrome ou Edge 123, Firefox 125 ou Safari 17.5 (iPadOS 17.5), no mínimo.`,
};
