import { forwardRef, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { useAnnounce } from '../../foundations/announcer/announcer';
import type { FormOutcome } from '../../foundations/lib/types';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { FieldError } from '../field/field';
import { ReorderableItem, type ReorderableView } from './reorderable-item';
import { useOrder } from './use-order';

export type { ReorderableView } from './reorderable-item';

export const reorderableListMessages = defineMessages('reorderable-list', {
  help: 'Change the order with the arrow buttons.',
  helpMore: 'Alt with an arrow key, and dragging, do the same.',
  moved: '{name}, now {place} of {count}',
  first: '{name} is the first already',
  last: '{name} is the last already',
  failed: 'The new order could not be saved. The list shows the saved order again.',
});

export interface ReorderableListProps extends Forwarded {
  /** Names the list, e.g. "Units". */
  label: string;
  items: readonly ReorderableView[];
  /** Receives every id in the new order. Its error message is shown and announced. */
  onReorder: (ids: string[]) => Promise<FormOutcome>;
  /** The order is fixed: no drag handles and no move buttons. */
  disabled?: boolean;
}

/** A list that users can reorder. The focus follows the moved item. */
export const ReorderableList = forwardRef<HTMLDivElement, ReorderableListProps>(function ReorderableList(
  { label, items, onReorder, disabled = false, className, ...rest },
  ref,
) {
  const t = useMessages(reorderableListMessages);
  const announce = useAnnounce();
  const help = useId();
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<{ id: string; direction: 'up' | 'down' } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const { shown, moveTo } = useOrder(items, onReorder, (message) => {
    const text = message ?? t('failed');
    setFailure(text);
    announce(text, { politeness: 'assertive' });
  });

  useLayoutEffect(() => {
    const target = focused.current;
    focused.current = null;
    if (!target) return;
    // A node that React moves in the DOM loses the focus.
    const row = [...(list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])].find(
      ({ dataset }) => dataset.item === target.id,
    );
    row?.querySelector<HTMLElement>(`[data-direction=${target.direction}]`)?.focus();
  });

  const move = (item: ReorderableView, to: number, direction?: 'up' | 'down') => {
    const from = shown.indexOf(item);
    const count = shown.length;
    if (from === -1) return;
    if (to === from || to < 0 || to >= count) {
      announce(t(from === 0 ? 'first' : 'last', { name: item.name }));
      return;
    }
    if (direction) focused.current = { id: item.id, direction };
    setFailure(null);
    announce(t('moved', { name: item.name, place: to + 1, count }));
    moveTo(item.id, to);
  };

  const moveByKey = (event: KeyboardEvent<HTMLButtonElement>, item: ReorderableView) => {
    if (!event.altKey) return;
    const at = shown.indexOf(item);
    const places: Record<string, number> = {
      ArrowUp: at - 1,
      ArrowDown: at + 1,
      Home: 0,
      End: shown.length - 1,
    };
    const to = places[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(item, to, event.currentTarget.dataset.direction === 'up' ? 'up' : 'down');
  };

  const movable = !disabled && shown.length > 1;
  return (
    <div
      {...rest}
      ref={ref}
      data-slot="reorderable-list"
      className={cn('flex min-w-0 flex-col gap-3', className)}
    >
      {movable && (
        <p id={help} className="text-sm text-ink-muted">
          {t('help')} <span className="pointer-coarse:hidden">{t('helpMore')}</span>
        </p>
      )}
      {failure && <FieldError>{failure}</FieldError>}
      <ol
        ref={list}
        aria-label={label}
        aria-describedby={movable ? help : undefined}
        className="flex flex-col gap-2"
      >
        {shown.map((item, index) => (
          <ReorderableItem
            key={item.id}
            item={item}
            place={index + 1}
            count={shown.length}
            movable={movable}
            dragged={dragged}
            onStep={(direction) => move(item, index + (direction === 'up' ? -1 : 1), direction)}
            onKey={(event) => moveByKey(event, item)}
            onDragged={setDragged}
            onDropped={(id) => {
              const other = shown.find((candidate) => candidate.id === id);
              if (other && other !== item) move(other, index);
            }}
          />
        ))}
      </ol>
    </div>
  );
});
