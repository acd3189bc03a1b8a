import { expect, inject, it } from "vitest";
import { png } from "../support/png.ts";
import { browserForTests } from "./browser.ts";
import { drop } from "./files.ts";
import { doneButton, openTools, stage } from "./fit.ts";
import { settled } from "./settled.ts";
import { give, icon, shown } from "./uploads.ts";
import { chooseCount, eventually, image, placedPicture, zone } from "./wizard.ts";

const { open } = browserForTests();

it("over plain HTTP, as on a shop's own network, images are added, fitted, fitted again and kept", async () => {
  const { page } = await open("/hot-cold", {
    baseURL: "http://brewscreen.test",
    proxy: { server: inject("baseUrl") },
    reducedMotion: "reduce",
  });
  expect(await page.evaluate(() => [isSecureContext, typeof crypto.randomUUID])).toEqual([
    false,
    "undefined",
  ]);
  await drop(zone(page, "Hot"), image("hot.png", { width: 460, height: 485 }));
  await placedPicture(page, "Hot").waitFor();
  await drop(zone(page, "Cold"), { name: "photo.png", bytes: png(640, 480) });
  await stage(page).waitFor();
  await openTools(page);
  await doneButton(page).click();
  await placedPicture(page, "Cold").waitFor();

  await page.goto("/hot-cup-size");
  for (const label of ["Regular", "Large"]) {
    await drop(zone(page, label), { name: `${label}.png`, bytes: png(640, 480) });
    await stage(page).waitFor();
    await doneButton(page).click();
    await placedPicture(page, label).waitFor();
  }
  await chooseCount(page, 3);
  await page.getByRole("button", { name: "Fit the same pictures again" }).first().click();
  await stage(page).waitFor();
  for (const label of ["Regular", "Large"]) {
    await doneButton(page).click();
    await placedPicture(page, label).waitFor();
  }
  await settled(page);

  await page.reload();
  await placedPicture(page, "Large").waitFor();
  await page.goto("/hot-cold");
  for (const label of ["Hot", "Cold"]) await placedPicture(page, label).waitFor();
  await page.goto("/media-upload");
  await give(page, "Icons", icon("cup.png"));
  await page.reload();
  await eventually(() => shown(page, "Icons")).toEqual(["cup.png"]);
});
