import type { Picture } from "../../shared/model/design.ts";
import { pictures } from "../edit/app.ts";
import { decodeLogo, type LogoFile } from "./annotations.ts";

/** Returns undefined if the picture is missing or can't be loaded. */
export async function readStoredPicture(picture: Picture): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = await pictures.bytes(picture);
  return typeof bytes === "string" ? undefined : bytes;
}

export async function readStoredLogo(logo: Picture): Promise<LogoFile | undefined> {
  const bytes = await readStoredPicture(logo);
  return bytes && decodeLogo(bytes);
}
