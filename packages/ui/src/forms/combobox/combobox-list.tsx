import { Check } from 'lucide';
import { memo, useDeferredValue } from 'react';
import { cn } from '../../foundations/lib/cn';
import { Icon } from '../../foundations/lib/icon';

export interface ComboboxOption {
  value: string;
  label: string;
  /** A second line that distinguishes options of the same name. */
  hint?: string;
}

export const optionId = (listId: string, value: string) => `${listId}-${value.replace(/\s/g, '_')}`;

interface RowProps {
  id: string;
  option: ComboboxOption;
  active: boolean;
  chosen: boolean;
  full: boolean;
}

/** Memoised: only changed rows render, so the arrow keys stay fast with 500 options. */
const Row = memo(function Row({ id, option, active, chosen, full }: RowProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      aria-disabled={full || undefined}
      data-slot="combobox-option"
      data-value={option.value}
      data-active={active || undefined}
      className="flex min-h-target-primary cursor-pointer items-center gap-3 rounded-md px-3 py-2 [contain-intrinsic-size:auto_44px] [content-visibility:auto] hover:bg-hover aria-disabled:cursor-not-allowed aria-disabled:text-ink-muted data-active:bg-selected data-active:outline-2 data-active:-outline-offset-2 data-active:outline-focus"
    >
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span data-name className={cn('block', chosen && 'font-bold')}>
          {option.label}
        </span>
        {option.hint && <span className="block text-sm text-ink-muted">{option.hint}</span>}
      </span>
      {chosen && <Icon of={Check} size={20} className="shrink-0 text-accent-ink" />}
    </div>
  );
});

/** Number of rows rendered first. The rest of a long list renders with low priority. */
const AT_ONCE = 60;

export interface ComboboxListProps {
  id: string;
  labelledBy: string;
  options: readonly ComboboxOption[];
  active: string | null;
  chosen: string | null | readonly string[];
  /** No more options can be selected. */
  full?: boolean;
  onPick: (value: string) => void;
}

/** The options. Touch screen readers reach them after the field and select one with a double tap (a click). */
export function ComboboxList(props: ComboboxListProps) {
  const { id, labelledBy, options, active, chosen, full = false, onPick } = props;
  const several = typeof chosen === 'object' && chosen !== null;
  const isChosen = (value: string) => (several ? chosen.includes(value) : value === chosen);
  const ready = useDeferredValue(options.length, AT_ONCE);
  const at = options.findIndex((option) => option.value === active);
  const rows = options.slice(0, Math.max(ready, AT_ONCE, at + AT_ONCE));
  return (
    // The field keeps the focus and handles the keys (aria-activedescendant), so the list handles only presses.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- 2026-11-21: the field handles the keys
    <div
      id={id}
      role="listbox"
      aria-labelledby={labelledBy}
      aria-multiselectable={several || undefined}
      tabIndex={-1}
      data-slot="combobox-list"
      className="max-h-[min(20rem,var(--dk-room,20rem))] overflow-y-auto overscroll-contain p-1.5"
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        const row =
          event.target instanceof Element ? event.target.closest<HTMLElement>('[data-value]') : null;
        if (row?.dataset.value !== undefined) onPick(row.dataset.value);
      }}
    >
      {rows.map((option) => (
        <Row
          key={option.value}
          id={optionId(id, option.value)}
          option={option}
          active={option.value === active}
          chosen={isChosen(option.value)}
          full={full && !isChosen(option.value)}
        />
      ))}
    </div>
  );
}
