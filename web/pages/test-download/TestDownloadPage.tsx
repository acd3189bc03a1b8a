import { useEffect, useRef, useState } from "react";
import { ACTIVE } from "../../../shared/machines/index.ts";
import { machineNameOf } from "../../document/design.ts";
import { DeliveryNotice } from "../../download/DeliveryNotice.tsx";
import { type Delivery, deliver, forget } from "../../download/deliver.ts";
import { SaveFault, testFailureWords } from "../../exports/test-failure.ts";
import { makeTestPackage, TEST_FILE_NAME } from "../../exports/test-package.ts";
import { ZIP_LIBRARY } from "../../exports/zip-library.ts";
import { store } from "../../storage/store.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Card } from "../../ui/card/Card.tsx";
import { Facts } from "../../ui/facts/Facts.tsx";
import { Notice } from "../../ui/notice/Notice.tsx";
import { notify } from "../../ui/toast/notify.ts";
import { EXPORTS } from "../../words/exports.ts";
import guide from "../guide.module.css";
import { DebugInfo } from "./DebugInfo.tsx";
import styles from "./TestDownloadPage.module.css";

const TEST = EXPORTS.kinds.test;

/** A small test file, to find out whether downloads and USB drives work before a real one is made. */
export function TestDownloadPage() {
  const [isBusy, setBusy] = useState(false);
  const [delivery, setDelivery] = useState<Delivery>();
  const [failure, setFailure] = useState<{ fault: unknown }>();
  const last = useRef<Delivery>(undefined);
  useEffect(() => () => last.current && forget(last.current), []);

  async function download() {
    setBusy(true);
    setFailure(undefined);
    setDelivery(undefined);
    try {
      if (last.current) forget(last.current);
      const file = await makeTestPackage(machineNameOf(ACTIVE.model, store.design));
      last.current = save(file);
      setDelivery(last.current);
      notify.success(TEST.success);
    } catch (fault) {
      console.error(TEST.failure, fault);
      notify.error(TEST.failure);
      setFailure({ fault });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={guide.page}>
      <header className={guide.head}>
        <h1>Test download</h1>
        <p>
          Make a small .mp file and see whether it arrives: on this device, on the USB drive, on the machine's
          import screen. It holds a test card and is not a real configuration.
        </p>
      </header>
      <section className={styles.main} aria-label="Download the test package">
        <Button
          variant="primary"
          size="large"
          icon="download"
          busy={isBusy}
          busyLabel={TEST.busy}
          onClick={download}
        >
          Download {TEST_FILE_NAME}
        </Button>
        {failure && (
          <Notice tone="error" title={TEST.failure}>
            <p>{testFailureWords(failure.fault)}</p>
            <DebugInfo fault={failure.fault} />
          </Notice>
        )}
        {delivery && <DeliveryNotice delivery={delivery} />}
      </section>
      <div className={styles.cards}>
        <Card title="What is in it" level={2}>
          <Facts
            facts={[
              { term: "README.txt", value: "what this is" },
              { term: "config.json", value: "name, version 1.0, type" },
              { term: "images/test.png", value: "400 × 300 test card" },
              { term: "Compression", value: "DEFLATE" },
              { term: "ZIP library", value: `${ZIP_LIBRARY.name} ${ZIP_LIBRARY.version}` },
            ]}
          />
        </Card>
        <Card title="Troubleshooting" level={2}>
          <ul className={styles.tips}>
            <li>Nothing is saved? Check whether the browser blocks pop-ups or downloads for this site.</li>
            <li>
              The file is a ZIP archive. Rename it from <b>.mp</b> to <b>.zip</b> to look inside.
            </li>
            <li>
              An error appears? Choose <b>Show debug info</b> beside it, and send what it says along with your
              question.
            </li>
            <li>On a tablet, look in the Files or Downloads app: browsers save there without asking.</li>
          </ul>
        </Card>
      </div>
    </div>
  );
}

function save(file: Blob): Delivery {
  try {
    return deliver(file, TEST_FILE_NAME);
  } catch (fault) {
    throw new SaveFault(String(fault), { cause: fault });
  }
}
