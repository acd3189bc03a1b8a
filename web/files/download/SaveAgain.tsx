import { DOWNLOAD } from "../../messages/en/download.ts";
import type { Delivery } from "./deliver.ts";

/** Where a browser has let a download go: a link that saves the file again. */
export function SaveAgain({ delivery: { name, url } }: { delivery: Pick<Delivery, "name" | "url"> }) {
  return (
    <p>
      {DOWNLOAD.nothingHappened}{" "}
      <a href={url} download={name}>
        {DOWNLOAD.saveAgain(name)}
      </a>
      .
    </p>
  );
}
