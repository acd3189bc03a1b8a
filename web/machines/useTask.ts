import { useState } from "react";
import { SHELF } from "../messages/en/shelf.ts";

/** Runs one task at a time, and keeps what is being done and what went wrong, in words. */
export function useTask<Doing = true>() {
  const [doing, setDoing] = useState<Doing>();
  const [problem, setProblem] = useState("");
  /**
   * Runs a task, unless another is running. It resolves to what went wrong.
   *
   * @param unknown what is said if it rejects
   * @returns whether it went well
   */
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
