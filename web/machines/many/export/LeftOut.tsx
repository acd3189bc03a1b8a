import { MANY } from "../../../messages/en/many.ts";
import { Notice } from "../../../ui/notice/Notice.tsx";

/** A machine, and why it is named. */
export interface NamedReason {
  readonly name: string;
  readonly why: string;
}

/** Of a long list the first are named. */
const NAMED = 8;

/** Machines that nothing is made of, and why; the first of many. */
export function LeftOut({
  left,
  title = MANY.leftOut,
}: {
  left: readonly NamedReason[];
  title?: typeof MANY.leftOut;
}) {
  if (left.length === 0) return null;
  return (
    <Notice tone="warning" title={title(left.length)}>
      <ul>
        {left.slice(0, NAMED).map(({ name, why }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand there twice, and the list does not change
          <li key={at}>{MANY.leftOutOne(name, why)}</li>
        ))}
        {left.length > NAMED && <li>{MANY.andMore(left.length - NAMED)}</li>}
      </ul>
    </Notice>
  );
}
