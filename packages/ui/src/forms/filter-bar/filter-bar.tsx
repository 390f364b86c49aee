import { X } from 'lucide';
import { forwardRef, type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../actions/button/button';
import { clock } from '../../foundations/clock/clock';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { Icon } from '../../foundations/lib/icon';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';
import { useReported } from '../../foundations/lib/use-reported';
import { useSpokenChange } from '../../foundations/lib/use-spoken-change';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { controlClasses } from '../field/field';
import { SearchIcon } from '../lib/search-icon';
import { Select, type SelectOption } from '../select/select';

export const filterBarMessages = defineMessages('filter-bar', { clear: 'Clear filters' });

export interface FilterSelect {
  name: string;
  label: string;
  value: string;
  /** The first option is the default, e.g. "All roles" or "Newest first". */
  options: readonly SelectOption[];
}

export interface FilterBarProps extends Forwarded {
  /** Names the search landmark, e.g. "Filter learners". */
  label: string;
  search?: {
    label: string;
    value: string;
    placeholder?: string;
    /** Key of the search text in the values. Default `search`. */
    name?: string;
  };
  selects?: readonly FilterSelect[];
  /** Called with all values by name: immediately for selects, and for trimmed text 300 ms after the last key or on Enter. */
  onValueChange: (values: Record<string, string>) => void;
  /** The result count, e.g. "12 learners", announced when it changes. Omit it while loading. */
  resultText?: string;
  /** More controls after the selects. */
  extra?: ReactNode;
}

const SEARCH_AFTER = 300;

/** Search and selects that filter a list. The parent keeps the values (usually in the URL). */
export const FilterBar = forwardRef<HTMLFormElement, FilterBarProps>(function FilterBar(
  { label, search, selects = [], onValueChange, resultText, extra, className, ...rest },
  ref,
) {
  const t = useMessages(filterBarMessages);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const merged = useMergedRef(form, ref);
  const waiting = useRef<number>(undefined);
  const latest = useRef(onValueChange);
  const given = search?.value ?? '';
  const [text, setText] = useState(given);
  const [, setSent] = useReported(given, setText);
  useSpokenChange(resultText);
  useEffect(() => {
    latest.current = onValueChange;
  });
  useEffect(() => () => clock.clearTimeout(waiting.current), []);

  const send = (words: string, changed: Record<string, string> = {}) => {
    clock.clearTimeout(waiting.current);
    setSent(words.trim());
    const values = Object.fromEntries(selects.map(({ name, value }) => [name, value]));
    if (search) values[search.name ?? 'search'] = words.trim();
    latest.current({ ...values, ...changed });
  };
  const type = (words: string) => {
    setText(words);
    clock.clearTimeout(waiting.current);
    waiting.current = clock.setTimeout(() => send(words), SEARCH_AFTER);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send(text);
  };
  const clear = () => {
    setText('');
    send('', Object.fromEntries(selects.map(({ name, options }) => [name, options[0]?.value ?? ''])));
    form.current?.querySelector<HTMLElement>('input, select')?.focus();
  };
  const narrowed = text !== '' || selects.some(({ value, options }) => value !== (options[0]?.value ?? ''));

  return (
    <form
      {...rest}
      ref={merged}
      role="search"
      aria-label={label}
      data-slot="filter-bar"
      onSubmit={submit}
      className={cn('@container/filters flex min-w-0 flex-col gap-3', className)}
    >
      <div className="flex flex-col gap-4 @min-[34rem]/filters:flex-row @min-[34rem]/filters:flex-wrap @min-[34rem]/filters:items-end">
        {search && (
          <div className="flex min-w-0 grow-3 flex-col gap-1.5 @min-[34rem]/filters:basis-72">
            <label htmlFor={id} className="font-bold">
              {search.label}
            </label>
            <span className="relative block">
              <SearchIcon />
              <input
                id={id}
                type="search"
                value={text}
                placeholder={search.placeholder}
                enterKeyHint="search"
                autoComplete="off"
                onChange={(event) => type(event.target.value)}
                className={cn(controlClasses, 'appearance-none ps-11')}
              />
            </span>
          </div>
        )}
        {selects.map((select) => (
          <div
            key={select.name}
            className="min-w-0 grow @min-[34rem]/filters:max-w-72 @min-[34rem]/filters:basis-44"
          >
            <Select
              label={select.label}
              value={select.value}
              options={select.options}
              onChange={(event) => send(text, { [select.name]: event.target.value })}
            />
          </div>
        ))}
        {extra}
      </div>
      {/* Always rendered, so that the list below does not shift when the text appears. */}
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2">
        {resultText !== undefined && <p className="text-ink-muted">{resultText}</p>}
        {narrowed && (
          <Button variant="quiet" size="sm" icon={<Icon of={X} size={18} />} onClick={clear}>
            {t('clear')}
          </Button>
        )}
      </div>
    </form>
  );
});
