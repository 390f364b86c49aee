import { X } from 'lucide';
import { useId, useRef } from 'react';
import { Button } from '../../actions/button/button';
import { Icon } from '../../foundations/lib/icon';
import { useKeptFocus } from '../../foundations/lib/use-kept-focus';
import { useSpokenChange } from '../../foundations/lib/use-spoken-change';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden';

export const activeFiltersMessages = defineMessages('active-filters', {
  label: 'Active filters',
  remove: '(remove this filter)',
  clear: 'Remove all filters',
});

export interface ActiveFilter {
  id: string;
  /** The selected value, e.g. "County: Kisumu". */
  label: string;
}

export interface ActiveFiltersProps {
  items: readonly ActiveFilter[];
  onRemove: (id: string) => void;
  /** Shown if at least two filters are active. */
  onClear?: () => void;
  /** The number of matching rows, e.g. "12 learners"; announced when it changes. Omit it while loading. */
  resultText?: string;
}

/** The active filters of a list, each removable, with the number of matching rows. */
export function ActiveFilters({ items, onRemove, onClear, resultText }: ActiveFiltersProps) {
  const t = useMessages(activeFiltersMessages);
  const name = useId();
  const root = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLParagraphElement>(null);
  const removed = useRef(0);
  useSpokenChange(resultText);
  const empty = items.length === 0 && resultText === undefined;
  useKeptFocus(root, () => {
    const chips = root.current?.querySelectorAll<HTMLElement>('[data-slot=active-filter]') ?? [];
    return chips[Math.min(removed.current, chips.length - 1)] ?? results.current ?? root.current;
  });

  return (
    <div
      ref={root}
      tabIndex={-1}
      // It has the focus only then.
      {...(empty && { role: 'group', 'aria-label': t('label') })}
      data-slot="active-filters"
      className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2"
    >
      {resultText !== undefined && (
        <p ref={results} tabIndex={-1} className="text-ink-muted">
          {resultText}
        </p>
      )}
      {items.length > 0 && (
        <>
          <VisuallyHidden id={name}>{t('label')}</VisuallyHidden>
          <ul aria-labelledby={name} className="flex min-w-0 flex-wrap gap-2">
            {items.map(({ id, label }, index) => (
              <li key={id} className="min-w-0 max-w-full">
                <button
                  type="button"
                  data-slot="active-filter"
                  onClick={() => {
                    removed.current = index;
                    onRemove(id);
                  }}
                  className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-full bg-selected py-1 ps-3.5 pe-2.5 text-start text-sm font-medium text-ink transition-colors duration-fast hover:bg-hover forced-colors:border"
                >
                  <span className="min-w-0 wrap-anywhere">
                    <span>{label}</span> <VisuallyHidden>{t('remove')}</VisuallyHidden>
                  </span>
                  <Icon of={X} size={16} className="shrink-0" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {onClear && items.length > 1 && (
        <Button variant="quiet" size="sm" onClick={onClear}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}
