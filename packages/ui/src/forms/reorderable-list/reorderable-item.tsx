import { ArrowDown, ArrowUp, GripVertical } from 'lucide';
import { type DragEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { cn } from '../../foundations/lib/cn';
import { Icon } from '../../foundations/lib/icon';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';

export interface ReorderableView {
  id: string;
  /** Used in button names and announcements, e.g. "Water". */
  name: string;
  content: ReactNode;
  /** More buttons for the item. */
  actions?: ReactNode;
}

export const reorderableItemMessages = defineMessages('reorderable-item', {
  up: 'Move {name} up',
  down: 'Move {name} down',
});

export interface ReorderableItemProps {
  item: ReorderableView;
  /** Position from 1. */
  place: number;
  count: number;
  movable: boolean;
  /** Id of the dragged item. */
  dragged: string | null;
  onStep: (direction: 'up' | 'down') => void;
  onKey: (event: KeyboardEvent<HTMLButtonElement>) => void;
  onDragged: (id: string | null) => void;
  /** Called when another item is dropped on this one. */
  onDropped: (id: string) => void;
}

const KEYS = 'Alt+ArrowUp Alt+ArrowDown Alt+Home Alt+End';

export function ReorderableItem({
  item,
  place,
  count,
  movable,
  dragged,
  onStep,
  onKey,
  onDragged,
  onDropped,
}: ReorderableItemProps) {
  const t = useMessages(reorderableItemMessages);
  const row = useRef<HTMLLIElement>(null);
  const [over, setOver] = useState(false);
  const foreign = dragged !== null && dragged !== item.id;
  const allow = (event: DragEvent) => {
    if (!foreign) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (dragged !== null) onDropped(dragged);
  };
  const grab = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', item.name);
    if (row.current) event.dataTransfer.setDragImage(row.current, 24, 24);
    onDragged(item.id);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- 2026-11-21: only a drop target; the buttons inside are the keyboard alternative
    <li
      ref={row}
      data-item={item.id}
      onDragOver={allow}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cn(
        'flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border bg-surface py-2 pe-2 in-[.high-contrast]:border-2 forced-colors:border',
        movable ? 'ps-1' : 'ps-4',
        over && foreign && 'outline-2 -outline-offset-2 outline-accent outline-dashed',
        dragged === item.id && 'bg-selected',
      )}
    >
      {movable && (
        <span
          aria-hidden="true"
          draggable
          onDragStart={grab}
          onDragEnd={() => onDragged(null)}
          className="grid min-h-target-primary w-8 shrink-0 cursor-grab place-items-center text-ink-muted active:cursor-grabbing pointer-coarse:hidden"
        >
          <Icon of={GripVertical} size={20} />
        </span>
      )}
      <div className="min-w-0 grow basis-40 py-1.5 wrap-anywhere pointer-coarse:ps-3">{item.content}</div>
      <div className="ms-auto flex flex-wrap items-center gap-1">
        {item.actions}
        {movable &&
          (['up', 'down'] as const).map((direction) => (
            <IconButton
              key={direction}
              label={t(direction, { name: item.name })}
              icon={direction === 'up' ? <Icon of={ArrowUp} size={20} /> : <Icon of={ArrowDown} size={20} />}
              aria-disabled={place === (direction === 'up' ? 1 : count) || undefined}
              aria-keyshortcuts={KEYS}
              data-direction={direction}
              onClick={() => onStep(direction)}
              onKeyDown={onKey}
            />
          ))}
      </div>
    </li>
  );
}
