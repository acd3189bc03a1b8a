import type { Pixels } from "./encode-png.ts";

/**
 * A PNG of the pixels, made in a worker so that the page stays quick; in the page where there is none. The
 * pixels are copied to it.
 */
export async function encodeAway(pixels: Pixels): Promise<Uint8Array<ArrayBuffer>> {
  return (await encodeInWorker(pixels)) ?? (await import("./encode-png.ts")).encodePng(pixels);
}

function encodeInWorker(pixels: Pixels): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return new Promise((give) => {
    try {
      const worker = new Worker(new URL("./encode-png.worker.ts", import.meta.url), { type: "module" });
      const end = (bytes?: Uint8Array<ArrayBuffer>) => {
        worker.terminate();
        give(bytes);
      };
      worker.onmessage = ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => end(data);
      worker.onerror = () => end();
      worker.postMessage({ width: pixels.width, height: pixels.height, data: pixels.data });
    } catch {
      give(undefined);
    }
  });
}
