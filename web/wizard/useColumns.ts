import { useCallback, useLayoutEffect, useState } from "react";

/** Under this a slot has no room beside others, in the visitor's own letters; and the gap between two. */
const LEAST_REM = 12.5;
const GAP_REM = 1;

/** The number of columns for an element's slots; undefined where they would be too narrow and become a list. */
export function useColumns(wanted: number) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isNarrow, setIsNarrow] = useState(false);
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setIsNarrow(element.clientWidth < (wanted * LEAST_REM + (wanted - 1) * GAP_REM) * rem);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, wanted]);
  const measured = useCallback((next: HTMLElement | null) => setElement(next), []);
  return { columns: isNarrow ? undefined : wanted, element, measured };
}
