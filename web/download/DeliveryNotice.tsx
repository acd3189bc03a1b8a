import type { ReactNode } from "react";
import { Notice } from "../ui/notice/Notice.tsx";
import { DOWNLOAD } from "../words/download.ts";
import { type Delivery, sizeInWords } from "./deliver.ts";

interface DeliveryNoticeProps {
  delivery: Delivery;
  onDismiss?: () => void;
  /** More to know about the file. */
  children?: ReactNode;
}

/** A file that was saved: its name and size, a link for where nothing happened, and the share sheet. */
export function DeliveryNotice({ delivery, onDismiss, children }: DeliveryNoticeProps) {
  const { name, bytes, url, share } = delivery;
  return (
    <Notice
      tone="valid"
      title={DOWNLOAD.file(name, sizeInWords(bytes))}
      action={share && { label: DOWNLOAD.share, icon: "upload", onPress: () => void share() }}
      onDismiss={onDismiss}
    >
      <p>
        {DOWNLOAD.nothingHappened}{" "}
        <a href={url} download={name}>
          {DOWNLOAD.saveAgain(name)}
        </a>
        .
      </p>
      {children}
    </Notice>
  );
}
