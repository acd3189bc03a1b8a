import { databaseRecords } from "./database.ts";
import { pageChannel } from "./tabs.ts";

/** The database of /media-upload, and the channel of its pages. */
export const UPLOADS_DATABASE = "brewscreen-media-upload";

/** The only key in `list`. */
export const LIST = "list";

export const openUploadsDatabase = () => ({
  ...databaseRecords(UPLOADS_DATABASE, ["list", "files"]),
  ...pageChannel<"changed">(UPLOADS_DATABASE),
});

/** Also cancels uploads in every tab. */
export async function eraseUploads(): Promise<void> {
  const { run, tell } = openUploadsDatabase();
  await run("readwrite", async ({ clear, put }) => {
    await clear("files");
    await put("list", LIST, { files: [], erasedAt: Date.now() });
  });
  tell("changed");
}
