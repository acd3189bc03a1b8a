import type { ArchiveTrait } from "../../../shared/archive/source.ts";
import type { Translated } from "../../../shared/machine/translated.ts";
import type { EntryDamage } from "../../../shared/package/rules/texts.ts";
import type { PngFaultCode } from "../../../shared/png/check.ts";
import { MAX_PNG_SIDE_LENGTH } from "../../../shared/png/chunks.ts";
import type * as english from "../en/package-rules.ts";

const COPY = "Copie ou baixe o pacote de novo. Se não adiantar, crie-o de novo.";

export const TRAIT_DESCRIPTIONS: Translated<typeof english.TRAIT_DESCRIPTIONS> = {
  descriptor:
    "O tamanho de cada arquivo vem depois dele, e não antes (data descriptors). Programas que leem do começo ao fim, como versões antigas do BusyBox, podem recusar arquivos ZIP assim.",
  zip64:
    "Usa Zip64, feito para arquivos acima de 4\u00a0GB. Windows XP, UnZip 5 e BusyBox não são compatíveis.",
  "extra-fields":
    "Os arquivos têm campos extras, como horários ou proprietários, que programas muito simples não sabem pular.",
  folders: "As pastas têm entradas próprias, que programas muito simples confundem com arquivos vazios.",
  comment: "Tem um comentário, então programas muito simples não encontram o final do arquivo ZIP.",
  "headers-differ":
    "Os dados escritos antes de um arquivo não correspondem aos da lista. Programas que leem do começo ao fim o descompactam errado ou o recusam.",
  "junk-before": "Há outros dados antes do arquivo ZIP, como em arquivos autoextraíveis.",
  "junk-after":
    "Há outros dados depois do arquivo ZIP, então programas muito simples não encontram o final dele.",
  version: "Exige uma versão do ZIP posterior à 2.0.",
  "names-beyond-ascii":
    "Há nomes de arquivo com letras fora de A a Z. Programas antigos, como os do Windows XP, mostram as letras erradas.",
  backslashes:
    "Os caminhos usam barras invertidas. Fora do Windows, ao descompactar, cada caminho vira um nome de arquivo longo.",
  "dot-slash":
    "Os caminhos começam com ./. Programas que procuram caminhos exatos podem não encontrar os arquivos.",
};

export const ENTRY_FAULT_DESCRIPTIONS: Translated<typeof english.ENTRY_FAULT_DESCRIPTIONS> = {
  crc: "o conteúdo mudou depois de empacotado",
  data: "descompactado, não tem o tamanho informado",
  header: "está listado com um nome e empacotado com outro",
};

export const PNG_FAULT_DESCRIPTIONS: Translated<typeof english.PNG_FAULT_DESCRIPTIONS> = {
  "not-png": "não começa com a assinatura do PNG",
  cgbi: "é a variante CgBI da Apple, que só programas da Apple leem",
  "bad-dimensions": `a largura ou a altura é 0 ou passa de ${MAX_PNG_SIDE_LENGTH} pixels`,
  "bad-colour": "a combinação de profundidade e tipo de cor não existe no PNG",
  "bad-method": "o método de compressão, de filtro ou de entrelaçamento não existe no PNG",
  truncated: "termina antes do bloco IEND",
  "bad-length": "um bloco tem um comprimento impossível",
  "bad-type": "o tipo de um bloco não tem quatro letras",
  "bad-crc": "o CRC de um bloco não corresponde aos bytes dele",
  "bad-order": "os blocos estão na ordem errada",
  "bad-palette": "a paleta está ausente, no lugar errado ou com um comprimento impossível",
  "unknown-critical": "exige um bloco que o PNG não define",
  "no-image-data": "não contém dados de imagem",
  "bad-image-data": "os dados da imagem estão danificados, curtos demais ou longos demais",
};

