import { DROP } from "#messages/drop.ts";
import { PACKAGES } from "#messages/packages.ts";
import { baseNameOf } from "../../shared/package/rules/rule.ts";
import { Button } from "../ui/button/Button.tsx";
import { ICONS } from "../ui/icon/icons.ts";
import { Notice } from "../ui/notice/Notice.tsx";
import { VERDICT_TONES } from "./Findings.tsx";
import { type Opened, openListed } from "./opened.ts";
import type { useActions } from "./useActions.ts";

interface PackageListProps {
  several: NonNullable<Opened["several"]>;
  verdicts: Readonly<Opened["verdicts"]>;
  actions: ReturnType<typeof useActions>;
}

export function PackageList({ several: { files, packages }, verdicts, actions }: PackageListProps) {
  const isOfPackages = packages.every(({ kind }) => kind === "package");
  const title = isOfPackages ? PACKAGES.several.title : DROP.which.several;
  const verdictWords = { ...PACKAGES.verdicts, design: PACKAGES.design.title };
  return (
    <section className="stack-4" aria-labelledby="packages">
      <h2 id="packages">{title(packages.length)}</h2>
      <div>
        <Button
          variant="primary"
          icon={ICONS.layers}
          busy={actions.busy === "addAll"}
          busyLabel={PACKAGES.editing}
          onClick={() => actions.addAll(files)}
        >
          {DROP.which.openAll(packages.length)}
        </Button>
      </div>
      <p className="soft">{DROP.which.openAllNote}</p>
      <ul className="stack-4">
        {packages.map((each, at) => {
          const verdict = verdicts[at];
          const label = DROP.which.look(baseNameOf(each.path));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two paths may be equal
            <li key={at}>
              <Notice
                tone={verdict ? VERDICT_TONES[verdict] : "info"}
                title={each.path}
                action={{ label, onPress: () => void openListed(each) }}
              >
                {verdict ? verdictWords[verdict] : PACKAGES.several.checking}
              </Notice>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
