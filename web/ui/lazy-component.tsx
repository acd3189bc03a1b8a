import { type ComponentType, type ReactNode, useLayoutEffect, useState } from "react";
import { waitToRetry } from "./wait-to-retry.ts";

/**
 * If loading fails, the component calls `onClose` or, without one, retries when the visitor acts. React.lazy would
 * hide a loaded page for 300 ms (FALLBACK_THROTTLE_MS in React 19).
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { fallback?: ReactNode; onClose?(): void }> {
  let Loaded: ComponentType<Props> | undefined;
  return function LazyComponent({ fallback, ...props }) {
    const [, setLoaded] = useState(false);
    // biome-ignore lint/correctness/useExhaustiveDependencies: runs only on mount
    useLayoutEffect(() => {
      const start = (): unknown =>
        load().then(
          (component) => {
            Loaded ??= component;
            setLoaded(true);
          },
          (fault) => {
            if (props.onClose) props.onClose();
            else void waitToRetry().then(start);
            throw fault;
          },
        );
      if (!Loaded) start();
    }, []);
    return Loaded ? <Loaded {...(props as Props)} /> : fallback;
  };
}
