import { useEffect, useState } from "react";
import { EXPORTS } from "#messages/exports.ts";
import { TEST_DOWNLOAD } from "#messages/test-download.ts";
import { ACTIVE } from "../../../../shared/machines/index.ts";
import { machineNameOf } from "../../../../shared/model/design.ts";
import { state, store } from "../../../edit/app.ts";
import {
  createTestPackage,
  TEST_PACKAGE_FILE_NAME,
  testPackageFailureMessage,
  ZIP_LIBRARY,
} from "../../../exports/test-package.ts";
import { DeliveryNotice } from "../../../files/DeliveryNotice.tsx";
import { type Delivery, deliverFile, releaseDelivery } from "../../../files/deliver.ts";
import { DebugInfo } from "../../../review/DebugInfo.tsx";
import { Button } from "../../../ui/button/Button.tsx";
import { Card, Facts } from "../../../ui/card/Card.tsx";
import { classNames } from "../../../ui/classes.ts";
import { Notice } from "../../../ui/notice/Notice.tsx";
import { notify } from "../../../ui/toast/notify.ts";
import guide from "../guide.module.css";
import styles from "./TestDownloadPage.module.css";

const TEST = EXPORTS.kinds.test;

export function TestDownloadPage() {
  const [isBusy, setBusy] = useState(false);
  const [delivery, setDelivery] = useState<Delivery>();
  const [failure, setFailure] = useState<{ fault: unknown }>();
  useEffect(() => () => delivery && releaseDelivery(delivery), [delivery]);

  async function download() {
    setBusy(true);
    setFailure(undefined);
    setDelivery(undefined);
    try {
      await store.ready.catch(console.warn);
      const file = await createTestPackage(machineNameOf(ACTIVE.model, state.design));
      setDelivery(deliverFile(file, TEST_PACKAGE_FILE_NAME));
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
    <div className={classNames("page", guide.page)}>
      <header className={guide.head}>
        <h1>{TEST_DOWNLOAD.heading}</h1>
        <p>{TEST_DOWNLOAD.intro}</p>
      </header>
      <section className={classNames("stack-4 fluid", styles.main)} aria-label={TEST_DOWNLOAD.region}>
        <Button
          variant="primary"
          size="large"
          icon="download"
          busy={isBusy}
          busyLabel={TEST.busy}
          onClick={download}
        >
          {TEST_DOWNLOAD.download(TEST_PACKAGE_FILE_NAME)}
        </Button>
        {failure && (
          <Notice tone="error" title={TEST.failure}>
            <p>{testPackageFailureMessage(failure.fault)}</p>
            <DebugInfo fault={failure.fault} />
          </Notice>
        )}
        {delivery && <DeliveryNotice delivery={delivery} />}
      </section>
      <div className={classNames("stack-5", styles.cards)}>
        <Card title={TEST_DOWNLOAD.contents} level={2}>
          <Facts
            facts={[
              { term: "README.txt", value: TEST_DOWNLOAD.facts.readme },
              { term: "config.json", value: TEST_DOWNLOAD.facts.config },
              { term: "images/test.png", value: TEST_DOWNLOAD.facts.image },
              { term: TEST_DOWNLOAD.facts.compression, value: "DEFLATE" },
              { term: TEST_DOWNLOAD.facts.library, value: `${ZIP_LIBRARY.name} ${ZIP_LIBRARY.version}` },
            ]}
          />
        </Card>
        <Card title={TEST_DOWNLOAD.troubleshooting} level={2}>
          <ul className="stack-3">
            {TEST_DOWNLOAD.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </Card>
      </div>
    </div>
  );
}
