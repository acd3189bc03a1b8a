import { useEffect, useRef, useState } from "react";
import { SHELF } from "#messages/shelf.ts";
import { Notice } from "../ui/notice/Notice.tsx";

/** Runs long tasks one at a time, and aborts them on unmount. Closing the tab during one asks for confirmation. */
export function useTask<Doing = true>() {
  const [doing, setDoing] = useState<Doing>();
  const [problem, setProblem] = useState("");
  /** Unlike `doing`, current in earlier renderings' callbacks. */
  const isRunning = useRef(false);
  const controller = useRef<AbortController>(undefined);
  const cancel = () => controller.current?.abort();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function reads a ref
  useEffect(() => cancel, []);
  const isBusy = doing !== undefined;
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: Event) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isBusy]);
  /**
   * The task resolves to an error message if it fails. `unknown` is the message if it rejects. A task without `what`
   * is so short that others may start before its end.
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
