import { type RefObject, useEffect, useState } from "react";

/** So far outside the window a card is made ready, and kept. */
const AHEAD = "320px";

const told = new WeakMap<Element, (isSeen: boolean) => void>();
let watcher: IntersectionObserver | undefined;

/** Whether an element is in the window, or nearly. One observer serves all. */
export function useSeen(ref: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    watcher ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) told.get(target)?.(isIntersecting);
      },
      { rootMargin: AHEAD },
    );
    const { observe, unobserve } = watcher;
    told.set(element, setIsSeen);
    observe.call(watcher, element);
    return () => {
      told.delete(element);
      if (watcher) unobserve.call(watcher, element);
    };
  }, [ref]);
  return isSeen;
}
