import "./styles/shared.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/print.css";

/** Milliseconds after which a page without interaction loads the rest of its code. */
const START_MS = 10_000;

const root = document.getElementById("app");
if (!root) throw new Error("Element #app not found in index.html");
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// Only builds have files to cache for offline use.
if (import.meta.env.PROD) {
  const started = new AbortController();
  const start = async () => {
    if (started.signal.aborted) return;
    started.abort();
    await (await import("./app/after-load.ts")).startAfterLoad();
  };
  for (const act of ["pointerdown", "keydown"])
    addEventListener(act, () => setTimeout(start), { once: true, signal: started.signal });
  addEventListener("load", () => setTimeout(start, START_MS));
}
