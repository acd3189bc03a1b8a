import type { ReactNode } from "react";
import { Notice } from "../ui/notice/Notice.tsx";
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
      title={`${name} (${sizeInWords(bytes)})`}
      action={share && { label: "Share", icon: "upload", onPress: () => void share() }}
      onDismiss={onDismiss}
    >
      <p>
        Nothing happened?{" "}
        <a href={url} download={name}>
          Save {name} again
        </a>
        .
      </p>
      {children}
    </Notice>
  );
}
