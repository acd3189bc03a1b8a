import type { ReactNode } from "react";
import { DOWNLOADS } from "#messages/download.ts";
import { Notice } from "../ui/notice/Notice.tsx";
import { type Delivery, formatFileSize } from "./deliver.ts";

interface DeliveryNoticeProps {
  delivery: Delivery;
  announced?: boolean;
  onDismiss?: () => void;
  children?: ReactNode;
}

export function DeliveryNotice({ delivery, announced = false, onDismiss, children }: DeliveryNoticeProps) {
  const { name, bytes, share } = delivery;
  return (
    <Notice
      tone="valid"
      title={DOWNLOADS.file(name, formatFileSize(bytes))}
      action={share && { label: DOWNLOADS.share, icon: "upload", onPress: () => void share() }}
      onDismiss={onDismiss}
      announced={announced}
    >
      <SaveAgainLink delivery={delivery} />
      {children}
    </Notice>
  );
}

export function SaveAgainLink({ delivery: { name, url } }: { delivery: Pick<Delivery, "name" | "url"> }) {
  return (
    <p>
      {DOWNLOADS.nothingHappened}{" "}
      <a href={url} download={name}>
        {DOWNLOADS.saveAgain(name)}
      </a>
    </p>
  );
}
