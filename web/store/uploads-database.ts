import { databaseRecords } from "./database.ts";
import { pageChannel } from "./tabs.ts";

/** The name of the database of /media-upload, and of the channel on which its pages announce their changes. */
export const UPLOADS_DATABASE = "brewscreen-media-upload";

/** The only key of the collection `list`; the collection `files` has the files by their ids. */
export const LIST = "list";

export const openUploadsDatabase = () => ({
  ...databaseRecords(UPLOADS_DATABASE, ["list", "files"]),
  ...pageChannel<"changed">(UPLOADS_DATABASE),
});

/** Erases the files of /media-upload in every tab, and what is under way there. Rejects if it could not. */
export async function eraseUploads(): Promise<void> {
  const { run, tell } = openUploadsDatabase();
  await run("readwrite", async ({ clear, put }) => {
    await clear("files");
    await put("list", LIST, { files: [], erasedAt: Date.now() });
  });
  tell("changed");
}
