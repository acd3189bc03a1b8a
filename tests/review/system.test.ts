import { expect, it } from "vitest";
import { detectOperatingSystem } from "../../web/review/UsbStickGuide.tsx";

it.each([
  ["ipad", "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15", 5],
  ["ipad", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15", 5],
  ["mac", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15", 0],
  ["android", "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0", 5],
  ["windows", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0", 10],
] as const)("the way to a stick is first that of %s for %s", (system, userAgent, touchPoints) => {
  expect(detectOperatingSystem(userAgent, touchPoints)).toBe(system);
});
