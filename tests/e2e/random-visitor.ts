import sharp from "sharp";
import { png } from "../support/png.ts";
import { rawZip } from "../support/raw-zip.ts";
import type { TestFile } from "./files.ts";

/* What a visitor does who does anything. The functions without arguments run in the page, and use nothing from outside. */

export const SEEDS = (process.env.WALK_SEEDS ?? "1,2").split(",").map(Number);
/** After so many steps, the page is reloaded. */
export const STEPS_BETWEEN_RELOADS = 6;

export const TEXTS = [
  "",
  "Lobby",
  "Łódź Bar 7",
  "قهوة ☕",
  "北京 烘焙",
  "a",
  "W".repeat(40),
  " spaced  out ",
  "<b>&amp;",
];

export async function filesToGive(): Promise<readonly TestFile[]> {
  const jpeg = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: { r: 120, g: 80, b: 40 } } })
      .jpeg()
      .toBuffer();
  const left = png(302, 485, { seed: 1, noise: 10 });
  return [
    { name: "left.png", bytes: left },
    { name: "Hot.png", bytes: png(460, 485, { seed: 2 }) },
    { name: "saver.png", bytes: png(1024, 768, { seed: 3 }) },
    { name: "wrong-size.png", bytes: png(100, 50) },
    { name: "image.jpg", bytes: await jpeg(800, 600), type: "image/jpeg" },
    { name: "image.jpg", bytes: await jpeg(300, 900), type: "image/jpeg" },
    { name: "damaged.png", bytes: left.slice(0, 200) },
    { name: "notes.txt", bytes: Buffer.from("notes"), type: "text/plain" },
    {
      name: "machines.csv",
      bytes: Buffer.from("Machine,Left blend\nFoyer,House\nBar,Dark\n"),
      type: "text/csv",
    },
    { name: "lobby.zip", bytes: rawZip([{ path: "icons/left.png", data: left }]), type: "application/zip" },
  ];
}

export interface Control {
  readonly tag: string;
  readonly type: string;
  readonly name: string;
}

/** Numbers what a visitor can use now, in the topmost dialog if there is one. */
export function numberControls(): readonly Control[] {
  const scope = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  for (const each of document.querySelectorAll("[data-walk]")) each.removeAttribute("data-walk");
  const usable = [...scope.querySelectorAll<HTMLElement>("button, a[href], input, select, textarea, summary")]
    .filter((each) => !(each as HTMLButtonElement).disabled && !each.closest("[inert]"))
    .filter((each) => each.checkVisibility() || (each as HTMLInputElement).type === "file")
    .filter((each) => !(each instanceof HTMLAnchorElement) || isOfProduct(each));
  function isOfProduct({ origin, pathname, target, download }: HTMLAnchorElement): boolean {
    return origin === location.origin && target === "" && download === "" && !/\.|^\/api/.test(pathname);
  }
  return usable.map((each, at) => {
    each.setAttribute("data-walk", `${at}`);
    const name =
      each.getAttribute("aria-label") ?? (each.textContent?.trim() || each.getAttribute("href") || each.id);
    return { tag: each.tagName, type: (each as HTMLInputElement).type ?? "", name: name.slice(0, 60) };
  });
}

/** The texts in the page's own fields, valid or not. */
export const typedTexts = (): readonly string[] =>
  [...document.querySelectorAll<HTMLInputElement>("main input:is([type=text], :not([type]))")].flatMap(
    (field) => (field.closest("dialog") ? [] : field.value),
  );

export const isDialogOpen = (): boolean => document.querySelector("dialog[open]") !== null;

/** The open machine, as the header says; undefined on pages without that. */
export function shownName(): string | undefined {
  const status = document.querySelector("header [data-keeping] > button");
  return status ? (status.querySelector("[title]")?.textContent ?? "") : undefined;
}
