import {
  type FocusEvent,
  forwardRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cn } from '../../foundations/lib/cn';
import { directionOf } from '../../foundations/lib/direction';
import { useControllableState } from '../../foundations/lib/use-controllable-state';
import { useKeptFocus } from '../../foundations/lib/use-kept-focus';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';
import { useLocale, useMessages } from '../../foundations/messages-provider/messages-provider';
import { useFormReset } from '../../forms/field/use-field-ids';
import { checkedStates, rowByText, toggled, type TreeItem, type TreeRow, visibleRows } from './tree-model';
import { LoadingRow, Row } from './tree-row';
import { type LoadItems, treeMessages, useLazyItems, useRequested } from './use-lazy-items';

export type { TreeItem } from './tree-model';
export { type LoadItems, treeMessages } from './use-lazy-items';

const NO_ITEMS: readonly string[] = [];
/** Milliseconds after which typing starts a new name. */
const TYPING = 700;

interface TreeBaseProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'defaultValue'> {
  /** Names the tree. */
  label: string;
  items: readonly TreeItem[];
  /** Loads the items of a `lazy` item when it is first opened. A rejected promise shows an error and "Try again". */
  loadItems?: LoadItems;
  /** Ids of the open items (controlled). */
  open?: readonly string[];
  /** Ids of the items that are open initially (uncontrolled). */
  defaultOpen?: readonly string[];
  onOpenChange?: (open: string[]) => void;
  /** Height of an item: 44 px (`md`, the default) or 32 px. */
  size?: 'sm' | 'md';
  /** Makes the selection part of the form’s data. */
  name?: string;
}

