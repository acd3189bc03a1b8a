/** Keeps the device's screen on, where the browser can, until the returned function is called. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const take = async () => {
    if (document.visibilityState !== "visible" || isOver) return;
    try {
      const taken = await navigator.wakeLock?.request("screen");
      if (isOver) await taken?.release();
      else lock = taken;
    } catch {
      // A low battery, or no permission: the screen goes dark as it always does.
    }
  };
  void take();
  // The browser lets go of it whenever the page is hidden.
  document.addEventListener("visibilitychange", take);
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", take);
    void lock?.release().catch(() => {});
  };
}
