import { MAX_ROWS } from "../../../shared/model/table.ts";
import { MANY } from "../../messages/en/many.ts";
import { Notice } from "../../ui/notice/Notice.tsx";
import { type ManySaid, many, undo } from "./many-table.ts";

/** What became of what came in, with the way back. */
export function ManyNotice({ said }: { said: ManySaid }) {
  const dismiss = () => {
    many.said = undefined;
  };
  const action = { label: MANY.undo, icon: "undo" as const, onPress: undo };
  switch (said.kind) {
    case "rows": {
      const { added, left, unknown } = said.taken;
      const more = [
        ...(unknown.length > 0 ? [MANY.unknown(unknown)] : []),
        ...(left > 0 ? [MANY.tooMany(left, MAX_ROWS)] : []),
        ...(said.encoding === "windows" ? [MANY.guessed] : []),
      ];
      const title = added > 0 ? MANY.added(added) : MANY.nothingAdded;
      const tone = more.length > 0 || added === 0 ? "warning" : "valid";
      return (
        <Notice
          tone={tone}
          title={title}
          action={added > 0 ? action : undefined}
          onDismiss={dismiss}
          announced
        >
          {more.length > 0 && more.map((each) => <p key={each}>{each}</p>)}
        </Notice>
      );
    }
    case "left":
      return (
        <Notice tone="warning" onDismiss={dismiss} announced>
          {MANY.left(said.files)}
        </Notice>
      );
    case "removed":
      return <Notice title={MANY.removed(said.name)} action={action} onDismiss={dismiss} announced />;
    case "tooLarge":
    case "unreadable":
      return (
        <Notice tone="error" onDismiss={dismiss} announced>
          {MANY[said.kind](said.file)}
        </Notice>
      );
  }
}
