import type { ReactNode } from "react";
import { DOWNLOAD } from "../messages/en/download.ts";
import { Notice } from "../ui/notice/Notice.tsx";
import { type Delivery, sizeInWords } from "./deliver.ts";

interface DeliveryNoticeProps {
  delivery: Delivery;
  onDismiss?: () => void;
  /** More about the file. */
  children?: ReactNode;
}

/** Shown after a download: the file's name and size, a link to save it again, and Share. */
export function DeliveryNotice({ delivery, onDismiss, children }: DeliveryNoticeProps) {
  const { name, bytes, share } = delivery;
  return (
    <Notice
      tone="valid"
      title={DOWNLOAD.file(name, sizeInWords(bytes))}
      action={share && { label: DOWNLOAD.share, icon: "upload", onPress: () => void share() }}
      onDismiss={onDismiss}
    >
      <SaveAgain delivery={delivery} />
      {children}
    </Notice>
  );
}

/** A link that saves the file again, in case the browser did not. */
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
