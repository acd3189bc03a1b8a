import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/store-faults.ts";
export const STORE_FAULTS: Translated<typeof english.STORE_FAULTS> = {
  full: "Este navegador está sem espaço. Remova uma imagem de que não precisa ou libere espaço neste aparelho e tente de novo.",
  unavailable:
    "Este navegador não está conseguindo salvar nada. Tente de novo ou verifique as configurações de privacidade.",
  laterVersion:
    "Este design foi criado com uma versão mais nova deste app. Recarregue a página e tente de novo.",
  otherMachine:
    "Este navegador já tem um design para outro modelo de máquina, que não será alterado. Use outro navegador para este design ou salve-o como arquivo.",
  listFull: "Esta lista está cheia. Outra aba pode tê-la preenchido.",
  gone: "O que você queria mudar não está mais lá. Outra aba pode tê-lo removido.",
  changing: "Outras abas estavam alterando este design ao mesmo tempo. Tente de novo.",
  unreadable: "Este design está danificado e não pode ser alterado.",
  nameLength: "Este nome é curto ou longo demais.",
  textLength: "Este texto é longo demais.",
  notRendered: "Não foi possível criar uma imagem. Verifique a conexão e tente de novo.",
  tooManyRows: "Não cabem mais máquinas na tabela.",
  notUndone: (why) => `Não foi possível desfazer. ${why}`,
};
