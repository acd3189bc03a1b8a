import type { Plugin } from "vite";
import { HTML_HEAD } from "#messages/html-head.ts";
import { LANGUAGE } from "#messages/language.ts";
import { SHELL } from "#messages/shell.ts";
import { ACTIVE } from "../shared/machines/index.ts";
import { PAGE_PATHS, PRODUCT_NAME } from "../shared/product.ts";

const FILE = "manifest.webmanifest";

/** https://www.w3.org/TR/appmanifest/ */
const manifest = () => ({
  id: PAGE_PATHS.home,
  name: PRODUCT_NAME,
  short_name: PRODUCT_NAME,
  description: HTML_HEAD.installed,
  lang: LANGUAGE,
  start_url: PAGE_PATHS.home,
  scope: PAGE_PATHS.home,
  display: "standalone",
  background_color: "#fbf6ed",
  theme_color: "#23140c",
  categories: ["business", "food", "productivity"],
  icons: [
    { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
  shortcuts: [
    { name: SHELL.links.review, url: ACTIVE.model.reviewStep.route },
    { name: SHELL.links.mediaPackage, url: PAGE_PATHS.mediaUpload },
  ],
});

export const appManifestPlugin: Plugin = {
  name: "app-manifest",
  apply: "build",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: FILE, source: JSON.stringify(manifest()) });
  },
};
