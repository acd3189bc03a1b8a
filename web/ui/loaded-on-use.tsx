import { type ComponentType, type ReactNode, useLayoutEffect, useState } from "react";

/**
 * A component whose code is loaded when it is first shown; `meanwhile` stands in its place until then. What React's
 * lazy loads is held back for 300 ms after its place was shown empty (FALLBACK_THROTTLE_MS, React 19), so every page
 * would come that much later. Where the code can't be had the place stays as it is, a dialog counts as closed, and the
 * next time tries again.
 */
export function loadedOnUse<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { meanwhile?: ReactNode; onClose?(): void }> {
  let Loaded: ComponentType<Props> | undefined;
  return function LoadedOnUse({ meanwhile, ...props }) {
    const [, setLoaded] = useState(false);
    // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is shown
    useLayoutEffect(() => {
      if (Loaded) return;
      void load().then(
        (component) => {
          Loaded ??= component;
          setLoaded(true);
        },
        (fault) => {
          props.onClose?.();
          throw fault;
        },
      );
    }, []);
    // What is left of the properties is the component's own.
    return Loaded ? <Loaded {...(props as Props)} /> : meanwhile;
  };
}
