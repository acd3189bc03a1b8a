import { PACKAGES } from "#messages/packages.ts";
import { findCategory } from "../../shared/machine/questions.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { FindingLevel } from "../../shared/package/rules/rule.ts";
import { judgeFindings, type PackageFinding } from "../../shared/package/rules/rules.ts";
import type { RuleTexts } from "../../shared/package/rules/texts.ts";
import { classNames } from "../ui/classes.ts";
import { Icon } from "../ui/icon/Icon.tsx";
import { ICONS } from "../ui/icon/icons.ts";
import { Notice } from "../ui/notice/Notice.tsx";
import styles from "./PackagePage.module.css";

const LEVELS: readonly FindingLevel[] = ["error", "warning", "note"];
const SHOWN = 4;
const SHOWN_MORE = 100;

export const VERDICT_TONES = {
  closed: "error",
  design: "info",
  error: "error",
  warning: "warning",
  incomplete: "warning",
  good: "valid",
} as const;

export function Verdict({
  findings,
  isReadable,
}: {
  findings: readonly PackageFinding[];
  isReadable: boolean;
}) {
  const rules = (level: FindingLevel) =>
    new Set(findings.filter((finding) => finding.level === level).map(({ rule }) => rule)).size;
  const [errors, warnings] = [rules("error"), rules("warning")];
  const empty = findings.filter(({ rule }) => rule === "place-empty").length;
  const verdict = isReadable ? judgeFindings(findings) : "closed";
  const { closed, error, warning, incomplete, good } = PACKAGES.verdictNotes;
  const notes = {
    closed,
    error: error(errors),
    warning: warning(warnings),
    incomplete: incomplete(empty),
    good,
  };
  return (
    <Notice tone={VERDICT_TONES[verdict]} title={PACKAGES.verdicts[verdict]} announced>
      <p>{notes[verdict]}</p>
    </Notice>
  );
}

export function Findings({ findings }: { findings: readonly PackageFinding[] }) {
  if (findings.length === 0) return null;
  return (
    <div className={classNames("stack-5", styles.groups)}>
      {LEVELS.map((level) => {
        const own = findings.filter((finding) => finding.level === level);
        if (own.length === 0) return null;
        return (
          <section key={level} className="stack-3" aria-labelledby={`findings-${level}`}>
            <h2 id={`findings-${level}`} className="large">
              {PACKAGES.levels[level]}
            </h2>
            <ul className={classNames("stack-3", styles.rules)}>
              {[...Map.groupBy(own, ({ rule }) => rule)].map(([rule, found]) => (
                <RuleFindings key={rule} rule={rule} level={level} findings={found} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

interface RuleFindingsProps extends Pick<PackageFinding, "rule" | "level"> {
  findings: readonly PackageFinding[];
}

function RuleFindings({ rule, level, findings }: RuleFindingsProps) {
  const texts: RuleTexts = PACKAGES.rules[rule];
  const lines = findings.map((finding) => lineOf(texts, finding)).filter((line) => line !== "");
  const [shown, rest] = [lines.slice(0, SHOWN), lines.slice(SHOWN)];
  return (
    <li
      className={classNames(
        "stack-3 slip",
        styles.rule,
        level === "error" && styles.error,
        level === "note" && styles.note,
      )}
      data-rule={rule}
    >
      <span className={styles.sign}>
        <Icon shape={level === "note" ? ICONS.info : "alert"} />
      </span>
      <div className="stack anywhere">
        <p className="strong">{texts.title}</p>
        {shown.length > 0 && <Lines lines={shown} />}
        {rest.length > 0 && (
          <details>
            <summary className={classNames("line touch semibold small pressable", styles.more)}>
              {PACKAGES.more(rest.length)}
            </summary>
            <Lines lines={rest.slice(0, SHOWN_MORE)} />
            {rest.length > SHOWN_MORE && <p>{PACKAGES.more(rest.length - SHOWN_MORE)}</p>}
          </details>
        )}
        <p className="soft">{texts.advice}</p>
      </div>
    </li>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="stack-1 small">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}

function lineOf({ detail }: RuleTexts, { rule, entry, values }: PackageFinding): string {
  if (rule === "place-empty") return placeWords(`${values.category}`, `${values.slot}`);
  const more = detail?.(values) ?? "";
  if (entry === null) return more;
  return more === "" ? entry : PACKAGES.about(entry, more);
}

function placeWords(id: string, slot: string): string {
  const category = findCategory(ACTIVE.model, id);
  const label = category?.kind === "slots" && category.slots.find((each) => each.id === slot)?.label;
  return label ? PACKAGES.folder(category.label, label) : (category?.label ?? id);
}
