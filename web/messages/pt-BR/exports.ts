import type { Translated } from "../../../shared/machine/translated.ts";
import { PRODUCT_NAME } from "../../../shared/product.ts";
import type * as english from "../en/exports.ts";
import { groups } from "./formats.ts";
import { plural } from "./plurals.ts";

export const EXPORTS: Translated<typeof english.EXPORTS> = {
  kinds: {
    pdf: {
      label: "PDF",
      busy: "Gerando…",
      loading: "Gerando o PDF…",
      success: "PDF gerado!",
      failure: "Não foi possível gerar o PDF. Tente de novo.",
    },
    images: {
      label: "Imagens (zip)",
      busy: "Baixando…",
      loading: "Preparando as imagens…",
      success: "Imagens baixadas!",
      failure: "Não foi possível baixar as imagens. Tente de novo.",
    },
    test: {
      label: "Pacote de teste",
      busy: "Gerando…",
      loading: "Gerando o pacote de teste…",
      success: "Pacote de teste baixado!",
      failure: "Não foi possível gerar o arquivo .mp.",
    },
    package: {
      label: "Pacote de mídia (.mp)",
      busy: "Criando…",
      loading: "Criando o pacote de mídia…",
      success: "Pacote de mídia criado!",
      failure: "Não foi possível criar o pacote.",
    },
    approval: {
      label: "Folha de aprovação (PDF)",
      busy: "Criando…",
      loading: "Criando a folha de aprovação…",
      success: "Folha de aprovação criada!",
      failure: "Não foi possível criar a folha de aprovação.",
    },
    preview: {
      label: "Prévia para enviar (HTML)",
      busy: "Criando…",
      loading: "Criando a prévia…",
      success: "Prévia criada!",
      failure: "Não foi possível criar a prévia.",
    },
    contact: {
      label: "Todas as telas (PNG)",
      busy: "Criando…",
      loading: "Reunindo todas as telas…",
      success: "Imagem com todas as telas criada!",
      failure: "Não foi possível criar a imagem com todas as telas.",
    },
  },

  send: {
    label: "Enviar para aprovação",
    busy: "Preparando…",
    loading: "Preparando a folha de aprovação e a prévia…",
    success: "Tudo pronto para enviar para aprovação!",
    failure: "Não foi possível criar a folha de aprovação e a prévia.",
  },

  reading: (done, all) => `Lendo as imagens: ${done} de ${all}`,
  drawing: "Montando as páginas",
  sending: "Enviando as imagens",
  packing: "Empacotando",
  cancel: "Cancelar",

  skipped: (count) =>
    plural(count, { one: `${count} imagem ficou de fora:`, other: `${count} imagens ficaram de fora:` }),
  standIns: (labels) =>
    `Faltam algumas das suas imagens, então o arquivo usa a imagem padrão em: ${groups(labels)}.`,
  skippedImage: (label, why) => `${label}: ${why}`,
  skipReason: {
    missing: "o navegador a apagou para liberar espaço. Adicione-a de novo.",
    unreachable: "não foi possível baixá-la. Verifique a conexão e exporte de novo.",
    damaged: "o arquivo está danificado. Troque a imagem.",
  },
  caption: (number, count) => `${number} de ${count}`,
  failed: "Não foi possível criar o arquivo. Seu design não mudou. Verifique a conexão e tente de novo.",

  package: {
    tooMany: (most) => `O servidor empacota no máximo ${most} arquivos por vez.`,
    tooLarge: (megabytes) =>
      `As imagens são grandes demais para enviar: o servidor aceita até cerca de ${megabytes}\u00a0MB.`,
    unreachable: "Não foi possível acessar o servidor.",
    badAnswer: (detail) => `O servidor não devolveu um pacote válido (${detail}), então nada foi salvo.`,
    refused: (why) => `O servidor recusou o pacote: ${why}`,
    refusedFile: (name, why) => `O servidor recusou ${name}: ${why}`,
    unreadable: (name) => `Não é possível ler ${name}.`,
    cancelled: "Cancelado.",
  },
  onDevice: "Criar neste aparelho",
  deviceHelps: "Você pode criar o arquivo neste aparelho.",
  noClaim: "Não podemos garantir que sua máquina aceite este arquivo. Teste em uma máquina primeiro.",

  answer: {
    status: (status) => `status ${status}`,
    type: (type) => `tipo “${type}”`,
    cut: (found, length) => `${found} de ${length} bytes`,
    start: "não começa como um pacote",
    end: "o final está cortado",
    directory: "a lista de arquivos não bate com o tamanho",
    entries: (found, entries) => `contém ${found} arquivos em vez de ${entries}`,
  },

  test: {
    readme: `Este é um arquivo de teste criado pelo ${PRODUCT_NAME}. Não é uma configuração real de máquina.

Ele mostra se este aparelho consegue criar e salvar um arquivo .mp e se o pen drive
o leva até a máquina. É um arquivo ZIP: troque a extensão para .zip para ver o conteúdo.

  README.txt       este texto
  config.json      o nome da máquina, uma versão e o tipo "test"
  images/test.png  uma imagem de teste de 400x300 pixels
`,
    template: "Pasta de gabaritos não encontrada. Verifique se os gabaritos foram incluídos na compilação.",
    library: "A biblioteca fflate não está disponível ou não carregou.",
    invalid: "Foram encontrados dados inválidos ao gerar o arquivo.",
    save: "Erro ao salvar o arquivo. Ele pode estar danificado ou o navegador bloqueou o download.",
    network: "Erro de rede ao buscar os recursos. Verifique sua conexão com a internet.",
    other: (message) => `Erro: ${message}`,
  },
};
