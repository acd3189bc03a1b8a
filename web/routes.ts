import type { ComponentType } from "react";

/** A page of the product and the code that it needs, loaded when it is opened. */
export interface Route {
  readonly path: string;
  /** Before the product's name in the browser's title. */
  readonly title: string;
  readonly load: () => Promise<ComponentType>;
}

/** Every address that the app answers; any other goes to /. */
export const ROUTES: readonly Route[] = [
  {
    path: "/",
    title: "Your coffee machine's screens, designed in a few steps",
    load: async () => (await import("./pages/home/HomePage.tsx")).HomePage,
  },
  {
    path: "/media-upload",
    title: "Media package",
    load: async () => (await import("./uploader/MediaUploadPage.tsx")).MediaUploadPage,
  },
  {
    path: "/image-requirements",
    title: "Image requirements",
    load: async () =>
      (await import("./pages/image-requirements/ImageRequirementsPage.tsx")).ImageRequirementsPage,
  },
  {
    path: "/upload-instructions",
    title: "How to upload my file",
    load: async () =>
      (await import("./pages/upload-instructions/UploadInstructionsPage.tsx")).UploadInstructionsPage,
  },
];
