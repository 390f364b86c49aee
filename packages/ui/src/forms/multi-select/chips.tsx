import { X } from 'lucide';
import type { RefObject } from 'react';
import { Icon } from '../../foundations/lib/icon';

export interface ChipsProps {
  label: string;
  items: readonly { id: string; label: string; removeLabel: string }[];
  /** Without it, the chips cannot be removed. */
  onRemove?: (id: string) => void;
  /** Gets the focus after the last chip. */
  field: RefObject<HTMLInputElement | null>;
}

/** The chosen options. The focus moves to the next chip, the previous one or the field before a chip is removed. */
export function Chips({ label, items, onRemove, field }: ChipsProps) {
  return (
    <ul
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- 2026-11-23: Safari drops the role of a list without bullets
      role="list"
      aria-label={label}
      data-slot="chips"
      className="flex max-w-full min-w-0 flex-wrap gap-1.5 p-1 ps-1.5"
    >
      {items.map(({ id, label: text, removeLabel }) => (
        <li
          key={id}
          data-slot="chip"
          className="inline-flex min-h-8 max-w-full items-center rounded-md bg-selected ps-2.5 text-sm font-medium text-ink in-[.high-contrast]:border forced-colors:border"
        >
          <span className={onRemove ? 'min-w-0 py-1 wrap-anywhere' : 'min-w-0 py-1 pe-2.5 wrap-anywhere'}>
            {text}
          </span>
          {onRemove && (
            <button
              type="button"
              aria-label={removeLabel}
              onClick={(event) => {
                const chip = event.currentTarget.closest('li');
                const beside = chip?.nextElementSibling ?? chip?.previousElementSibling;
                (beside?.querySelector('button') ?? field.current)?.focus();
                onRemove(id);
              }}
              className="grid size-8 shrink-0 place-items-center rounded-md text-ink-muted hover:bg-hover hover:text-ink"
            >
              <Icon of={X} size={16} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
