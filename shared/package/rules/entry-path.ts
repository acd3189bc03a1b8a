/** The folder of an entry: everything before its name; empty where it has none. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf("/")));

/** The name of an entry, without its folders. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
