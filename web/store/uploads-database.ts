import { createDatabaseRecordStore } from "./database.ts";
import { createBroadcast } from "./tabs.ts";

export const UPLOADS_DATABASE = "brewscreen-media-upload";

export const UPLOAD_LIST_KEY = "list";

export const openUploadsDatabase = () => ({
  ...createDatabaseRecordStore(UPLOADS_DATABASE, ["list", "files"]),
  ...createBroadcast<null>(UPLOADS_DATABASE),
});

/** Also drops unstored changes of every tab. */
export async function eraseUploads(): Promise<void> {
  const { run, tell } = openUploadsDatabase();
  await run("readwrite", async ({ clear, put }) => {
    await clear("files");
    await put("list", UPLOAD_LIST_KEY, { erasedAt: Date.now() });
  });
  tell(null);
}
