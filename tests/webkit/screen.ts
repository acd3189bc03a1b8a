import { spawn } from "node:child_process";

/** Where Debian's webkit2gtk-driver package puts it. */
export const MINI_BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

export interface VirtualScreen {
  /** What a program needs in its environment to show itself there. */
  readonly env: Readonly<Record<string, string>>;
  stop(): void;
}

/** A screen in memory, for a browser that has to have one. */
export async function startScreen(width: number, height: number): Promise<VirtualScreen> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", `${width}x${height}x24`], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.once("error", reject);
    screen.stdio[3]?.once("data", (data) => resolve(`:${String(data).trim()}`));
  });
  return {
    env: {
      DISPLAY: display,
      GDK_BACKEND: "x11",
      LIBGL_ALWAYS_SOFTWARE: "1",
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    },
    stop: () => void screen.kill(),
  };
}
