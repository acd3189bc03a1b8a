import { type ReactNode, useEffect } from "react";
import { DEVELOPERS } from "#messages/developers.ts";
import { formatSize } from "../../../../shared/machine/questions.ts";
import { ACTIVE } from "../../../../shared/machines/index.ts";
import { describeMachine } from "../../../../shared/package/describe-machine.ts";
import check from "../../../../shared/package/examples/check.sh?raw";
import first from "../../../../shared/package/examples/first.sh?raw";
import node from "../../../../shared/package/examples/package.mjs?raw";
import powershell from "../../../../shared/package/examples/package.ps1?raw";
import python from "../../../../shared/package/examples/package.py?raw";
import curl from "../../../../shared/package/examples/package.sh?raw";
import { API_PATHS } from "../../../../shared/package/limits.ts";
import { PROBLEMS } from "../../../../shared/package/problems.ts";
import { PRODUCT_NAME } from "../../../../shared/product.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { classNames } from "../../../ui/classes.ts";
import { ICONS } from "../../../ui/icon/icons.ts";
import { copyText } from "../../../ui/toast/copy-text.ts";
import { GuideTable } from "../FileTable.tsx";
import guide from "../guide.module.css";
import styles from "./DevelopersPage.module.css";

const EXAMPLE_SITE = "https://brewscreen.example";

const CODE = { curl, node, python, powershell };
const LANGUAGES = ["curl", "node", "python", "powershell"] as const;

const LINKS = ["index", "machines", "openapi", "configSchema"] as const;

export function DevelopersPage() {
  // API responses link to a row, but the browser looks for it before this page is loaded.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  return (
    <div className={classNames("page", guide.page)}>
      <header className={guide.head}>
        <h1>{DEVELOPERS.heading}</h1>
        <p>{DEVELOPERS.intro(PRODUCT_NAME)}</p>
      </header>
      <Section id="first" title={DEVELOPERS.first} text={DEVELOPERS.firstText}>
        <Example name={DEVELOPERS.first} code={first} />
      </Section>
      <Section id="check" title={DEVELOPERS.check} text={DEVELOPERS.checkText}>
        <Example name={DEVELOPERS.check} code={check} />
      </Section>
      <Section id="folder" title={DEVELOPERS.folder} text={DEVELOPERS.folderText}>
        {LANGUAGES.map((language) => (
          <details key={language} name="language">
            <summary className={classNames("semibold pressable", styles.language)}>
              {DEVELOPERS.languages[language]}
            </summary>
            <Example name={DEVELOPERS.languages[language]} code={CODE[language]} />
          </details>
        ))}
      </Section>
      <Section id="slots" title={DEVELOPERS.slots} text={DEVELOPERS.slotsText}>
        <SlotTable />
        <p>{DEVELOPERS.sizes}</p>
      </Section>
      <Section id="reference" title={DEVELOPERS.reference}>
        <ul className={styles.links}>
          {LINKS.map((link) => (
            <li key={link}>
              <a href={API_PATHS[link]}>{DEVELOPERS.links[link]}</a>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="errors" title={DEVELOPERS.errors} text={DEVELOPERS.errorsText}>
        <ErrorTable />
      </Section>
    </div>
  );
}

interface SectionProps {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

function Section({ id, title, text, children }: SectionProps) {
  return (
    <section className={classNames("stack-4", styles.section)} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </section>
  );
}

function Example({ name, code }: { name: string; code: string }) {
  const text = code.replaceAll(EXAMPLE_SITE, location.origin);
  return (
    <div className="relative shrinks">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard */}
      <section className={classNames("tiny", styles.code)} aria-label={DEVELOPERS.code(name)} tabIndex={0}>
        <pre>{text}</pre>
      </section>
      <div className={styles.copy}>
        <Button size="small" icon={ICONS.copy} onClick={() => copyText(text, DEVELOPERS.copying)}>
          {DEVELOPERS.copy}
        </Button>
      </div>
    </div>
  );
}

function SlotTable() {
  const { categories } = describeMachine(ACTIVE.model);
  return (
    <GuideTable
      name={DEVELOPERS.table}
      head={[DEVELOPERS.slot, DEVELOPERS.place, DEVELOPERS.size, DEVELOPERS.file]}
    >
      {categories.flatMap(({ label, arrangements }) => {
        const rows = arrangements.flatMap((each) =>
          each.slots.map((slot) => ({ ...slot, size: formatSize(each) })),
        );
        return [...Map.groupBy(rows, ({ id }) => id)].map(([id, same]) => {
          const sizes = [...new Set(same.map(({ size }) => size))];
          const files = [...new Set(same.map(({ file }) => file))];
          return (
            <tr key={id}>
              <th scope="row">{id}</th>
              <td>{DEVELOPERS.slotOf(label, same[0]?.label ?? "")}</td>
              <td>
                {sizes.map((size) => (
                  <div key={size}>{size}</div>
                ))}
              </td>
              <td>
                {files.map((file) => (
                  <div key={file}>{file}</div>
                ))}
              </td>
            </tr>
          );
        });
      })}
    </GuideTable>
  );
}

const ErrorTable = () => (
  <GuideTable
    name={DEVELOPERS.errorTable}
    head={[DEVELOPERS.errorCode, DEVELOPERS.status, DEVELOPERS.meaning]}
  >
    {Object.entries(PROBLEMS).map(([code, { status, title, advice }]) => (
      <tr key={code} id={code}>
        <th scope="row">{code}</th>
        <td>{status}</td>
        <td className={styles.meaning} lang="en">
          {`${title} ${advice}`}
        </td>
      </tr>
    ))}
  </GuideTable>
);
