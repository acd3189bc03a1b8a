/*
 * APIs beyond ECMAScript that browsers, Node and workerd share. Declared for shared/ only; other folders have
 * fuller libraries.
 */
declare class TextEncoder {
  encode(text: string): Uint8Array;
}
declare class TextDecoder {
  constructor(label?: string, options?: { readonly fatal?: boolean; readonly ignoreBOM?: boolean });
  decode(bytes: Uint8Array): string;
}
interface ReadableStream<T> {
  getReader(): {
    read(): Promise<
      { readonly done: false; readonly value: T } | { readonly done: true; readonly value: undefined }
    >;
    cancel(): Promise<void>;
  };
  pipeThrough(through: DecompressionStream): ReadableStream<Uint8Array>;
}
declare class DecompressionStream {
  constructor(format: "deflate");
}
declare class Blob {
  constructor(parts: readonly Uint8Array<ArrayBuffer>[]);
  stream(): ReadableStream<Uint8Array>;
}
