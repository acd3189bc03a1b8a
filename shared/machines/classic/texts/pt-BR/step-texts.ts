import type { Translated } from "../../../../machine/translated.ts";
import type * as english from "../en/step-texts.ts";

const REQUIRED = "Obrigatório: PNG • {width} × {height} pixels";
const NEEDED = "Adicione uma imagem a cada posição antes de continuar.";
const USE_DEFAULT = "Usar a imagem padrão";
const REST = {
  label: "Preencher com imagens padrão",
  applied: "As posições vazias agora usam as imagens padrão.",
};
const NO_FILE = "Nenhum arquivo selecionado";
const WRONG_SIZE = "A imagem precisa ter exatamente {width} × {height} pixels";
const UNREADABLE = "Não foi possível carregar a imagem";

const SCREENSAVER = {
  note: "O que a máquina mostra quando ninguém a usa. Se houver várias imagens, elas se alternam.",
  hint: REQUIRED,
  counter: "Imagens adicionadas ({count}/{max})",
  needed: "Adicione pelo menos uma imagem",
  refusals: {
    wrongType: "Adicione apenas arquivos PNG",
    wrongSize:
      "A imagem precisa ter {width} × {height} pixels. Tamanho atual: {actualWidth} × {actualHeight}",
    unreadable: "Erro ao ler o arquivo",
    nothing: NO_FILE,
  },
  words: {
    loaded: "Imagens da proteção de tela carregadas: {count}",
    tooMany: "Você pode adicionar até {max} imagens. Posições livres: {free}.",
    full: "Você pode adicionar até {max} imagens.",
    failed: "Ocorreu um erro ao processar as imagens",
  },
  library: {
    browse: "Ver proteções de tela prontas",
    title: "Escolha uma proteção de tela pronta",
    chosen: "Proteção de tela adicionada!",
    failed: "Não foi possível carregar a proteção de tela escolhida.",
  },
};

const BLENDS = {
  note: "Com estas imagens, seu cliente escolhe um blend de café.",
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "Adicione apenas arquivos PNG.",
    wrongSize: `${WRONG_SIZE}.`,
    unreadable: UNREADABLE,
    nothing: NO_FILE,
  },
  library: {
    browse: "Ver imagens prontas",
    title: "Escolha uma imagem de blend pronta",
    chosen: "Imagem do blend {name} escolhida!",
    failed: "Não foi possível carregar a imagem escolhida.",
  },
  rest: REST,
  words: { uploaded: "Imagem do blend {name} adicionada!" },
};

const HOT_COLD = {
  note: "Aqui os clientes escolhem café quente ou gelado.",
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "Adicione um arquivo de imagem",
    wrongSize: WRONG_SIZE,
    unreadable: UNREADABLE,
    nothing: NO_FILE,
  },
  defaults: { label: USE_DEFAULT, applied: "Imagem padrão em uso: {slot}" },
  rest: REST,
  words: { uploaded: "Imagem adicionada: {slot}!" },
};

const cups = (note: string) => ({
  note,
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "Arquivo de imagem inválido",
    wrongSize: WRONG_SIZE,
    unreadable: "Arquivo de imagem inválido",
    nothing: NO_FILE,
  },
  counting: {
    legend: "Quantos tamanhos de copo sua máquina oferece?",
    words: {
      defaults: "Imagens padrão aplicadas a todos os tamanhos de copo.",
      cleared: "As imagens dos copos foram removidas por causa da nova quantidade.",
      filled: "Todos os tamanhos de copo agora têm o mesmo visual.",
    },
  },
  defaults: {
    label: USE_DEFAULT,
    applied: "Imagens padrão em uso em todos os tamanhos de copo.",
  },
  words: { uploaded: "Imagem do tamanho {label} adicionada." },
});

const AFTER_CUPS = {
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "Adicione apenas arquivos de imagem.",
    wrongSize: `${WRONG_SIZE}.`,
    unreadable: `${UNREADABLE}.`,
    nothing: NO_FILE,
  },
};

const leaveRoom = (note: string) => ({
  ...AFTER_CUPS,
  note,
  defaults: { label: USE_DEFAULT, applied: "Imagem padrão em uso: {label}." },
  rest: REST,
  words: { uploaded: "Imagem adicionada: {label}!" },
});

const dispensing = (note: string) => ({
  ...AFTER_CUPS,
  note,
  notice:
    "A máquina coloca automaticamente um botão de cancelar pedido sobre a imagem; deixe espaço suficiente para ele.",
  defaults: { label: USE_DEFAULT, applied: "Imagem padrão em uso na tela de preparo." },
  words: { uploaded: "Imagem da tela de preparo adicionada!" },
});

export const STEP_TEXTS: Translated<typeof english.STEP_TEXTS> = {
  lists: { screensaver: SCREENSAVER },
  slots: {
    blends: BLENDS,
    hotcold: HOT_COLD,
    hotcupsizes: cups("Uma imagem para cada tamanho em que você serve bebidas quentes."),
    coldcupsizes: cups("Uma imagem para cada tamanho em que você serve bebidas geladas."),
    hotleaveroom: leaveRoom("Os clientes escolhem se querem espaço para leite na bebida quente."),
    coldleaveroom: leaveRoom("Os clientes escolhem se querem espaço para leite na bebida gelada."),
    dispensinghot: dispensing("O que os clientes veem enquanto o café quente é servido."),
    dispensingcold: dispensing("O que os clientes veem enquanto o café gelado é servido."),
  },
};
