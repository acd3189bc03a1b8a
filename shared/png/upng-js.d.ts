/** The part of upng-js 2.1 that we use; it brings no types of its own. */
declare module "upng-js" {
  interface Decoded {
    width: number;
    height: number;
    depth: number;
    ctype: number;
  }
  const UPNG: {
    decode(file: ArrayBuffer): Decoded;
    /** The pixels of each frame, width x height x 4 bytes. */
    toRGBA8(png: Decoded): ArrayBuffer[];
    /** Each frame is RGBA, width x height x 4 bytes; `colours` 0 is lossless. */
    encode(frames: ArrayBuffer[], width: number, height: number, colours: number): ArrayBuffer;
  };

  export { UPNG as default };
}
