import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Shell } from "../shell/Shell.tsx";
import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";
import { ComponentsPage } from "./ComponentsPage.tsx";

const root = document.getElementById("app");
if (!root) throw new Error("index.html has no #app");
createRoot(root).render(
  <StrictMode>
    <Shell>
      <ComponentsPage />
    </Shell>
  </StrictMode>,
);
