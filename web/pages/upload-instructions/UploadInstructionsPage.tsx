import { ACTIVE } from "../../../shared/machines/index.ts";
import { Button, ButtonLink } from "../../ui/button/Button.tsx";
import { classes } from "../../ui/classes.ts";
import { Notice } from "../../ui/notice/Notice.tsx";
import guide from "../guide.module.css";
import { StepDrawing } from "./StepDrawing.tsx";
import styles from "./UploadInstructionsPage.module.css";

const { importSteps, troubles } = await ACTIVE.guide();

/** How the .mp file gets from a USB stick into the machine. Prints on one page. */
export function UploadInstructionsPage() {
  return (
    <div className={classes(guide.page, styles.page)}>
      <header className={styles.head}>
        <div className={guide.head}>
          <h1>How to upload my file</h1>
          <p>
            From the .mp file on your computer to the machine's screen, in eight steps. You need a USB stick.
          </p>
        </div>
        <div className={styles.print}>
          <Button onClick={() => window.print()}>Print this page</Button>
        </div>
      </header>
      <ol className={classes(guide.columns, styles.steps)}>
        {importSteps.map(({ drawing, title, text }) => (
          <li key={title} className={styles.step}>
            <StepDrawing id={drawing} />
            <h2 className={styles.title}>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <Notice tone="warning" title="Try it on one machine first">
        <p>
          Nothing public documents which machines read the .mp format that Brewscreen writes, and menus differ
          between machines. Import it on one before you carry it to the others.
        </p>
      </Notice>
      <section className={styles.troubles} aria-labelledby="troubles">
        <h2 id="troubles">If something does not work</h2>
        <dl className={styles.list}>
          {troubles.map(({ title, text }) => (
            <div key={title} className={styles.trouble}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p className={styles.next}>
        <ButtonLink href="/media-upload" icon="upload">
          Make a media package
        </ButtonLink>
        <ButtonLink href="/test-download" icon="download">
          Test the download
        </ButtonLink>
      </p>
    </div>
  );
}
