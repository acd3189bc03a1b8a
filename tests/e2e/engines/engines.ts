import { inject, it } from "vitest";
import type { TestProgramName } from "../../../scripts/machine.ts";
import { needs } from "../../support/programs.ts";
import { newProfile } from "../browser.ts";
import { HANDS, STILL_MOUSE } from "../hands.ts";
import type { Visitor } from "../journey.ts";
import { visitorWith } from "../journeys.ts";
import { type Driver, visitorOf } from "./driver.ts";
import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";

interface Visit {
  readonly visitor: Visitor;
  stop(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  readonly needs: readonly TestProgramName[];
  start(): Promise<Visit>;
}

async function startChromium(): Promise<Visit> {
  const context = await newProfile({ ...STILL_MOUSE, serviceWorkers: "allow" });
  return {
    visitor: visitorWith(await context.newPage(), HANDS.mouse),
    stop: () => context.close(),
  };
}

const driven = (start: () => Promise<Driver>) => async (): Promise<Visit> => {
  const driver = await start();
  return { visitor: visitorOf(driver), stop: () => driver.stop() };
};

export const ENGINES: readonly Engine[] = [
  { name: "Chromium", needs: [], start: startChromium },
  { name: "Firefox", needs: ["firefox-esr"], start: driven(startFirefox) },
  { name: "WebKit", needs: ["WebKitWebDriver", "Xvfb"], start: driven(startWebKit) },
];

export type Journey = (visitor: Visitor, url: string) => Promise<void>;

/** Runs a journey in every engine that this machine has, each time in a new profile. */
export function inEveryEngine(name: string, journey: Journey, engines = ENGINES): void {
  for (const engine of engines)
    it(`${name} in ${engine.name}`, needs(...engine.needs), async () => {
      const { visitor, stop } = await engine.start();
      try {
        await journey(visitor, inject("baseUrl"));
      } catch (fault) {
        const page = await visitor.ask(() => `${location.href}\n${document.body.innerText}`).catch(String);
        console.error(`${name} in ${engine.name} ended on ${page}`);
        throw fault;
      } finally {
        await stop();
      }
    });
}
