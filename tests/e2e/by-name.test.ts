import { describe, expect, it } from "vitest";
import { browserForTests } from "./browser.ts";
import { drop } from "./files.ts";
import { eventually, image, kept, pictureIn, zone } from "./wizard.ts";

const { open } = browserForTests();

const TALL = { width: 460, height: 485 };

describe("several pictures on one step", () => {
  it("go where their names say, even over other pictures, byte for byte; the rest fills empty places", async () => {
    const { page } = await open("/hot-cold");
    const nameIn = (label: string) => pictureIn(page, label).getAttribute("alt");
    const [cold, hot] = [image("Kalt 1.png", TALL, 1), image("Heiß 1.png", TALL, 2)];
    await drop(zone(page, "Hot"), cold, hot);
    await eventually(() => nameIn("Hot")).toBe("Heiß 1.png");
    await eventually(() => nameIn("Cold")).toBe("Kalt 1.png");
    const [again, other] = [image("cold.png", TALL, 3), image("other.png", TALL, 4)];
    await drop(zone(page, "Hot"), other, again);
    await eventually(() => nameIn("Cold")).toBe("cold.png");
    expect(await nameIn("Hot")).toBe("Heiß 1.png");
    await page.getByText("Not added: other.png.").waitFor();
    const values = new Map(await kept(page));
    const stored = [...values].find(([key]) => key.endsWith("_hotcold_cold"))?.[1];
    expect(stored).toBe(`data:image/png;base64,${Buffer.from(again.bytes).toString("base64")}`);
  });
});
