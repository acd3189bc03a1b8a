import { it } from "vitest";
import { STORE_FAULTS } from "#messages/store-faults.ts";
import { UPLOADER } from "#messages/uploader.ts";
import { PAGE_PATHS } from "../../shared/product.ts";
import { png } from "../support/png.ts";
import { browserForTests } from "./browser.ts";
import { drop } from "./files.ts";
import { takeRoom } from "./quota.ts";
import { beside, give, icon, sees, showsFiles } from "./uploads.ts";

const { open } = browserForTests();

it("files without room are shown as not saved, and saved once there is room", async () => {
  const { page } = await open(PAGE_PATHS.mediaUpload);
  await give(page, "Icons", icon("a.png"));
  const giveBack = await takeRoom(page);
  await give(page, "Customization", { name: "large.png", bytes: png(1024, 485, { noise: 90 }) });
  await page.getByText(UPLOADER.unsaved).waitFor();
  await page.getByText(STORE_FAULTS.full).waitFor();

  const other = await page.context().newPage();
  await other.goto(PAGE_PATHS.mediaUpload);
  await sees(other, "Icons", "a.png");
  await showsFiles(other, { Customization: [] });

  await giveBack();
  await drop(beside(page), icon("b.png"));
  await page.getByText(UPLOADER.unsaved).waitFor({ state: "detached" });
  await showsFiles(other, { Customization: ["large.png"], Icons: ["a.png", "b.png"] });
});
