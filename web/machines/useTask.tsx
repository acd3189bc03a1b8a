import { useState } from "react";
import { SHELF } from "#messages/shelf.ts";
import { Notice } from "../ui/notice/Notice.tsx";

/** Runs one task at a time; `problem` is a sentence about what went wrong. */
export function useTask<Doing = true>() {
  const [doing, setDoing] = useState<Doing>();
  const [problem, setProblem] = useState("");
  /** Runs a task, which returns what went wrong; `unknown` is said if it rejects. Returns whether it succeeded. */
  async function run(
    what: Doing | undefined,
    task: () => Promise<string | undefined>,
    unknown: string = SHELF.failed.unknown,
  ): Promise<boolean> {
    if (doing !== undefined) return false;
    setDoing(what);
    setProblem("");
    let wrong: string | undefined = unknown;
    try {
      wrong = await task();
    } catch (fault) {
      if (!(fault instanceof DOMException && fault.name === "AbortError")) console.error(fault);
    }
    setDoing(undefined);
    setProblem(wrong ?? "");
    return wrong === undefined;
  }
  return { doing, setDoing, problem, setProblem, run };
}

/** Says what went wrong, if anything. */
export const Problem = ({ children, onDismiss }: { children: string; onDismiss?: () => void }) =>
  children !== "" && (
    <Notice tone="error" announced onDismiss={onDismiss}>
      {children}
    </Notice>
  );