export const RULE_TEXTS: Translated<typeof english.RULE_TEXTS> = {
  "not-zip": {
    title: "Isto não é um pacote de mídia.",
    advice:
      "Um pacote de mídia é um arquivo ZIP cujo nome termina em .mp. Peça o arquivo de novo ou crie outro.",
  },
  "cut-off": {
    title: "Falta o final do arquivo.",
    advice:
      "Ele não foi copiado ou baixado por completo. Tente de novo e só retire o pen drive quando a cópia terminar.",
  },
  split: {
    title: "É uma parte de um arquivo dividido.",
    advice: "Junte as partes com o programa que as dividiu e depois abra o arquivo completo.",
  },
  "damaged-directory": { title: "A lista de arquivos está danificada.", advice: COPY },
  "too-many-entries": {
    title: "Lista mais arquivos do que um pacote de mídia deveria ter.",
    advice: "Por segurança, não o abrimos. Peça a quem o criou que verifique.",
  },
  "too-large": {
    title: "Descompactado, teria mais dados do que um pacote de mídia deveria ter.",
    advice: "Por segurança, não o abrimos. Peça a quem o criou que verifique.",
  },
  overlapping: {
    title: "Os arquivos se sobrepõem, como em arquivos maliciosos.",
    advice: "Não o abrimos. Não o coloque em nenhuma máquina. Peça a quem o criou que verifique.",
  },
  "entry-damaged": {
    title: "Alguns arquivos estão danificados.",
    detail: ({ fault }) => ENTRY_FAULT_DESCRIPTIONS[fault as EntryDamage],
    advice: COPY,
  },
  "entry-encrypted": {
    title: "Alguns arquivos estão protegidos por senha.",
    advice: "Uma máquina não tem como pedir a senha. Empacote os arquivos de novo sem senha.",
  },
  "entry-method": {
    title: "Alguns arquivos usam um método de compressão que poucos programas aceitam.",
    advice: "Empacote-os de novo como ZIP comum, com Deflate.",
  },
  "entry-too-large": {
    title: "Alguns arquivos são muito maiores do que qualquer imagem para a máquina.",
    advice: "Não os descompactamos. Retire-os do pacote.",
  },
  "entry-twice": {
    title: "Dois arquivos têm o mesmo nome.",
    advice: "Qual dos dois é usado depende do programa. A cópia corrigida fica com o primeiro.",
  },
  "entry-unsafe": {
    title: "Alguns nomes de arquivo levam para fora do pacote.",
    advice:
      "Os programas recusam esses arquivos ou os gravam no lugar errado. Na cópia corrigida, eles ficam dentro.",
  },
  dialect: {
    title: "Está empacotado de um jeito que alguns programas antigos recusam.",
    detail: ({ trait }) => TRAIT_DESCRIPTIONS[trait as ArchiveTrait],
    advice: "A cópia corrigida usa o formato ZIP mais simples que existe.",
  },
  "config-missing": {
    title: "Falta o config.json.",
    advice: "Ele lista as imagens para a máquina. A cópia corrigida inclui um.",
  },
  "config-unreadable": {
    title: "Não é possível ler o config.json.",
    advice: "Ele lista as imagens para a máquina. A cópia corrigida inclui um novo.",
  },
  "config-elsewhere": {
    title: "O config.json está em uma pasta ou seu nome tem letras maiúsculas.",
    advice:
      "A máquina procura config.json em letras minúsculas, fora de qualquer pasta. Na cópia corrigida, ele está ali.",
  },
  "config-encoding": {
    title: "O config.json não está salvo em UTF-8.",
    advice: "Alguns editores de texto salvam de outro jeito. Na cópia corrigida, ele está em UTF-8.",
  },
  "config-incomplete": {
    title: "O config.json está incompleto.",
    detail: ({ member }) => `“${member}” falta ou está errado`,
    advice: "Na cópia corrigida, ele tem tudo de que precisa.",
  },
  "config-version": {
    title: "A versão do pacote não é 1.0.",
    detail: ({ version }) => (version === "" ? "sem versão" : `versão ${version}`),
    advice: "Pode conter coisas que não conhecemos. A cópia corrigida é da versão 1.0.",
  },
  "config-not-first": {
    title: "O config.json não é o primeiro arquivo do pacote.",
    advice: "Alguns programas esperam que seja o primeiro. É onde a cópia corrigida o coloca.",
  },
  "config-lists-absent": {
    title: "O config.json lista arquivos que não estão no pacote.",
    advice: "Adicione-os ou salve uma cópia corrigida, que lista só os arquivos que contém.",
  },
  "config-omits": {
    title: "O config.json não lista todas as imagens.",
    advice:
      "Uma máquina pode não mostrar as que não estão na lista. A cópia corrigida lista todas as imagens que contém.",
  },
  "config-differs": {
    title: "O config.json tem dados errados de algumas imagens.",
    detail: ({ members }) => `errado: ${members}`,
    advice: "Na cópia corrigida, os dados estão certos.",
  },
  "png-damaged": {
    title: "Algumas imagens estão danificadas.",
    detail: ({ fault }) => PNG_FAULT_DESCRIPTIONS[fault as PngFaultCode],
    advice: "Salve-as de novo no programa que as criou e depois crie o pacote de novo.",
  },
  "not-png": {
    title: "Alguns arquivos não são imagens PNG.",
    advice: "A máquina só aceita PNG. Salve-os como PNG e depois crie o pacote de novo.",
  },
  "left-over": {
    title: "Contém arquivos ocultos adicionados pelo macOS ou pelo Windows.",
    advice: "Na maioria das máquinas, não fazem mal. A cópia corrigida os deixa de fora.",
  },
  "size-unknown": {
    title: "Algumas imagens têm um tamanho que a máquina não usa.",
    detail: ({ size }) => `${size}`,
    advice: "Use exatamente um dos tamanhos da máquina. O assistente pode enquadrar qualquer imagem.",
  },
  "folder-unknown": {
    title: "Algumas imagens não estão em nenhuma das pastas da máquina.",
    detail: ({ folder }) => `vai em ${folder}`,
    advice:
      "A máquina só procura nas próprias pastas. Na cópia corrigida, elas estão ali, a não ser que o config.json as omita.",
  },
  "wrong-folder": {
    title: "Algumas imagens estão em uma pasta para outros tamanhos.",
    detail: ({ size, folder }) => `${size} vai em ${folder}`,
    advice: "Na cópia corrigida, elas estão na pasta certa.",
  },
  "folder-full": {
    title: "Uma pasta tem mais imagens do que a máquina aceita.",
    detail: ({ count, most }) => `${count} imagens, no máximo ${most}`,
    advice: "Retire algumas e depois crie o pacote de novo.",
  },
  "too-many-pictures": {
    title: "Tem mais imagens do que cabem em um pacote.",
    detail: ({ count, most }) => `${count} imagens, no máximo ${most}`,
    advice: "Retire algumas e depois crie o pacote de novo.",
  },
  "no-picture": { title: "Não contém imagens.", advice: "Crie o pacote de novo." },
  "name-refused": {
    title: "Alguns nomes de arquivo não são permitidos em um pen drive.",
    advice: "O FAT32, formato que as máquinas leem, não os permite. A cópia corrigida usa nomes simples.",
  },
  "name-unusual": {
    title: "Alguns nomes de arquivo têm mais do que letras simples e números.",
    advice: "Algumas máquinas não encontram esses arquivos. A cópia corrigida usa nomes simples.",
  },
  "names-alike": {
    title: "Alguns nomes de arquivo só diferem nas maiúsculas.",
    detail: ({ other }) => `como ${other}`,
    advice: "Em um pen drive, um substituiria o outro. A cópia corrigida usa nomes diferentes.",
  },
  "name-unknown": {
    title: "Algumas imagens têm nomes que a máquina não procura.",
    detail: ({ names }) => `nomes disponíveis: ${names}`,
    advice:
      "A máquina encontra as imagens pelo nome. Renomeie-as ou edite o pacote como design e coloque-as lá.",
  },
  "place-empty": {
    title: "Faltam imagens em algumas telas.",
    advice:
      "Não sabemos o que a máquina vai mostrar ali. Se você editar o pacote como design, serão usadas as imagens padrão.",
  },
};
