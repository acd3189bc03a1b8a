import { GUIDES } from "#messages/guides.ts";
import { LANGUAGE } from "#messages/language.ts";
import type { MachineGuide } from "../../../../shared/machine/machine.ts";
import { formatSize, translateArrangement } from "../../../../shared/machine/questions.ts";
import type { Arrangement } from "../../../../shared/machine/types.ts";
import { ACTIVE } from "../../../../shared/machines/index.ts";
import { PRODUCT_NAME } from "../../../../shared/product.ts";
import { deliverFile, releaseDelivery } from "../../../files/deliver.ts";
import { Button, ButtonLink } from "../../../ui/button/Button.tsx";
import { Card } from "../../../ui/card/Card.tsx";
import { classNames } from "../../../ui/classes.ts";
import { SizeDrawing } from "../../../ui/dropzone/SizeDrawing.tsx";
import { notify } from "../../../ui/toast/notify.ts";
import { FileTable } from "../FileTable.tsx";
import guide from "../guide.module.css";
import { drawBlankTemplate } from "./blank-template.ts";
import styles from "./ImageRequirementsPage.module.css";
import { createRequirementCards } from "./requirement-cards.ts";

/** Long enough for browsers to save a file. */
const RELEASE_DELAY_MS = 60_000;

const { model } = ACTIVE;

export function ImageRequirementsPage({ guide: machineGuide }: { readonly guide: MachineGuide }) {
  return (
    <div className={classNames("page", guide.page)}>
      <header className={guide.head}>
        <h1>{GUIDES.requirements.heading}</h1>
        <p>{GUIDES.requirements.intro(PRODUCT_NAME)}</p>
      </header>
      <section className="stack-5" aria-labelledby="practices">
        <h2 id="practices">{GUIDES.requirements.practices}</h2>
        <ul className={classNames(guide.columns, styles.practices)}>
          {machineGuide.practices.map(({ title, text }) => (
            <li key={title} className={classNames("stack top muted", styles.practice)}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="stack-5" aria-labelledby="types">
        <h2 id="types">{GUIDES.requirements.screens}</h2>
        <div className={classNames("stack-5", styles.cards)}>
          {createRequirementCards(model, machineGuide).map((card) => (
            <RequirementCardView key={card.title} card={card} />
          ))}
        </div>
      </section>
      <section className="stack-5" aria-labelledby="files">
        <h2 id="files">{GUIDES.files.heading}</h2>
        <p>{GUIDES.files.intro}</p>
        <FileTable />
      </section>
      <p>
        <ButtonLink href={model.nameStep.route} variant="primary" size="large" icon="forward" iconAt="end">
          {GUIDES.start}
        </ButtonLink>
      </p>
    </div>
  );
}

function RequirementCardView({
  card: { title, amount, advice, format, sizes, differing },
}: {
  card: ReturnType<typeof createRequirementCards>[number];
}) {
  return (
    <Card title={title} level={3}>
      <div className={classNames("wrap", styles.card)}>
        <ul className={classNames("wrap", styles.sizes)}>
          {sizes.map(({ arrangement, templateName, counts }) => (
            <li key={formatSize(arrangement.size)} className={classNames("stack top centred", styles.size)}>
              <SizeDrawing screen={model.screen} size={arrangement.size} />
              {counts && <span className="soft">{counts}</span>}
              <Button
                size="small"
                icon="download"
                aria-label={GUIDES.requirements.templateFor(title, formatSize(arrangement.size))}
                onClick={() => saveTemplate(templateName, arrangement)}
              >
                {GUIDES.requirements.template}
              </Button>
            </li>
          ))}
        </ul>
        <div className={classNames("stack top", styles.words)}>
          {amount && <p className={styles.amount}>{amount}</p>}
          <p>{format}</p>
          {advice && <p>{advice}</p>}
          {differing.map((sentence) => (
            <p key={sentence} className={classNames("small", styles.differing)}>
              {sentence}
            </p>
          ))}
        </div>
      </div>
    </Card>
  );
}

async function saveTemplate(name: string, arrangement: Arrangement): Promise<void> {
  try {
    const saved = deliverFile(
      await drawBlankTemplate(translateArrangement(model, LANGUAGE, arrangement)),
      name,
    );
    setTimeout(() => releaseDelivery(saved), RELEASE_DELAY_MS);
  } catch (fault) {
    console.error("Failed to create the template", fault);
    notify.error(GUIDES.requirements.templateNotMade);
  }
}
