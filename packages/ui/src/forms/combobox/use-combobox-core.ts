import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { clock } from '../../foundations/clock/clock';
import type { LoadState } from '../../foundations/lib/types';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { useFloatingPanel } from '../field/use-floating-panel';
import { comboboxMessages } from './combobox-messages';
import { type ComboboxOption, optionId } from './combobox-list';
import { matching, sameText } from './match';

/** Milliseconds after the last key until a search runs. The result is announced after twice that time. */
const PAUSE = 250;
const PAGE = 10;

/** The props of the components that are passed on. */
export interface ComboboxOptions {
  options: readonly ComboboxOption[];
  onSearch?: (text: string) => void;
  state?: LoadState;
  /** Disabled or read-only. */
  fixed: boolean;
}

interface ComboboxCore extends ComboboxOptions {
  /** The option at which the arrow keys begin. The field shows its label until something is typed. */
  current?: ComboboxOption | null;
  /** The selected values, if several can be: then a choice keeps the list open. */
  several?: readonly string[];
  /** An option before the options that are found, e.g. one that selects them all. */
  lead?: (found: readonly ComboboxOption[]) => ComboboxOption | undefined;
  onPick: (option: ComboboxOption) => void;
  /** The text is edited or cleared. */
  onType?: () => void;
}

/**
 * What every combobox does, whatever its value is: open and close, active option, filter and search, keys and
 * announcements. The markup is in combobox-control.tsx.
 */
export function useComboboxCore(props: ComboboxCore) {
  const { options, onSearch, state, fixed, current = null, several, lead, onPick, onType } = props;
  const t = useMessages(comboboxMessages);
  const announce = useAnnounce();
  const listId = useId();
  const root = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const search = useRef<number>(undefined);
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState<string | null>(null);
  /** Null: the field shows the label of `current`. */
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);

  const text = typed ?? current?.label ?? '';
  const status = state?.status ?? 'ready';
  const found = useMemo(
    () => (onSearch || typed === null ? options : matching(options, typed)),
    [options, typed, onSearch],
  );
  const first = lead?.(found);
  const shown = first ? [first, ...found] : found;
  const listed = open && shown.length > 0;
  const indexOf = (one: string | null) => shown.findIndex((option) => option.value === one);
  const active = listed && indexOf(marked) >= 0 ? marked : null;

  const show = (on: string | null = null) => {
    setOpen(true);
    setMarked(on);
  };
  const hide = () => {
    setOpen(false);
    setMarked(null);
  };
  const pick = (option: ComboboxOption | undefined) => {
    if (!option) return;
    // The results of a search belong to the text, so both stay while more are chosen.
    if (!several || !onSearch) setTyped(null);
    setLeft(false);
    if (several) setMarked(option.value);
    else hide();
    onPick(option);
  };
  const type = (next: string) => {
    setTyped(next);
    setLeft(false);
    onType?.();
    show();
    clock.clearTimeout(search.current);
    if (onSearch) search.current = clock.setTimeout(() => onSearch(next), PAUSE);
  };
  /** The only option whose label equals the text; undefined if several do. */
  const spelledOut = () => {
    const same = typed === null ? [] : found.filter((option) => sameText(option.label, typed));
    return same.length === 1 ? same[0] : undefined;
  };
  const leave = () => {
    hide();
    setLeft(true);
    const same = spelledOut();
    if (same && several?.includes(same.value)) setTyped(null);
    else pick(same);
  };

  useEffect(() => () => clock.clearTimeout(search.current), []);
  useFloatingPanel({
    open,
    root,
    panel,
    onClose: (by) => {
      if (by === 'outside') return leave();
      if (panel.current?.contains(document.activeElement)) field.current?.focus();
      hide();
    },
  });

  const news = { loading: t('loading'), error: t('failed'), ready: t('results', { count: found.length }) }[
    status
  ];
  useEffect(() => {
    if (!open) return;
    const pause = clock.setTimeout(() => announce(news), 2 * PAUSE);
    return () => clock.clearTimeout(pause);
    // `text`: announce again after each change, once typing pauses.
  }, [open, news, text, announce]);

  useEffect(() => {
    if (active === null) return;
    document.getElementById(optionId(listId, active))?.scrollIntoView?.({ block: 'nearest' });
  }, [active, listId]);

  const move = (to: (at: number, last: number) => number) => {
    const begin = active === null && typed === null ? indexOf(current?.value ?? null) : -1;
    const at = begin >= 0 ? begin : to(indexOf(active), shown.length - 1);
    show(shown[at]?.value ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || fixed) return;
    const inList = (act: () => void) => listed && act;
    const onEnter = listed ? (active === null ? spelledOut() : shown[indexOf(active)]) : undefined;
    const keys: Record<string, (() => void) | false | undefined> = {
      ArrowDown: () => (event.altKey ? show() : move((at, last) => (at === last ? 0 : at + 1))),
      ArrowUp: () => (event.altKey ? hide() : move((at, last) => (at <= 0 ? last : at - 1))),
      PageDown: inList(() => move((at, last) => Math.min(last, at + PAGE))),
      PageUp: inList(() => move((at) => Math.max(0, at - PAGE))),
      Enter: onEnter && (() => pick(onEnter)),
    };
    const act = keys[event.key];
    if (act) {
      event.preventDefault();
      act();
    } else if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(event.key)) {
      // The key moves the caret in the text, so no option stays active.
      setMarked(null);
    } else if (event.key === 'Tab' && open && status !== 'error') leave();
  };

  /** Shows the value again, without the typed text. */
  const adopt = () => {
    setTyped(null);
    setLeft(false);
  };
  return {
    ...{ root, panel, field, listId, open, listed, active, shown, text, state, fixed },
    /** There is something to clear. */
    filled: text !== '' || Boolean(several?.length),
    /** The field was left with a text that matches no option. */
    notListed: left && text.trim() !== '',
    ...{ show, hide, leave, type, adopt, onKeyDown },
    /** For a reset of the form. */
    reset: () => {
      adopt();
      hide();
    },
    pick: (one: string) => pick(shown.find((option) => option.value === one)),
    clear: () => {
      type('');
      hide();
      announce(t('cleared'));
      field.current?.focus();
    },
    retry: () => {
      // The button is removed together with the error.
      field.current?.focus();
      state?.onRetry?.();
    },
  };
}

export type ComboboxBox = ReturnType<typeof useComboboxCore>;
