import { GUIDES } from "#messages/guides.ts";
import type { MachineGuide } from "../../../../shared/machine/machine.ts";
import { PAGE_PATHS, PRODUCT_NAME } from "../../../../shared/product.ts";
import { Button, ButtonLink } from "../../../ui/button/Button.tsx";
import { classNames } from "../../../ui/classes.ts";
import { Notice } from "../../../ui/notice/Notice.tsx";
import { FileTable } from "../FileTable.tsx";
import guide from "../guide.module.css";
import { StepDrawing } from "./StepDrawing.tsx";
import styles from "./UploadInstructionsPage.module.css";

/** Must fit on one printed page. */
export function UploadInstructionsPage({
  guide: { importSteps, troubles },
}: {
  readonly guide: MachineGuide;
}) {
  return (
    <div className={classNames("page", guide.page, styles.page)}>
      <header className={classNames("wrap between", styles.head)}>
        <div className={guide.head}>
          <h1>{GUIDES.instructions.heading}</h1>
          <p>{GUIDES.instructions.intro(importSteps.length)}</p>
        </div>
        <div className={styles.print}>
          <Button onClick={() => window.print()}>{GUIDES.instructions.print}</Button>
        </div>
      </header>
      <ol className={classNames(guide.columns, styles.steps)}>
        {importSteps.map(({ drawing, drawn, title, text }) => (
          <li key={title} className={classNames("stack top muted", styles.step)}>
            <StepDrawing id={drawing} text={drawn} />
            <h2 className={classNames("stack-3 large", styles.title)}>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <Notice tone="warning" title={GUIDES.instructions.tryOneTitle}>
        <p>{GUIDES.instructions.tryOne(PRODUCT_NAME)}</p>
      </Notice>
      <section className="stack-4" aria-labelledby="troubles">
        <h2 id="troubles">{GUIDES.instructions.troubles}</h2>
        <dl className={classNames("stack", styles.list)}>
          {troubles.map(({ title, text }) => (
            <div key={title} className={styles.trouble}>
              <dt>{title}</dt>
              <dd className="muted">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={classNames("wrap between", styles.refused)} aria-labelledby="refused">
        <div>
          <h2 id="refused">{GUIDES.instructions.refused.title}</h2>
          <p className="lead">{GUIDES.instructions.refused.text}</p>
        </div>
        <ButtonLink href={PAGE_PATHS.package} icon="search">
          {GUIDES.instructions.refused.link}
        </ButtonLink>
      </section>
      <section className={classNames("stack-3 fluid", styles.files)} aria-labelledby="files">
        <h2 id="files">{GUIDES.files.heading}</h2>
        <p>{GUIDES.files.intro}</p>
        <FileTable />
      </section>
      <p className={classNames("wrap gap-3", styles.next)}>
        <ButtonLink href={PAGE_PATHS.mediaUpload} icon="upload">
          {GUIDES.mediaPackage}
        </ButtonLink>
        <ButtonLink href={PAGE_PATHS.testDownload} icon="download">
          {GUIDES.testDownload}
        </ButtonLink>
      </p>
    </div>
  );
}
