import "../styles/shared.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Shell } from "../app/shell/Shell.tsx";
import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";
import { classNames } from "../ui/classes.ts";
import { hasFiles } from "../ui/dropzone/transfer.ts";
import { BasicsSection } from "./BasicsSection.tsx";
import styles from "./ComponentsPage.module.css";
import { ImagesSection } from "./ImagesSection.tsx";
import { WizardSection } from "./WizardSection.tsx";

// Keeps the browser from opening dropped files.
for (const type of ["dragover", "drop"] as const)
  addEventListener(type, (event) => hasFiles(event.dataTransfer) && event.preventDefault());

const root = document.getElementById("app");
if (!root) throw new Error("Element #app not found in index.html");
createRoot(root).render(
  <StrictMode>
    <Shell route={undefined} isBusy={false}>
      <div className={classNames("page grid", styles.page)}>
        <h1>Components</h1>
        <BasicsSection />
        <ImagesSection />
        <WizardSection />
      </div>
    </Shell>
  </StrictMode>,
);
