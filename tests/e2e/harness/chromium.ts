import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll } from "vitest";
import { newProfile } from "../browser.ts";
import type { Harness } from "./main.ts";
import type { Call } from "./photographic.ts";
import { type HarnessServer, serveHarness } from "./serve-harness.ts";

export function chromiumWithHarness() {
  let server: HarnessServer;
  const profiles: BrowserContext[] = [];
  beforeAll(async () => {
    server = await serveHarness();
  });
  afterAll(async () => {
    await Promise.all(profiles.map((each) => each.close()));
    await server?.stop();
  });
  return {
    url: () => server.url,
    /** A new browser profile, closed after the file's tests. */
    async profile(): Promise<BrowserContext> {
      const profile = await newProfile({ baseURL: server.url });
      profiles.push(profile);
      return profile;
    },
  };
}

export async function openStore(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto("/");
  await call(page, "ready");
  return page;
}

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await call(page, "ready");
}

/** A page that does not answer for so long, on a busy machine too, never will. */
const ANSWER_TIMEOUT_MS = 180_000;

export async function call<Name extends keyof Harness>(
  page: Page,
  name: Name,
  ...args: Parameters<Harness[Name]>
): Promise<Awaited<ReturnType<Harness[Name]>>> {
  const run = ({ name, args }: { name: string; args: unknown[] }) => {
    const { harness } = globalThis as unknown as { harness: Record<string, (...args: unknown[]) => unknown> };
    return harness[name]?.(...args);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the page did not answer ${name}`)), ANSWER_TIMEOUT_MS);
  });
  const ask = async () => {
    await page.waitForFunction(() => "harness" in globalThis);
    return (await page.evaluate(run, { name, args })) as Awaited<ReturnType<Harness[Name]>>;
  };
  try {
    return await Promise.race([ask(), silence]);
  } finally {
    clearTimeout(timer);
  }
}

export const act = (page: Page, [name, ...args]: Call) => call(page, "call", name, ...(args as object[]));
