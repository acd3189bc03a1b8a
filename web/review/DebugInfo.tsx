import { useId, useState } from "react";
import { TEST_DOWNLOAD } from "#messages/test-download.ts";
import { collectDebugInfo } from "../exports/test-package.ts";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import styles from "./DebugInfo.module.css";

export function DebugInfo({ fault }: { fault: unknown }) {
  const id = useId();
  const [info] = useState(() => collectDebugInfo(fault));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {isOpen ? TEST_DOWNLOAD.hideDebug : TEST_DOWNLOAD.showDebug}
      </Button>
      <dl id={id} className={classNames("stack tiny", styles.debug)} hidden={!isOpen}>
        {Object.entries(info).map(([name, value]) => (
          <div key={name}>
            <dt className="muted">{name}</dt>
            <dd className={classNames("anywhere", styles.value)}>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
