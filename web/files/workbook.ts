/** Spreadsheet formats that this app can't read. */
const WORKBOOK = /\.(xls[xmb]?|ods|numbers)$/i;

export const isWorkbook = ({ name }: File): boolean => WORKBOOK.test(name);
