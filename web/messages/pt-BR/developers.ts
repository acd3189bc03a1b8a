import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/developers.ts";
export const DEVELOPERS: Translated<typeof english.DEVELOPERS> = {
  heading: "Para desenvolvedores",
  intro: (product) =>
    `Crie pacotes de mídia com seus próprios programas. O ${product} tem uma API que recebe imagens PNG e devolve o mesmo arquivo .mp do assistente. Não é preciso conta nem chave.`,

  first: "Seu primeiro pacote",
  firstText:
    "Cada imagem tem uma posição: o lugar dela na tela da máquina. O servidor a coloca na pasta certa, com o nome certo. Não é preciso preencher todas as posições, mas não sabemos o que a máquina mostra em uma posição vazia.",
  check: "Verificar um pacote",
  checkText:
    "Envie qualquer arquivo .mp para ver o que há de errado e como corrigir. A resposta é um JSON com rule, level e advice para cada item encontrado.",
  folder: "Uma pasta inteira de imagens",
  folderText:
    "Cada um destes programas transforma uma pasta de arquivos PNG em um pacote de mídia. Para ter as mesmas imagens do pacote de um design pronto, descompacte “Imagens (zip)” desse design e execute um dos programas na pasta descompactada: os nomes de pastas e arquivos dizem onde vai cada imagem. Imagens com outros nomes vão para a pasta do tamanho delas.",
  languages: { curl: "curl", node: "Node", python: "Python", powershell: "PowerShell" },
  code: (name) => `Exemplo: ${name}`,
  copy: "Copiar",
  copying: {
    copied: "Copiado.",
    notCopied: "Não foi possível copiar o texto. Selecione-o e copie manualmente.",
  },

  slots: "Posições e tamanhos",
  slotsText:
    "O nome e o tamanho decidem onde a máquina mostra uma imagem. Os programas podem ler a mesma tabela em /api/machines, com quantidades, gabaritos e limites.",
  table: "Tabela de posições",
  slot: "Posição",
  place: "Imagem",
  size: "Tamanho",
  file: "No pacote de mídia",
  slotOf: (category, slot) => `${category}: ${slot}`,

  reference: "Referência",
  links: {
    index: "Tudo o que a API oferece",
    machines: "Posições, tamanhos e limites da máquina",
    openapi: "Descrição OpenAPI",
    configSchema: "JSON Schema de config.json",
  },
  sizes:
    "Imagens de tamanho errado também são empacotadas, mas a máquina pode ignorá-las. O cabeçalho Brewscreen-Wrong-Sizes da resposta informa quantas são. Para que a requisição seja recusada nesse caso, envie o cabeçalho Prefer: handling=strict.",

  errors: "Erros",
  errorsText:
    "Os erros vêm em application/problem+json, com um code que nunca muda e um detail que diz o que fazer. Todas as mensagens são em inglês.",
  errorTable: "Tabela de erros",
  errorCode: "Código",
  status: "Status",
  meaning: "Significado",
};
