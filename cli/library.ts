import { createBytesSource } from "../shared/archive/source.ts";
import { ACTIVE } from "../shared/machines/index.ts";
import { checkPackage, createPackage, describeMachine, repairPackage } from "../shared/package/api.ts";
import { createProblemDetails } from "../shared/package/problems.ts";
import type * as Library from "./types.ts";

export const machines: typeof Library.machines = [describeMachine(ACTIVE.model)];

export const pack: typeof Library.pack = async ({ createdAt = new Date(), slots = {}, ...order }) => {
  const made = createPackage(ACTIVE.model, {
    packageName: order.packageName,
    createdAt,
    slots: slots as Readonly<Record<string, Uint8Array>>,
    files: order.files ?? [],
  });
  if (made.ok) return { ok: true, bytes: joinChunks(made.archive), wrongSizes: made.wrongSizes };
  const { code, title, detail = "", pointer } = createProblemDetails(made.fault);
  return { ok: false, problem: { code, title, detail, pointer } };
};

export const check: typeof Library.check = async (file) =>
  checkPackage(ACTIVE.model, createBytesSource(await bytesOf(file)));

export const repair: typeof Library.repair = async (file, { packageName = "Repaired", createdAt } = {}) => {
  const fallback = { packageName, now: createdAt ?? new Date() };
  const made = await repairPackage(ACTIVE.model, createBytesSource(await bytesOf(file)), fallback);
  if (!made.ok) return made;
  const { archive, left } = made;
  return { ok: true, bytes: joinChunks(archive), packageName: made.packageName, left };
};

async function bytesOf(file: Uint8Array | ArrayBuffer | Blob): Promise<Uint8Array> {
  if (file instanceof Uint8Array) return file;
  return new Uint8Array(file instanceof ArrayBuffer ? file : await file.arrayBuffer());
}

export function joinChunks({ length, chunks }: { length: number; chunks(): Iterable<Uint8Array> }) {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks()) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
