import type { Size } from "../../shared/machine/types.ts";
import { decode } from "../picture/decode.ts";
import { answer } from "../threads/answer.ts";

/** Pixels of a small copy: as large as it is ever shown. */
const FACE = 400_000;

const jobs = {
  /** A small copy of a large picture, upright. */
  async face({ file, mediaType, size }: { file: Blob; mediaType: string; size: Size }): Promise<Blob> {
    const bitmap = await decode(file, mediaType, size, FACE);
    try {
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
      return await canvas.convertToBlob({ type: "image/webp", quality: 0.86 });
    } finally {
      bitmap.close();
    }
  },
};
export type FaceJobs = typeof jobs;
answer(jobs);
