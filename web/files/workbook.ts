/** Spreadsheets that only programs for them can read. */
const WORKBOOK = /\.(xls[xmb]?|ods|numbers)$/i;

export const isWorkbook = ({ name }: File): boolean => WORKBOOK.test(name);
