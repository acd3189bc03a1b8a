/** The part that we use. */
declare module "upng-js" {
  interface Decoded {
    width: number;
    height: number;
    depth: number;
    ctype: number;
  }
  const UPNG: {
    decode(file: ArrayBuffer): Decoded;
    toRGBA8(png: Decoded): ArrayBuffer[];
    /** Frames are RGBA. With 0 `colours`, the result is lossless. */
    encode(frames: ArrayBuffer[], width: number, height: number, colours: number): ArrayBuffer;
  };

  export { UPNG as default };
}
