import { Plus, X } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { Button } from '@digiken/ui/button';
import { Icon } from '@digiken/ui/icon';
import { IconButton } from '@digiken/ui/icon-button';

export interface RowsProps<T extends { id: string }> {
  rows: readonly T[];
  onChange: (rows: T[]) => void;
  make: () => T;
  addLabel: string;
  removeLabel: (place: number) => string;
  /** Fewer cannot be left. Default 1. */
  least?: number;
  /** More cannot be added. */
  most: number;
  /** The controls of a row. `change` replaces the row. */
  children: (row: T, place: number, change: (changed: Partial<T>) => void) => ReactNode;
  /** Further buttons of a row. */
  actions?: (place: number) => ReactNode;
}

/** Rows that are added and removed; the focus goes to the row that is added, or stays beside the removed one. */
export function Rows<T extends { id: string }>({
  rows,
  onChange,
  make,
  addLabel,
  removeLabel,
  least = 1,
  most,
  children,
  actions,
}: RowsProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const focusRow = (at: number) =>
    requestAnimationFrame(() => {
      const items = list.current?.querySelectorAll<HTMLElement>(':scope > li');
      items?.[Math.min(at, items.length - 1)]?.querySelector<HTMLElement>('[data-row-focus]')?.focus();
    });
  const add = () => {
    onChange([...rows, make()]);
    focusRow(rows.length);
  };
  const remove = (at: number) => {
    onChange(rows.filter((_, other) => other !== at));
    focusRow(at);
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <ul ref={list} className="flex w-full list-none flex-col gap-3">
        {rows.map((row, index) => (
          <li key={row.id} className="flex min-w-0 items-end gap-2">
            <div className="min-w-0 grow">
              {children(row, index + 1, (changed) =>
                onChange(rows.map((other) => (other.id === row.id ? { ...other, ...changed } : other))),
              )}
            </div>
            <div className="flex min-h-target-primary shrink-0 items-center">
              {actions?.(index + 1)}
              {rows.length > least && (
                <IconButton
                  label={removeLabel(index + 1)}
                  icon={<Icon of={X} size={20} />}
                  onClick={() => remove(index)}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      {rows.length < most && (
        <Button size="sm" variant="secondary" icon={<Icon of={Plus} size={18} />} onClick={add}>
          {addLabel}
        </Button>
      )}
    </div>
  );
}
