import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { toLtrArrowKey } from "../arrow-keys.ts";
import { type DragState, useDrag } from "./useDrag.ts";

export interface ReorderingMessages {
  position(number: number, count: number): string;
  lifted(position: string): string;
  over(position: string): string;
  putDown(position: string): string;
  putBack(position: string): string;
}

const PUT_DOWN = [" ", "Enter", "Tab"];

/** Reorders a list by dragging or keys: Space lifts and drops an element, arrows move it, Escape puts it back. */
export function useReordering(
  ids: readonly string[],
  onMove: (id: string, to: number) => void,
  messages: ReorderingMessages,
) {
  const [list, setList] = useState<HTMLElement | null>(null);
  const [byKeys, setByKeys] = useState<DragState>();
  const [announcement, setAnnouncement] = useState("");
  const isPut = useRef(false);
  const put = (id: string, over: string | undefined) => {
    isPut.current = true;
    if (over !== undefined && over !== id) onMove(id, ids.indexOf(over));
  };
  const byPointer = useDrag(list, put, nearest);
  const drag = byPointer ?? byKeys;
  const from = drag ? ids.indexOf(drag.from) : -1;
  const to = drag?.over === undefined ? from : ids.indexOf(drag.over);

  const before = useRef({ from: -1, to: -1 });
  useEffect(() => {
    const last = before.current;
    before.current = { from, to };
    const at = (index: number) => messages.position(index + 1, ids.length);
    if (from >= 0) setAnnouncement(last.from < 0 ? messages.lifted(at(from)) : messages.over(at(to)));
    else if (last.from >= 0)
      setAnnouncement(isPut.current ? messages.putDown(at(last.to)) : messages.putBack(at(last.from)));
    isPut.current = false;
  }, [from, to, ids.length, messages]);

  const pressed = (id: string, event: KeyboardEvent) => {
    const { key } = event;
    if (!byKeys) {
      if (key !== " ") return;
      setByKeys({ from: id, over: undefined, x: 0, y: 0 });
    } else if (key.startsWith("Arrow")) {
      const next = ids[toward(toLtrArrowKey(key), to, placesIn(list))];
      if (next !== undefined) setByKeys({ ...byKeys, over: next });
    } else if (PUT_DOWN.includes(key)) {
      setByKeys(undefined);
      put(id, byKeys.over);
    } else if (key === "Escape") setByKeys(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const translateOf = (index: number): string | undefined => {
    if (!drag || from < 0) return undefined;
    if (index === from && byPointer) return `${drag.x}px ${drag.y}px`;
    const places = placesIn(list);
    const [own, there] = [places[index], places[shifted(index, from, to)]];
    return own && there && `${there.x - own.x}px ${there.y - own.y}px`;
  };

  return {
    setList,
    announcement,
    itemProps: (index: number) => ({
      "data-slot": ids[index],
      "data-gliding": (from >= 0 && !(byPointer && index === from)) || undefined,
      isLifted: index === from,
      style: { translate: translateOf(index) },
    }),
    handleProps: (id: string) => ({
      role: "button",
      tabIndex: 0,
      "aria-pressed": drag?.from === id,
      onKeyDown: (event: KeyboardEvent) => pressed(id, event),
      onBlur: () => setByKeys(undefined),
    }),
  };
}

function shifted(index: number, from: number, to: number): number {
  if (index === from) return to;
  if (from < index && index <= to) return index - 1;
  if (to <= index && index < from) return index + 1;
  return index;
}

interface Place {
  readonly id: string | undefined;
  readonly x: number;
  readonly y: number;
}

const placesIn = (area: HTMLElement | null): readonly Place[] =>
  [...(area?.querySelectorAll<HTMLElement>("[data-slot]") ?? [])].map(
    ({ dataset, offsetLeft, offsetTop }) => ({ id: dataset.slot, x: offsetLeft, y: offsetTop }),
  );

function nearest(drag: DragState, _: PointerEvent, area: HTMLElement): string | undefined {
  const places = placesIn(area);
  const own = places.find(({ id }) => id === drag.from);
  if (!own) return undefined;
  const far = ({ x, y }: Place) => Math.hypot(x - own.x - drag.x, y - own.y - drag.y);
  return places.toSorted((one, other) => far(one) - far(other))[0]?.id;
}

function toward(key: string, at: number, places: readonly Place[]): number {
  if (key === "ArrowLeft") return at - 1;
  if (key === "ArrowRight") return at + 1;
  const own = places[at];
  if (!own) return at;
  const isThere = ({ y }: Place) => (key === "ArrowUp" ? y < own.y : y > own.y);
  const far = ({ x, y }: Place) => Math.hypot(x - own.x, y - own.y);
  const [next] = places.filter(isThere).sort((one, other) => far(one) - far(other));
  return next ? places.indexOf(next) : at;
}
