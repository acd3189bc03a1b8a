import { useSnapshot } from "valtio/react";
import { OFFLINE } from "#messages/offline.ts";
import { Notice } from "../../ui/notice/Notice.tsx";
import { keepEverything, offline, takeNewVersion } from "./keep-offline.ts";

const MEGABYTE = 1_000_000;

export function KeepEverything() {
  const { everything } = useSnapshot(offline);
  if (!everything) return null;
  const { state, bytes, all } = everything;
  if (state === "done") return <Notice tone="valid">{OFFLINE.kept}</Notice>;
  if (state === "running") return <Notice>{OFFLINE.keeping(Math.floor((100 * bytes) / all))}</Notice>;
  return (
    <Notice title={OFFLINE.title} action={{ label: OFFLINE.keep, icon: "download", onPress: keepEverything }}>
      {state === "failed" ? OFFLINE.failed : OFFLINE.explain(Math.ceil((all - bytes) / MEGABYTE))}
    </Notice>
  );
}

export function NewVersion() {
  const { hasNewVersion } = useSnapshot(offline);
  if (!hasNewVersion) return null;
  return <Notice action={{ label: OFFLINE.use, onPress: takeNewVersion }}>{OFFLINE.newVersion}</Notice>;
}
