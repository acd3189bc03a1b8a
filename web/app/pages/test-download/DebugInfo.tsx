import { useId, useState } from "react";
import { debugInfo } from "../../../exports/test-failure.ts";
import { TEST_DOWNLOAD } from "../../../messages/en/test-download.ts";
import { Button } from "../../../ui/button/Button.tsx";
import styles from "./TestDownloadPage.module.css";

/** What to send along with a question about a failure, shown when it is asked for. */
export function DebugInfo({ fault }: { fault: unknown }) {
  const id = useId();
  const [info] = useState(() => debugInfo(fault));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {isOpen ? TEST_DOWNLOAD.hideDebug : TEST_DOWNLOAD.showDebug}
      </Button>
      <dl id={id} className={styles.debug} hidden={!isOpen}>
        {Object.entries(info).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
