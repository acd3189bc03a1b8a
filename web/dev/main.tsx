import "../styles/shared.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Shell } from "../app/shell/Shell.tsx";
import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";
import { carriesFiles } from "../ui/dropzone/transfer.ts";
import { ComponentsPage } from "./ComponentsPage.tsx";

// As in the product, a file dropped beside a zone does not make the browser leave the page to show it.
for (const type of ["dragover", "drop"] as const)
  addEventListener(type, (event) => carriesFiles(event.dataTransfer) && event.preventDefault());

const root = document.getElementById("app");
if (!root) throw new Error("index.html has no #app");
createRoot(root).render(
  <StrictMode>
    <Shell>
      <ComponentsPage />
    </Shell>
  </StrictMode>,
);
