import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { controlClasses } from '../../forms/field/field';
import { SearchIcon } from '../../forms/lib/search-icon';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { clock } from '../../foundations/clock/clock';
import { cn } from '../../foundations/lib/cn';
import { useEffectEvent } from '../../foundations/lib/use-effect-event';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { CommandList, type ShownOption, shownOptions } from './command-list';
import { type CommandGroup, type CommandItem, filterCommands } from './filter-commands';
import { commandPaletteMessages } from './messages';

/** Delay in ms after the last key for server requests and announcements. */
const SEARCH_AFTER = 250;
const SAY_AFTER = 700;
const PAGE = 8;

export interface CommandSearchProps {
  groups: readonly CommandGroup[];
  /** Recently opened items, shown while the field is empty. */
  recent?: readonly CommandItem[];
  /** Receives the trimmed text 250 ms after the last key, including an empty one. */
  onSearch?: (text: string) => void;
  /**
   * Load status of `onSearch`; undefined when done. `offline`: it needs a connection, and only `groups` can be found.
   */
  state?: 'loading' | 'error' | 'offline';
  /** Default "Nothing found. Try another word." */
  emptyText?: string;
  input: RefObject<HTMLInputElement | null>;
  onChoose: (item: CommandItem) => void;
}

const STATE_TEXTS = { loading: 'loading', error: 'failed', offline: 'offline' } as const;

export function CommandSearch({
  groups,
  recent = [],
  onSearch,
  state,
  emptyText,
  input,
  onChoose,
}: CommandSearchProps) {
  const t = useMessages(commandPaletteMessages);
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState<string>();
  const query = useDeferredValue(text).trim();

  const recentLabel = t('recent');
  const shown = useMemo(() => {
    const found = filterCommands(groups, query);
    const last: CommandGroup = { id: 'recent', label: recentLabel, items: recent };
    return query === '' && recent.length > 0 ? [last, ...found] : found;
  }, [groups, recent, recentLabel, query]);
  const options = useMemo(() => shownOptions(base, shown), [base, shown]);
  // With text the first result is active. Without text no option is active until an arrow key is pressed.
  const at = options.findIndex(({ id }) => id === active);
  const current = options[at] ?? (query === '' ? undefined : options[0]);

  useSearch(text.trim(), onSearch);
  useSpoken(query, options.length, state);
  useEffect(() => {
    if (current) document.getElementById(current.id)?.scrollIntoView?.({ block: 'nearest' });
    else list.current?.scrollTo({ top: 0 });
  }, [current]);

  const choose = (event: MouseEvent) => {
    const option = optionAt(event, options);
    if (!option) return;
    if (option.item.href !== undefined && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    // Close a phone's keyboard before the page changes.
    input.current?.blur();
    onChoose(option.item);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      const { ctrlKey, metaKey } = event;
      const click = { bubbles: true, cancelable: true, ctrlKey, metaKey };
      if (current) document.getElementById(current.id)?.dispatchEvent(new window.MouseEvent('click', click));
      return;
    }
    const from = current ? options.indexOf(current) : -1;
    const to = targetOf(event.key, from, options.length);
    if (to === undefined) return;
    event.preventDefault();
    setActive(options[to]?.id);
  };

  return (
    <>
      <span className="relative block shrink-0">
        <SearchIcon />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={t('search')}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? `${base}-list` : undefined}
          aria-activedescendant={current?.id}
          // It is true from the start: read with the field and not announced over it.
          aria-describedby={state === 'offline' ? `${base}-state` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(undefined);
          }}
          onKeyDown={press}
          className={cn(controlClasses, 'ps-11')}
        />
      </span>
      {state && (
        <p
          id={`${base}-state`}
          data-slot="command-state"
          className={cn('text-sm', state === 'error' ? 'font-bold text-danger-ink' : 'text-ink-muted')}
        >
          {t(STATE_TEXTS[state])}
        </p>
      )}
      <div className="h-80 max-h-[50dvh] min-h-0">
        {options.length > 0 ? (
          <CommandList
            ref={list}
            id={`${base}-list`}
            label={t('search')}
            groups={shown}
            options={options}
            current={current?.id}
            onClick={choose}
            onPointerMove={(event) => {
              const option = optionAt(event, options);
              if (option && event.pointerType === 'mouse') setActive(option.id);
            }}
          />
        ) : (
          (state === undefined || state === 'offline') && (
            <p className="px-3 py-8 text-center text-ink-muted">{emptyText ?? t('empty')}</p>
          )
        )}
      </div>
    </>
  );
}

function optionAt(event: MouseEvent, options: readonly ShownOption[]): ShownOption | undefined {
  const element = event.target instanceof Element ? event.target.closest('[role=option]') : null;
  return element ? options.find(({ id }) => id === element.id) : undefined;
}

/** The index that a key moves to, wrapping at the ends; undefined for keys that edit the text. */
function targetOf(key: string, from: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowUp') return from <= 0 ? count - 1 : from - 1;
  if (key === 'PageDown') return Math.min(from + PAGE, count - 1);
  if (key === 'PageUp') return Math.max(from - PAGE, 0);
  return undefined;
}

function useSearch(text: string, onSearch?: (text: string) => void) {
  const asked = useRef('');
  const ask = useEffectEvent((words: string) => {
    if (words === asked.current) return;
    asked.current = words;
    onSearch?.(words);
  });
  useEffect(() => {
    const timer = clock.setTimeout(() => ask(text), SEARCH_AFTER);
    return () => clock.clearTimeout(timer);
  }, [text]);
}

/** Announces the number of results after typing and searching end. */
function useSpoken(query: string, count: number, state: CommandSearchProps['state']) {
  const t = useMessages(commandPaletteMessages);
  const announce = useAnnounce();
  useEffect(() => {
    if (state === 'error') announce(t('failed'), { politeness: 'assertive' });
  }, [state, announce, t]);
  useEffect(() => {
    if (query === '' || state === 'loading' || state === 'error') return;
    const timer = clock.setTimeout(() => announce(t('results', { count })), SAY_AFTER);
    return () => clock.clearTimeout(timer);
  }, [query, count, state, announce, t]);
}
