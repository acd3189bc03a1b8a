import { encodePng, type Pixels } from "./encode-png.ts";

/** Answers pixels with the bytes of their PNG; once. */
self.onmessage = async ({ data }: MessageEvent<Pixels>) => {
  const bytes = await encodePng(data);
  self.postMessage(bytes, { transfer: [bytes.buffer] });
};
