import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { describe, expect, inject, it } from "vitest";
import { SHELL } from "#messages/shell.ts";
import { stepsOf } from "../../shared/machine/steps.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { readPngHeader } from "../../shared/png/chunks.ts";
import { PRODUCT_NAME } from "../../shared/product.ts";
import { ROUTE_ALIASES, ROUTES, toSentenceCase } from "../../web/app/routes.ts";
import { expectStrictPage } from "../support/strict-headers.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";

const { open } = browserForTests();

const HOME = ROUTES.find(({ path }) => path === "/")?.title ?? "";

/** What a browser, a search engine and a screen reader learn of the page. */
const told = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    canonical: document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href,
    main: document.querySelector("main")?.getAttribute("aria-label"),
  }));

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

async function fetched(path: string) {
  const answer = await fetch(inject("baseUrl") + path);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { type: answer.headers.get("content-type"), bytes };
}

async function picture(path: string): Promise<string> {
  const { type, bytes } = await fetched(path);
  const header = readPngHeader(bytes);
  return typeof header === "string" ? header : `${type} ${header.width}x${header.height}`;
}

it("the footer names the release", async () => {
  const { page } = await open("/");
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  await page.getByRole("contentinfo").getByText(`${PRODUCT_NAME} ${version}`, { exact: true }).waitFor();
});

it("the footer leads to the licences of what the product is made of", async () => {
  const { page } = await open("/");
  await page.getByRole("link", { name: SHELL.notices }).click();
  await page.waitForURL("**/*.txt");
  expect(await page.locator("body").innerText()).toMatch(
    /^Third-party notices.*libheif-js .*GNU LESSER GENERAL/s,
  );
});

describe("the name of a page", () => {
  it("differs from page to page", () => {
    expect(new Set(ROUTES.map(({ title }) => title)).size).toBe(ROUTES.length);
  });

  it("is at every address that of its page, which is the only one that search engines keep", async () => {
    const { page } = await open(LIGHT_PAGE);
    for (const { path, to } of [
      ...ROUTES.map(({ path }) => ({ path: `${path}?from=mail#top`, to: path })),
      ...ROUTE_ALIASES,
      { path: "/no/such/page", to: "/" },
    ]) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      // A step that asks for names first is called after that.
      const step = stepsOf(ACTIVE.model).find(({ config }) => config.route === to);
      const naming = step?.kind === "slots" ? step.config.naming : undefined;
      const title = naming
        ? toSentenceCase(naming.heading)
        : ROUTES.find((route) => route.path === to)?.title;
      await expect
        .poll(() => told(page), { message: path })
        .toEqual({
          title: `${title} · ${PRODUCT_NAME}`,
          canonical: inject("baseUrl") + to,
          main: title,
        });
    }
  });
});

describe("arriving at another page", () => {
  it("puts the focus on its main part, whose name is then read out, and starts at its top", async () => {
    const { page } = await open("/", { reducedMotion: "reduce" });
    for (const { path, title } of ROUTES.filter(({ path }) => /test-download|media-upload/.test(path))) {
      await page.getByRole("contentinfo").locator(`a[href="${path}"]`).focus();
      await page.keyboard.press("Enter");
      await page.getByRole("main", { name: title, exact: true }).waitFor();
      await expect.poll(() => focused(page)).toBe("MAIN");
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect((await told(page)).title).toBe(`${title} · ${PRODUCT_NAME}`);
    }
    await page.getByRole("contentinfo").getByRole("link").first().focus();
    await page.goBack();
    await page.getByRole("main", { name: "Media package", exact: true }).waitFor();
    await expect.poll(() => focused(page)).toBe("MAIN");
  });

  it("leaves the focus alone when a page is first opened", async () => {
    const { page } = await open("/test-download");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await focused(page)).toBe("BODY");
  });
});

describe("what represents the product elsewhere", () => {
  it("is a set of icons of the sizes that the manifest says", async () => {
    const { type, bytes } = await fetched("/manifest.webmanifest");
    expect(type).toContain("application/manifest+json");
    const manifest = JSON.parse(new TextDecoder().decode(bytes));
    expect(manifest.name).toBe(PRODUCT_NAME);
    for (const { src, sizes, type } of manifest.icons) expect(await picture(src)).toBe(`${type} ${sizes}`);
    expect(manifest.icons.map(({ purpose = "any" }) => purpose)).toEqual(["any", "any", "maskable"]);
    for (const { url } of manifest.shortcuts) expect(ROUTES.map(({ path }) => path)).toContain(url);
    expect(await picture("/icons/apple-touch.png")).toBe("image/png 180x180");
  });

  it("is an icon for browsers that ask for /favicon.ico: three PNGs", async () => {
    const { bytes } = await fetched("/favicon.ico");
    const view = new DataView(bytes.buffer);
    expect([view.getUint16(0, true), view.getUint16(2, true)]).toEqual([0, 1]);
    const sizes = Array.from({ length: view.getUint16(4, true) }, (_, index) => {
      const offset = view.getUint32(6 + 16 * index + 12, true);
      const header = readPngHeader(bytes.subarray(offset));
      return typeof header === "string" ? header : header.width;
    });
    expect(sizes).toEqual([16, 32, 48]);
  });

  it("is a card, a description and colours of both schemes in the page itself", async () => {
    const { page } = await open("/");
    const content = (selector: string) => page.locator(`head ${selector}`).getAttribute("content");
    expect(await picture((await content('[property="og:image"]')) ?? "")).toBe("image/png 1200x630");
    expect(await content('[name="twitter:card"]')).toBe("summary_large_image");
    expect(await content('[property="og:title"]')).toBe(HOME);
    expect((await content('[name="description"]'))?.length).toBeGreaterThan(50);
    for (const [scheme, token] of [
      ["light", "rgb(251, 246, 237)"],
      ["dark", "rgb(25, 17, 12)"],
    ] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      const colour = await page.evaluate(() => {
        const meta = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
        const probe = document.createElement("i");
        probe.style.color = meta.find(({ media }) => matchMedia(media).matches)?.content ?? "";
        document.body.append(probe);
        return [getComputedStyle(probe).color, getComputedStyle(document.documentElement).backgroundColor];
      });
      expect(colour).toEqual([token, token]);
    }
  });

  it("is served at every address without a file's ending, and its files at theirs", async () => {
    const statusOf = async (path: string) => (await fetch(inject("baseUrl") + path)).status;
    const files = readdirSync(join(import.meta.dirname, "../../dist")).filter((name) =>
      /^[^_].*\./.test(name),
    );
    for (const path of ["", "none", "none/at-all", ...files])
      expect(await statusOf(`/${path}`), path).toBe(200);
  });

  it.each(["/", "/blends"])("is served with strict headers at %s", async (path) => {
    const answer = await fetch(inject("baseUrl") + path);
    expectStrictPage(answer.headers, await answer.text());
  });

  it("is a robots.txt that is no page", async () => {
    const { type, bytes } = await fetched("/robots.txt");
    expect(type).toContain("text/plain");
    expect(new TextDecoder().decode(bytes)).toContain("User-agent: *");
  });
});
