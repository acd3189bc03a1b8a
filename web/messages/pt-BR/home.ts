import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/home.ts";
export const HOME: Translated<typeof english.HOME> = {
  title: "Deixe sua máquina de café com a sua cara em poucas etapas",
  lead: "Coloque suas imagens e seus textos em todas as telas da sua máquina de café touch screen e veja o resultado na máquina enquanto trabalha.",
  start: "Iniciar o assistente",
  haveFiles: "Já tem os arquivos?",
  addFiles: "Adicionar",
  promise: "Sem cadastro. O que você cria fica neste navegador até você exportar.",
  onScreen: (label) => `${label} na tela da máquina`,

  features: (product) => `O que o ${product} faz por você`,
  navigation: {
    title: "Navegação fácil",
    text: "Uma tela de cada vez, na ordem em que seus clientes veem. Você sempre sabe o que está pronto e o que falta, e cada etapa está a um toque.",
  },
  quality: {
    title: "Qualidade garantida",
    text: "Conferimos se cada imagem tem o tamanho que sua máquina pede. Os PNGs que já têm o tamanho certo são empacotados exatamente como você os criou.",
  },

  wayTitle: "Da foto ao balcão",
  way: [
    { title: "Dê um nome", text: "O nome da sua máquina aparece em tudo o que você exporta." },
    {
      title: "Preencha as telas",
      text: "Use suas imagens ou as nossas. Você vê cada uma exatamente como seus clientes vão ver.",
    },
    { title: "Revise", text: "Passe mais uma vez por todas as telas e mude o que quiser." },
    { title: "Carregue", text: "Coloque o pacote em um pen drive e importe-o na máquina." },
  ],

  tools: "Outras ferramentas",
  mediaPackage: {
    title: "Já tem as imagens prontas?",
    text: "Solte seus arquivos PNG e receba o pacote .mp da máquina sem passar pelo assistente.",
    link: "Criar um pacote de mídia",
  },
  package: {
    title: "Já tem um pacote?",
    text: "Abra qualquer arquivo .mp para ver as telas, descobrir por que uma máquina poderia recusá-lo ou continuar trabalhando nele como design.",
    link: "Verificar um pacote",
  },
  testDownload: {
    title: "Será que o download funciona?",
    text: "Salve antes um pequeno pacote de teste para ver se este aparelho e este navegador permitem downloads.",
    link: "Testar o download",
  },
};
