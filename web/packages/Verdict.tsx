import type { Finding } from "../../shared/package/rules/rules.ts";
import { PACKAGES } from "../messages/en/packages.ts";
import { Notice, type Tone } from "../ui/notice/Notice.tsx";

type VerdictId = keyof typeof PACKAGES.verdicts;

const TONES: Readonly<Record<VerdictId, Tone>> = {
  closed: "error",
  error: "error",
  warning: "warning",
  good: "valid",
};

interface VerdictProps {
  findings: readonly Finding[];
  /** Whether anything in the file could be read. */
  isOpen: boolean;
}

export function Verdict({ findings, isOpen }: VerdictProps) {
  const rules = (level: Finding["level"]) =>
    new Set(findings.filter((finding) => finding.level === level).map(({ rule }) => rule)).size;
  const [errors, warnings] = [rules("error"), rules("warning")];
  const verdict: VerdictId = !isOpen ? "closed" : errors > 0 ? "error" : warnings > 0 ? "warning" : "good";
  const notes: Readonly<Record<VerdictId, string>> = {
    ...PACKAGES.verdictNotes,
    error: PACKAGES.verdictNotes.error(errors),
    warning: PACKAGES.verdictNotes.warning(warnings),
  };
  return (
    <Notice tone={TONES[verdict]} title={PACKAGES.verdicts[verdict]} announced>
      <p>{notes[verdict]}</p>
    </Notice>
  );
}
