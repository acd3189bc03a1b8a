import { useEffect, useRef, useState } from "react";
import { SHELF } from "#messages/shelf.ts";
import { Notice } from "../ui/notice/Notice.tsx";

/** Runs one long task at a time, and aborts it on unmount. Closing the tab meanwhile asks for confirmation. */
export function useTask<Doing = true>() {
  const [doing, setDoing] = useState<Doing>();
  const [problem, setProblem] = useState("");
  /** Unlike `doing`, up to date in callbacks of earlier renders. */
  const isRunning = useRef(false);
  const controller = useRef<AbortController>(undefined);
  const cancel = () => controller.current?.abort();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads a ref
  useEffect(() => cancel, []);
  const isBusy = doing !== undefined;
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: Event) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isBusy]);
  /**
   * Resolves to whether the task succeeded. The task resolves to an error message if it fails; `unknown` is the message
   * if it rejects. Other tasks may start during one without `what`.
   */
  async function run(
    what: Doing | undefined,
    task: (signal: AbortSignal) => Promise<string | undefined>,
    unknown: string = SHELF.failed.unknown,
  ): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = what !== undefined;
    setDoing(what);
    setProblem("");
    controller.current = new AbortController();
    let wrong: string | undefined = unknown;
    try {
      wrong = await task(controller.current.signal);
    } catch (fault) {
      if (!(fault instanceof DOMException && fault.name === "AbortError")) console.error(fault);
    }
    if (what !== undefined) {
      isRunning.current = false;
      setDoing(undefined);
    }
    setProblem(wrong ?? "");
    return wrong === undefined;
  }
  return { doing, setDoing, problem, setProblem, run, cancel };
}

export const ProblemNotice = ({ children, onDismiss }: { children: string; onDismiss?: () => void }) =>
  children !== "" && (
    <Notice tone="error" announced onDismiss={onDismiss}>
      {children}
    </Notice>
  );
