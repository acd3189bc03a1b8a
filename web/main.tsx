import "./styles/shared.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/print.css";

/** Milliseconds after which a page without interaction starts the service worker. */
const START_OFFLINE_MS = 10_000;

const root = document.getElementById("app");
if (!root) throw new Error("index.html has no #app");
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// Only builds have files to cache. The service worker waits until the page has loaded.
if (import.meta.env.PROD) {
  const started = new AbortController();
  const start = async () => {
    if (started.signal.aborted) return;
    started.abort();
    await (await import("./app/offline/keep-offline.ts")).startOfflineSupport();
  };
  for (const act of ["pointerdown", "keydown"])
    addEventListener(act, () => setTimeout(start), { once: true, signal: started.signal });
  addEventListener("load", () => setTimeout(start, START_OFFLINE_MS));
}
