import { expect, inject, it } from "vitest";
import { SHELF } from "#messages/shelf.ts";
import { driver, driverForTests, eventually, press } from "./driver.ts";

driverForTests();

const names = (): Promise<string[]> =>
  driver.ask(() => [...document.querySelectorAll("main li h2")].map((name) => name.textContent ?? ""));
const listed = (expected: readonly string[]) =>
  eventually(async () => {
    expect((await names()).sort()).toEqual(expected);
    return expected;
  });
const openName = () => driver.ask(() => localStorage.getItem("machineName"));

it("the shelf lists, duplicates and opens designs, which stay over a reload", async () => {
  const base = inject("baseUrl");
  await driver.open(`${base}/assets/404.html`);
  await driver.ask(() => {
    localStorage.setItem("machineName", "Lobby");
    localStorage.setItem("machineTimestamp", "1700000000000");
    localStorage.setItem("blendNames", JSON.stringify({ left: "House Blend" }));
  });
  await driver.open(`${base}/machines`);
  await listed(["Lobby"]);
  await press(SHELF.more("Lobby"));
  await press(SHELF.duplicate);
  await eventually(async () => {
    const [field] = await driver.find("main li input");
    if (field === undefined) return undefined;
    await driver.click(field);
    // The list may be drawn anew meanwhile, with the name that it knows: until the new one stands there.
    await driver.clear(field);
    await driver.keys(field, "Terrace");
    const value = await driver.ask(() => document.querySelector<HTMLInputElement>("main li input")?.value);
    return value === "Terrace" ? field : undefined;
  });
  await press(SHELF.saveName);
  await listed(["Lobby", "Terrace"]);
  expect(await openName()).toBe("Lobby");

  await press(SHELF.openNamed("Terrace"));
  await eventually(async () => ((await openName()) === "Terrace" ? true : undefined));
  expect(await driver.ask(() => localStorage.getItem("blendNames"))).toContain("House Blend");
  await driver.open(`${base}/machines`);
  await listed(["Lobby", "Terrace"]);
  await driver.reload();
  await listed(["Lobby", "Terrace"]);
  expect(await openName()).toBe("Terrace");
});
