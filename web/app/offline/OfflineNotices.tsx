import { useSnapshot } from "valtio/react";
import { OFFLINE } from "#messages/offline.ts";
import { Notice } from "../../ui/notice/Notice.tsx";
import { activateNewVersion, cacheEverything, offlineState } from "./keep-offline.ts";

const MEGABYTE = 1_000_000;

export function KeepOfflineNotice() {
  const { progress } = useSnapshot(offlineState);
  if (!progress) return null;
  const { state, bytes, all } = progress;
  if (state === "done") return <Notice tone="valid">{OFFLINE.kept}</Notice>;
  if (state === "running") return <Notice>{OFFLINE.keeping(Math.floor((100 * bytes) / all))}</Notice>;
  return (
    <Notice
      title={OFFLINE.title}
      action={{ label: OFFLINE.keep, icon: "download", onPress: cacheEverything }}
    >
      {state === "failed" ? OFFLINE.failed : OFFLINE.explain(Math.ceil((all - bytes) / MEGABYTE))}
    </Notice>
  );
}

export function NewVersionNotice() {
  const { hasNewVersion } = useSnapshot(offlineState);
  if (!hasNewVersion) return null;
  return <Notice action={{ label: OFFLINE.use, onPress: activateNewVersion }}>{OFFLINE.newVersion}</Notice>;
}
