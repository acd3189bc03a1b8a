/** Why an image has no bytes: evicted by the browser, or its file did not arrive. */
export type ImageFault = "missing" | "unreachable";

/** An image as something to show. `release` is called once, when it is no longer shown. */
export interface ImageSource {
  readonly url: string;
  release(): void;
}

/** From what a design stores of an image to what can be shown or exported. */
export interface ImageSources {
  /**
   * A URL for an img element: the value itself for a data URI or a bundled image, an object URL for an
   * image in IndexedDB, shared by all who show it. Bundled images are not fetched for it.
   */
  imageSource(value: string): Promise<ImageSource | ImageFault>;
  /** The bytes of an image, wherever they are; bundled images are fetched. */
  imageBytes(value: string): Promise<Uint8Array<ArrayBuffer> | ImageFault>;
  /**
   * Keeps a picture, its recipe and its original while an editor works on it, though nothing else may refer to
   * them any more. Returns how to let go. Only this tab needs to know: nothing is removed while another is open.
   */
  hold(value: string): () => void;
}
