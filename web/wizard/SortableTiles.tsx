import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from "@dnd-kit/sortable";
import { useRef, useState } from "react";
import { ImageTile } from "../ui/tile/ImageTile.tsx";
import { TileGrid } from "../ui/tile/TileGrid.tsx";
import { WIZARD } from "../words/wizard.ts";
import { type ListImage, type ListTilesProps, tileOf } from "./list-tile.ts";

/** From how many pixels (mouse) or milliseconds (touch) on it is a drag, and not a click or scrolling. */
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 180, tolerance: 8 } };
const KEYS = {
  coordinateGetter: sortableKeyboardCoordinates,
  // Enter opens the editor, and puts down what is lifted.
  keyboardCodes: { start: ["Space"], cancel: ["Escape"], end: ["Space", "Enter", "Tab"] },
};

/** The images of a list, ordered by mouse, by finger, by keys or by their buttons. */
export function SortableTiles(props: ListTilesProps) {
  const { images, onMove } = props;
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, KEYS),
  );
  const key = images.map(({ id }) => id).join();
  // The stored order, but from the drop until it is stored the order of the drop.
  const [dropped, setDropped] = useState<{ from: string; order: readonly ListImage[] }>();
  const order = dropped?.from === key ? dropped.order : images;

  const place = (id: string | number | undefined) => order.findIndex((image) => image.id === id) + 1;
  const where = (id: string | number | undefined) => WIZARD.drag.position(place(id), order.length);
  // A lifted image is over its own place at once: announcing that would talk over "Lifted".
  const isJustLifted = useRef(false);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      isJustLifted.current = true;
      return WIZARD.drag.lifted(where(active.id));
    },
    onDragOver: ({ over }) => {
      if (isJustLifted.current) {
        isJustLifted.current = false;
        return;
      }
      return over ? WIZARD.drag.over(where(over.id)) : WIZARD.drag.overNone;
    },
    onDragEnd: ({ over }) => (over ? WIZARD.drag.putDown(where(over.id)) : WIZARD.drag.putBack),
    onDragCancel: ({ active }) => WIZARD.drag.putBackAt(where(active.id)),
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    const to = place(over.id) - 1;
    setDropped({ from: key, order: arrayMove([...order], place(active.id) - 1, to) });
    void onMove(String(active.id), to).finally(() => setDropped(undefined));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: WIZARD.drag.instructions } }}
    >
      <SortableContext items={order.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <TileGrid label={WIZARD.imagesInOrder}>
          {order.map((image, index) => (
            <SortableTile key={image.id} {...props} images={order} image={image} index={index} />
          ))}
        </TileGrid>
      </SortableContext>
    </DndContext>
  );
}

function SortableTile({ image, index, ...props }: ListTilesProps & { image: ListImage; index: number }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: image.id });
  return (
    <ImageTile
      {...tileOf(props, image, index)}
      ref={setNodeRef}
      style={{
        translate: transform ? `${transform.x}px ${transform.y}px` : undefined,
        transition: transition?.replace("transform", "translate"),
      }}
      isLifted={isDragging}
      grip={{
        ref: setActivatorNodeRef,
        ...attributes,
        ...listeners,
        "aria-label": WIZARD.drag.handle(index + 1),
      }}
    />
  );
}