interface TreeSingleProps {
  multiple?: false;
  /** Id of the selected item; empty if none is. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

interface TreeMultipleProps {
  /** Adds checkboxes. A parent represents all items within it. */
  multiple: true;
  /** Ids of the checked items without children. The id of a parent stands for everything within it. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  onValueChange?: (value: string[]) => void;
}

export type TreeProps = TreeBaseProps & (TreeSingleProps | TreeMultipleProps);

const listOf = (value: string | readonly string[] | undefined) =>
  typeof value === 'string' ? [value].filter(Boolean) : value;

/** One selection for both kinds of tree: a list of ids. */
function useSelection({ multiple, value, defaultValue, onValueChange }: TreeSingleProps | TreeMultipleProps) {
  const report = (ids: readonly string[]) =>
    multiple ? onValueChange?.([...ids]) : onValueChange?.(ids[0] ?? '');
  return useControllableState<readonly string[]>(listOf(value), listOf(defaultValue) ?? NO_ITEMS, report);
}

/**
 * Items within items (APG tree view). `ref` and other props go to the element with `role="tree"`. Use it for three
 * or more levels; two are simpler as an Accordion.
 */
export const Tree = forwardRef<HTMLDivElement, TreeProps>(function Tree(props, ref) {
  const {
    label,
    items,
    loadItems,
    open,
    defaultOpen,
    onOpenChange,
    size = 'md',
    name,
    className,
    ...other
  } = props;
  const { multiple = false, value: _, defaultValue: initial, onValueChange: __, ...rest } = other;
  const t = useMessages(treeMessages);
  const locale = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const typed = useRef({ text: '', at: 0 });

  const [value, setValue] = useSelection(props);
  useFormReset(field, () => setValue(listOf(initial) ?? NO_ITEMS));
  const [openIds, setOpenIds] = useControllableState<readonly string[]>(
    open,
    defaultOpen ?? NO_ITEMS,
    (ids) => onOpenChange?.([...ids]),
  );
  const { loaded, request, retry } = useLazyItems(loadItems);

  const rows = useMemo(() => visibleRows(items, new Set(openIds), loaded), [items, openIds, loaded]);
  const waiting = useMemo(
    () => rows.filter(({ kind }) => kind === 'loading').map(({ item }) => item),
    [rows],
  );
  useRequested(waiting, request);
  const states = multiple ? checkedStates(items, new Set(value), loaded) : undefined;

  const stops = rows.filter(({ kind }) => kind !== 'loading');
  const [active, setActive] = useState<string>();
  const stop =
    stops.find(({ key }) => key === active) ?? stops.find(({ key }) => value.includes(key)) ?? stops[0];
  useKeptFocus(root, () => root.current?.querySelector<HTMLElement>('[tabindex="0"]'));

  const focus = (key: string | undefined) => {
    if (key === undefined) return;
    root.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
  };
  const setOpen = (ids: readonly string[], show: boolean) => {
    const others = openIds.filter((id) => !ids.includes(id));
    setOpenIds(show ? [...others, ...ids] : others);
  };
  const toggle = ({ item, open: isOpen, key }: TreeRow) => {
    focus(key);
    setOpen([item.id], !isOpen);
  };
  const select = ({ item }: TreeRow) => {
    if (item.disabled || item.selectable === false) return;
    if (multiple) setValue(toggled(items, value, loaded, item.id));
    else if (value[0] !== item.id) setValue([item.id]);
  };
  const repeat = ({ item }: TreeRow) => {
    focus(item.id);
    retry(item.id);
  };

  const press = (row: TreeRow, event: MouseEvent) => {
    if (row.kind === 'failed') return repeat(row);
    const newTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (row.item.href !== undefined && newTab) return;
    focus(row.key);
    select(row);
    const opens = row.item.href === undefined && (!multiple || row.item.selectable === false);
    if (opens && row.expandable) setOpen([row.item.id], !row.open);
  };

  /** Enter; in a tree with checkboxes Space checks, so Enter opens. */
  const activate = (row: TreeRow) => {
    if (row.kind === 'failed') repeat(row);
    else if (multiple && row.expandable) toggle(row);
    else {
      select(row);
      if (row.expandable) toggle(row);
    }
  };

  const siblingsOf = (row: TreeRow) =>
    rows.filter(({ parent, expandable }) => parent === row.parent && expandable).map(({ key }) => key);

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key } = event;
    const at = stops.findIndex((row) => row.key === (event.target as HTMLElement).dataset.key);
    const row = stops[at];
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const rtl = directionOf(event.currentTarget) === 'rtl';
    const inward = rtl ? 'ArrowLeft' : 'ArrowRight';
    const outward = rtl ? 'ArrowRight' : 'ArrowLeft';
    const text = event.timeStamp - typed.current.at < TYPING ? typed.current.text + key : key;
    // Space belongs to a name only where it continues one.
    const match = key.length === 1 && text !== ' ' ? rowByText(stops, at, text, locale) : undefined;
    if (key === 'ArrowDown') focus(stops[at + 1]?.key);
    else if (key === 'ArrowUp') focus(stops[at - 1]?.key);
    else if (key === 'Home') focus(stops[0]?.key);
    else if (key === 'End') focus(stops.at(-1)?.key);
    else if (key === inward) {
      if (row.expandable && !row.open) setOpen([row.item.id], true);
      else if (row.open && stops[at + 1]?.parent === row.key) focus(stops[at + 1]?.key);
    } else if (key === outward) {
      if (row.open) setOpen([row.item.id], false);
      else focus(row.parent);
    } else if (key === '*') setOpen(siblingsOf(row), true);
    else if (match || (key.length === 1 && key !== ' ')) {
      typed.current = { text, at: event.timeStamp };
      focus(match?.key);
    } else if (key === 'Enter' && row.kind === 'item' && row.item.href !== undefined) return;
    else if (key === 'Enter') activate(row);
    else if (key === ' ') {
      if (row.kind === 'failed') repeat(row);
      else if (row.item.href !== undefined && !multiple) (event.target as HTMLElement).click();
      else select(row);
    } else return;
    event.preventDefault();
  };

  const handlers = {
    onFocus: (event: FocusEvent<HTMLDivElement>) => {
      rest.onFocus?.(event);
      setActive(event.target.dataset.key);
    },
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      rest.onKeyDown?.(event);
      if (!event.defaultPrevented) move(event);
    },
  };
  return (
    <div
      data-slot="tree"
      {...rest}
      {...handlers}
      ref={useMergedRef(root, ref)}
      role="tree"
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      className={cn('flex min-w-0 flex-col', className)}
    >
      {rows.map((row) =>
        row.kind === 'loading' ? (
          <LoadingRow key={row.key} row={row} size={size}>
            {t('loading')}
          </LoadingRow>
        ) : (
          <Row
            key={row.key}
            row={row}
            size={size}
            tabStop={row.key === stop?.key}
            selected={row.kind === 'item' && value.includes(row.key)}
            checked={states?.get(row.key)}
            failed={{ text: t('failed', { label: row.item.label }), retry: t('retry') }}
            onPress={press}
            onToggle={toggle}
          />
        ),
      )}
      {name !== undefined && value.length === 0 && <input ref={field} type="hidden" name={name} disabled />}
      {name !== undefined &&
        value.map((id, index) => (
          <input key={id} ref={index === 0 ? field : undefined} type="hidden" name={name} value={id} />
        ))}
    </div>
  );
});
