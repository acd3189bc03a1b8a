import type { Size } from "../../shared/machine/types.ts";
import { decodePicture } from "../picture/decode.ts";
import { answerCalls } from "../threads/thread.ts";

const PIXELS = 400_000;

const jobs = {
  async reduce({ file, mediaType, size }: { file: Blob; mediaType: string; size: Size }): Promise<Blob> {
    const bitmap = await decodePicture(file, mediaType, size, PIXELS);
    try {
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
      return await canvas.convertToBlob({ type: "image/webp", quality: 0.86 });
    } finally {
      bitmap.close();
    }
  },
};
export type ThumbnailJobs = typeof jobs;
answerCalls(jobs);
