import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/print.css";

const root = document.getElementById("app");
if (!root) throw new Error("index.html has no #app");
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// Where nothing is built there is nothing to keep.
if (import.meta.env.PROD)
  addEventListener("load", () => {
    const start = async () => (await import("./offline/keep-offline.ts")).startOffline();
    // Safari has no such moment.
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 10_000 });
    else setTimeout(start, 2_000);
  });
