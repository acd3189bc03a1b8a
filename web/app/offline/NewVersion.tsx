import { useSnapshot } from "valtio/react";
import { OFFLINE } from "../../messages/en/offline.ts";
import { Notice } from "../../ui/notice/Notice.tsx";
import { offline, takeNewVersion } from "./keep-offline.ts";

/** Offers a newer version of the product, quietly, once it is here. */
export function NewVersion() {
  const { hasNewVersion } = useSnapshot(offline);
  if (!hasNewVersion) return null;
  return <Notice action={{ label: OFFLINE.use, onPress: takeNewVersion }}>{OFFLINE.newVersion}</Notice>;
}
