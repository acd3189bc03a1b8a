import "../styles/shared.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { waitToRetry } from "../ui/wait-to-retry.ts";
import { App } from "./App.tsx";
import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";

/** Milliseconds until a page without interaction loads the remaining code. */
const START_MS = 10_000;

/** Vite doesn't retry failed requests for stylesheets. */
addEventListener(
  "error",
  async ({ target }) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
    await waitToRetry();
    target.replaceWith(target.cloneNode());
  },
  true,
);

export function startApp(): void {
  const root = document.getElementById("app");
  if (!root) throw new Error("No #app");
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

  // Only builds have files to cache.
  if (import.meta.env.PROD) {
    const load = (): Promise<void> =>
      import("./after-load.ts").then(
        ({ enhancePage }) => enhancePage(),
        () => waitToRetry().then(load),
      );
    const idle = new Promise((resolve) => setTimeout(resolve, START_MS));
    void Promise.race([waitToRetry(), idle]).then(() => setTimeout(load));
  }
}
