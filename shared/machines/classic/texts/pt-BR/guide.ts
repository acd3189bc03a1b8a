import type { Translated } from "../../../../machine/translated.ts";
import type * as english from "../en/guide.ts";

export const GUIDE_TEXTS: Translated<typeof english.GUIDE_TEXTS> = {
  cards: {
    screensaver: {
      title: "Proteção de tela",
      amount: "De 1 a {max} imagens no assistente, ou até {packageMax} na página “Pacote de mídia”.",
      advice:
        "Ocupa a tela inteira quando ninguém está pedindo. Mantenha textos e rostos longe das bordas e mostre uma única coisa, fácil de reconhecer do outro lado do salão.",
    },
    blends: {
      title: "Blends de café",
      amount: "{count} imagens, todas obrigatórias",
      advice: "Os clientes tocam nelas para escolher o blend. Coloque o nome onde dê para ler num relance.",
    },
    hotcold: {
      title: "Quente e gelado",
      amount: "{count} imagens, ambas obrigatórias",
      advice:
        "Deixe claro num relance o que é quente e o que é gelado: vapor e vermelho para quente, gelo e azul para gelado.",
    },
    hotcupsizes: {
      title: "Tamanhos de copo para bebidas quentes",
      amount: "De {least} a {most} tamanhos, uma imagem para cada",
      advice: "Fotografe todos os copos do mesmo ponto, para que só o tamanho mude.",
    },
    coldcupsizes: {
      title: "Tamanhos de copo para bebidas geladas",
      amount: "De {least} a {most} tamanhos, uma imagem para cada",
      advice: "Copos transparentes mostram o que há dentro. Ilumine por trás.",
    },
    leaveroom: {
      title: "Espaço para leite",
      amount: "{count} imagens para quente e {count} para gelado, {all} no total",
      advice: "Mostre até onde o copo vai encher. A diferença deve ficar clara num relance.",
    },
    dispensing: {
      title: "Telas de preparo",
      amount: "{count} imagem para quente e {count} para gelado, {categories} conjuntos",
      advice:
        "A máquina desenha o botão de cancelar pedido na parte inferior, ao centro. Mantenha textos e rostos fora dessa área.",
    },
  },
  practices: [
    {
      title: "Otimização",
      text: "Trabalhe no tamanho exato ou reduza uma imagem maior até ele. Imagens ampliadas parecem desfocadas na máquina.",
    },
    {
      title: "Consistência",
      text: "Use a mesma luz, o mesmo fundo e a mesma posição de câmera em todo o conjunto. Assim os clientes notam as bebidas, e não as diferenças entre as fotos.",
    },
    {
      title: "Formato",
      text: "Use arquivos PNG em sRGB, com transparência onde ajudar. Todas as imagens são exportadas como PNG.",
    },
    {
      title: "Texto",
      text: "Use poucas palavras, em letras grandes e com bom contraste. Se você não consegue ler na metade do tamanho, o cliente não consegue ler no balcão. “Experimentar”, abaixo de cada prévia, mostra a máquina em tela cheia.",
    },
  ],
  importSteps: {
    format: {
      drawn: "FAT32",
      title: "Formate um pen drive em FAT32",
      text: "No Windows, clique com o botão direito no pen drive e escolha Formatar. No Mac, use o Utilitário de Disco e escolha MS-DOS (FAT). Isso apaga tudo o que há no pen drive.",
    },
    copy: {
      drawn: ".mp",
      title: "Copie o arquivo .mp para a pasta raiz",
      text: "Não o coloque dentro de outra pasta, não o renomeie nem descompacte. Ejete o pen drive antes de retirá-lo.",
    },
    plug: {
      title: "Conecte o pen drive à máquina",
      text: "Antes, espere até que nenhuma bebida esteja em preparo e a tela inicial apareça.",
    },
    corner: {
      drawn: "3 s",
      title: "Pressione o canto inferior esquerdo por cerca de 3 segundos",
      text: "O menu de serviço se abre.",
    },
    gear: {
      drawn: "×2",
      title: "Toque na engrenagem e, depois, duas vezes na porta aberta",
      text: "Toque uma vez no ícone da engrenagem e depois duas vezes no ícone da porta aberta.",
    },
    pin: {
      title: "Escolha Service Technician e digite o PIN",
      text: "O PIN de serviço vem com a máquina. Quem a instalou pode informá-lo.",
    },
    media: {
      title: "Abra Media Manager, selecione o arquivo e toque em Import",
      text: "O arquivo aparece com o nome que você deu ao pacote.",
    },
    wait: {
      drawn: "1–2 min",
      title: "Espere de 1 a 2 minutos e confira",
      text: "Deixe o pen drive conectado e a máquina ligada até ela avisar que terminou. Depois passe uma vez por todas as telas.",
    },
  },
  troubles: [
    {
      title: "O arquivo não aparece na lista",
      text: "O pen drive precisa estar formatado em FAT32, e o arquivo precisa estar na pasta raiz com um nome terminado em .mp. Se o computador acrescentou .zip ou .bin ao nome, apague esse final.",
    },
    {
      title: "A máquina diz que o arquivo está danificado",
      text: "Baixe o arquivo de novo, copie-o para o pen drive e ejete o pen drive antes de retirá-lo. Para ver o que há de errado com o arquivo, escolha “Verificar o arquivo” abaixo.",
    },
    {
      title: "O menu de serviço não abre ou o PIN é recusado",
      text: "Pressione exatamente no canto e não solte até o menu aparecer. Menus e PINs variam de máquina para máquina; consulte seu revendedor.",
    },
    {
      title: "Algumas imagens não mudaram",
      text: "A máquina pode ignorar imagens de tamanho errado. Na página “Pacote de mídia”, encontre os arquivos marcados como “Inválido” e corrija o tamanho. Depois crie o pacote de novo e importe-o.",
    },
  ],
};
