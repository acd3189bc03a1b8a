import { eraseUploads } from "../store/uploads-database.ts";

export async function eraseOthers(): Promise<void> {
  await eraseUploads();
  if (typeof caches !== "undefined")
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  sessionStorage.clear();
}

export async function askToPersist(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Unsupported or refused.
  }
}

export async function fetchFile(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const answer = await fetch(path);
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

export async function isServed(path: string): Promise<boolean> {
  const answer = await fetch(path, { method: "HEAD" });
  if (answer.status === 404) return false;
  if (!answer.ok) throw new Error(`${path}: status ${answer.status}`);
  return answer.headers.get("content-type")?.startsWith("image/") ?? false;
}
