import { describe, expect, it } from "vitest";
import { inspectFile } from "../../web/picture/facts.ts";
import { browserForTests } from "./browser.ts";
import { savedBy } from "./files.ts";

const { open } = browserForTests();

describe("/image-requirements", () => {
  it("gives a blank PNG of each exact size", async () => {
    const { page } = await open("/image-requirements");
    const keys = page.getByRole("button", { name: /^Blank template/ });
    await keys.first().waitFor();
    expect(await keys.count()).toBe(10);
    for (const key of await keys.all()) {
      const label = (await key.getAttribute("aria-label")) ?? "";
      const { name, bytes } = await savedBy(page, () => key.click());
      const facts = await inspectFile(new Blob([bytes]));
      if (facts.kind !== "png") throw new Error(`${label} is no PNG`);
      expect(label).toContain(`, ${facts.png.width}x${facts.png.height}`);
      expect(name).toContain(`-${facts.png.width}x${facts.png.height}.png`);
    }
  });
});

const FACTS = [
  ...["FAT32", "root folder", "bottom-left corner", "3 seconds", "gear", "open-door icon twice"],
  ...["Service Technician", "PIN", "Media Manager", "Import", "1 to 2 minutes"],
];

describe("/upload-instructions", () => {
  it("leads through eight steps with the facts of the machine", async () => {
    const { page } = await open("/upload-instructions");
    const steps = page.getByRole("main").getByRole("list").first().getByRole("listitem");
    await steps.first().waitFor();
    expect(await steps.count()).toBe(8);
    const words = (await steps.allInnerTexts()).join(" ");
    for (const fact of FACTS) expect(words).toContain(fact);
  });

  it("prints on one page", async () => {
    const { page } = await open("/upload-instructions");
    await page.getByRole("heading", { level: 1 }).waitFor();
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  });
});
