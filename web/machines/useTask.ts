import { useState } from "react";
import { SHELF } from "../messages/en/shelf.ts";

/** Runs one task at a time; `problem` is a sentence about what went wrong. */
export function useTask<Doing = true>() {
  const [doing, setDoing] = useState<Doing>();
  const [problem, setProblem] = useState("");
  /** Runs a task, which resolves to what went wrong; `unknown` is said if it rejects. Returns whether it succeeded. */
  async function run(
    what: Doing | undefined,
    task: () => Promise<string | undefined>,
    unknown: string = SHELF.failed.unknown,
  ): Promise<boolean> {
    if (doing) return false;
    setDoing(what);
    setProblem("");
    let wrong: string | undefined = unknown;
    try {
      wrong = await task();
    } catch (fault) {
      console.error(fault);
    }
    setDoing(undefined);
    setProblem(wrong ?? "");
    return wrong === undefined;
  }
  return { doing, setDoing, problem, setProblem, run };
}
