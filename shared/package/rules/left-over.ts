import { folderOf, nameOf } from "./entry-path.ts";

/** Whether a system or a program left an entry there, and no visitor put it in. */
export const isLeftOver = (path: string): boolean =>
  /^(\.|thumbs\.db$|desktop\.ini$)/i.test(nameOf(path)) || /^__MACOSX(\/|$)/.test(folderOf(path));
