import type { Translated } from "../../../../machine/translated.ts";
import type * as english from "../en/labels.ts";
export const LABELS: Translated<typeof english.LABELS> = {
  title: "Máquina de café touch screen",
  cupSizes: { one: "{count} tamanho", other: "{count} tamanhos" },

  nameStep: {
    label: "Nome",
    heading: "Dê um nome à sua máquina",
    note: "Dê à sua máquina uma identidade própria. O nome é usado em toda a interface e em todos os arquivos de configuração que você baixa.",
    field: "Nome da máquina",
    hint: "De {min} a {max} caracteres: onde ela fica ou como é conhecida.",
    placeholder: "Recepção, térreo",
    words: {
      invalid: "Digite um nome de máquina com {min} a {max} caracteres.",
      accepted: "Pronto!",
      saved: "Nome da máquina salvo!",
    },
  },
  reviewStep: {
    label: "Revisão",
    heading: "Revisão final",
    note: "Revise as telas da sua máquina e faça os últimos ajustes.",
  },

  categories: {
    screensaver: {
      label: "Proteção de tela",
      heading: "Adicione sua proteção de tela",
      pdf: "Proteção de tela",
    },
    blends: {
      label: "Escolha do blend",
      heading: "Adicione as imagens dos blends",
      pdf: "Escolha do blend",
    },
    hotcold: { label: "Quente ou gelado", heading: "Quente e gelado", pdf: "Quente ou gelado" },
    hotcupsizes: {
      label: "Tamanhos (quente)",
      heading: "Tamanhos de copo para bebidas quentes",
      pdf: "Tamanhos de copo (quente)",
    },
    coldcupsizes: {
      label: "Tamanhos (gelado)",
      heading: "Tamanhos de copo para bebidas geladas",
      pdf: "Tamanhos de copo (gelado)",
    },
    hotleaveroom: {
      label: "Espaço para leite (quente)",
      heading: "Espaço para leite nas bebidas quentes",
      pdf: "Espaço para leite (quente)",
    },
    coldleaveroom: {
      label: "Espaço para leite (gelado)",
      heading: "Espaço para leite nas bebidas geladas",
      pdf: "Espaço para leite (gelado)",
    },
    dispensinghot: {
      label: "Preparo (quente)",
      heading: "Tela de preparo de bebidas quentes",
      pdf: "Tela de preparo (quente)",
    },
    dispensingcold: {
      label: "Preparo (gelado)",
      heading: "Tela de preparo de bebidas geladas",
      pdf: "Tela de preparo (gelado)",
    },
  },
  blendCaption: "Blend: {label}",
  slots: {
    left: "Esquerda",
    middle: "Meio",
    right: "Direita",
    hot: "Quente",
    cold: "Gelado",
    regular: "Pequeno",
    medium: "Médio",
    large: "Grande",
    xlarge: "Extragrande",
    leaveroom: "Com espaço",
    noroom: "Sem espaço",
    screen: "Tela de preparo",
  },
  naming: {
    heading: "Dê nome aos seus blends",
    note: "Os nomes entre os quais seus clientes escolhem na máquina.",
    placeholders: { left: "Blend da Casa", middle: "Colombiano", right: "Torra Escura" },
    confirm: "Confirmar nomes dos blends",
    edit: "Editar nomes",
    suggest: "Usar os nomes sugeridos",
    words: {
      missing: "Dê nome aos três blends antes de continuar.",
      saved: "Nomes dos blends salvos!",
    },
  },

  packageCategories: {
    screensaver: {
      label: "Proteção de tela",
      note: "O que a máquina mostra quando ninguém a usa; se houver várias imagens, elas se alternam.",
    },
    byeScreen: {
      label: "Tela de despedida",
      note: "Uma imagem de tela inteira para se despedir dos clientes.",
    },
    icons: {
      label: "Ícones",
      note: "As imagens menores: blends, tamanhos de copo se você oferece três ou quatro, e espaço para leite.",
    },
    customization: {
      label: "Personalização",
      note: "As imagens maiores: quente e gelado, tamanhos de copo se você oferece um ou dois, e as telas de preparo.",
    },
  },

  showcase: {
    alt: "Tela de uma máquina de café com três blends para escolher: House Blend, Colombian e Dark Roast.",
    title: "Seus próprios blends",
    text: "Dê um nome a cada café que você serve e uma imagem de dar água na boca: a sua ou uma das nossas, já com o nome.",
  },

  words: {
    pouringhot: "Enquanto uma bebida quente é servida",
    pouringcold: "Enquanto uma bebida gelada é servida",
  },
};
