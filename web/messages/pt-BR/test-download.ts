import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/test-download.ts";
export const TEST_DOWNLOAD: Translated<typeof english.TEST_DOWNLOAD> = {
  heading: "Teste de download",
  intro:
    "Crie um pequeno arquivo .mp e veja se ele chega a este aparelho, ao pen drive e à tela de importação da máquina. Ele contém uma imagem de teste e não é uma configuração real.",
  region: "Baixar o pacote de teste",
  download: (file) => `Baixar ${file}`,
  contents: "O que há nele",
  facts: {
    readme: "explica o que é isto",
    config: "nome, versão 1.0, tipo",
    image: "imagem de teste de 400 × 300",
    compression: "Compactação",
    library: "Biblioteca ZIP",
  },
  troubleshooting: "Solução de problemas",
  tips: [
    "Nada foi salvo? Veja se o navegador está bloqueando pop-ups ou downloads deste site.",
    "O arquivo é um ZIP com outra extensão. Troque .mp por .zip no nome para ver o conteúdo.",
    "Apareceu um erro? Escolha “Mostrar dados de depuração” ao lado dele e envie os detalhes a quem está ajudando você.",
    "No tablet, procure o arquivo no app Arquivos ou Downloads. Os navegadores costumam salvar lá sem perguntar.",
  ],
  showDebug: "Mostrar dados de depuração",
  hideDebug: "Ocultar dados de depuração",
  debug: {
    timestamp: "data e hora",
    error: "erro",
    stack: "pilha",
    none: "nenhum",
    issue: "problema",
    environment: "ambiente",
    baseUrl: "URL base",
    publicUrl: "URL pública",
    userAgent: "agente do usuário",
  },
};
