import { useState } from "react";
import { SHELL } from "#messages/shell.ts";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import styles from "./shell/Shell.module.css";

/** Replaces a page whose code can't be loaded. */
export function PageNotLoaded({ title }: { title: string }) {
  const [isTrying, setIsTrying] = useState(false);
  const tryAgain = async () => {
    setIsTrying(true);
    try {
      // Many browsers never retry a failed module, so only a reload helps. If offline, this page stays.
      await fetch(location.href, { cache: "no-store" });
      location.reload();
    } catch {
      setIsTrying(false);
    }
  };
  return (
    <div id="content" className={classNames("page", "stack-4", styles.lost)} tabIndex={-1}>
      <h1>{title}</h1>
      <p role="alert">{SHELL.notLoaded}</p>
      <p>
        <Button variant="primary" busy={isTrying} onClick={tryAgain}>
          {SHELL.tryAgain}
        </Button>
      </p>
    </div>
  );
}
