import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/fit.ts";
export const FITTING: Translated<typeof english.FITTING> = {
  fit: "Enquadrar para mim",
  fitNamed: (name) => `Enquadrar para mim: ${name}`,
  notLoaded: "Não foi possível carregar o editor. Verifique a conexão e tente de novo.",

  title: (label) => `Sua imagem: ${label}`,
  opening: (name) => `Abrindo ${name}`,
  notOpened: "Não é possível abrir esta imagem aqui.",
  close: "Fechar",
  cancel: "Cancelar",
  use: "Usar esta imagem",
  takeAll: (count) => `Usar todas as ${count}`,
  skip: "Pular",
  back: "Voltar",
  goesTo: "Para:",
  place: (number, count) => `${number} de ${count}`,
  pictures: "Imagens",
  pictureNumber: (number, name, state) => `Imagem ${number}: ${name}${state}`,
  used: ", usada",
  skipped: ", pulada",
  makingOne: (number, count) => `Criando a imagem ${number} de ${count}`,
  cut: (from, to) => `Enquadrada: recortada de ${from} para ${to} pixels.`,
  resized: (from, to) => `Enquadrada: redimensionada de ${from} para ${to} pixels.`,
  shownWhole: (from, to) => `Enquadrada sem recorte: de ${from} para ${to} pixels.`,
  adjust: "Ajustar",
  adjusting: "O original não está salvo aqui, então você está ajustando a imagem pronta.",
  making: "Criando a imagem",
  leave: "Você ainda não aplicou suas alterações.",
  leaveIt: "Descartar alterações",
  stay: "Continuar editando",
  notMade: "Não foi possível criar a imagem.",
  notMadeAdvice:
    "Este aparelho pode estar com pouca memória. Feche outras abas e tente de novo, ou adicione uma cópia menor.",
  fileNotOpened: (name) => `Não foi possível abrir ${name}.`,
  sharp: (size) => `Nítida em ${size} pixels`,
  enlarged: (times) => `Ampliada ${times}×; pode parecer desfocada`,

  undecodable: (name, file) =>
    `Este navegador não consegue mostrar ${name}. Parece ser ${file}, mas pode estar danificado ou ser de um tipo incomum. Abra em um editor de fotos, salve como PNG ou JPEG e adicione essa cópia.`,
  heic: (name, wayOut) =>
    `${name} é uma foto HEIC, e a parte do app que a abre não carregou. Verifique a conexão e tente de novo. ${wayOut}`,
  unknownFile: (name) =>
    `${name} não é uma imagem que este navegador consiga mostrar. Se for uma imagem, salve como PNG ou JPEG e adicione essa cópia.`,
  tooLarge: (name, size, megapixels, most) =>
    `${name} tem ${megapixels} megapixels (${size}). Este app abre até ${most} megapixels. Salve uma cópia menor e adicione essa cópia.`,
  altered: (name) =>
    `A proteção de privacidade deste navegador altera as imagens durante a edição, então ${name} sairia com defeitos. Desative essa proteção para este site ou use outro navegador.`,

  tabs: "Ferramentas de edição",
  picture: "Imagem",
  machine: "Na máquina",
  history: "Desfazer e refazer",
  undo: "Desfazer",
  redo: "Refazer",

  stage: "editor de imagem",
  gestures: "Arraste para mover; use a pinça ou a rolagem para dar zoom.",
  keys: "Teclas: setas para mover (Shift para mover mais), + e − para o zoom, R para girar, [ e ] para endireitar.",

  size: "Tamanho",
  fill: "Preencher",
  showAll: "Mostrar tudo",
  turnAndFlip: "Girar e espelhar",
  turnLeft: "Girar à esquerda",
  turnRight: "Girar à direita",
  flipAcross: "Espelhar na horizontal",
  flipDown: "Espelhar na vertical",
  move: "Mover",
  moveLeft: "Para a esquerda",
  moveUp: "Para cima",
  moveDown: "Para baixo",
  moveRight: "Para a direita",
  startAgain: "Redefinir",
  zoom: "Zoom",
  straighten: "Endireitar",

  background: "Fundo",
  backgrounds: { blurred: "Imagem desfocada", colour: "Cor", clear: "Transparente" },
  backgroundColour: "Cor de fundo",
  fillsFrame: "O fundo só aparece onde a imagem é transparente ou não preenche o quadro.",
};
