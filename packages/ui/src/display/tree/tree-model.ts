import type { ReactNode } from 'react';

export interface TreeItem {
  /** Unique in the whole tree. */
  id: string;
  label: string;
  /** Makes the item a link. */
  href?: string;
  /** Decorative icon before the label. */
  icon?: ReactNode;
  /** Short text after the label, e.g. "4 lessons". Read with the label; no controls. */
  meta?: ReactNode;
  /** Can be opened, but not selected; shown muted. */
  disabled?: boolean;
  /** False: it only opens and closes. Default true. */
  selectable?: boolean;
  items?: readonly TreeItem[];
  /** Its items are loaded by `loadItems` when it is first opened. */
  lazy?: boolean;
}

/** Items that were loaded by id of their parent; `failed` if that did not work. */
export type LoadedItems = ReadonlyMap<string, readonly TreeItem[] | 'failed'>;

/** One line of the tree: an item, or what takes the place of items that are not there. */
export interface TreeRow {
  key: string;
  kind: 'item' | 'loading' | 'failed';
  /** The item; of `loading` and `failed` the parent. */
  item: TreeItem;
  /** From 1. */
  level: number;
  position: number;
  setSize: number;
  parent?: string;
  expandable: boolean;
  open: boolean;
}

function itemsOf(item: TreeItem, loaded: LoadedItems): readonly TreeItem[] | undefined {
  const own = item.items ?? loaded.get(item.id);
  return own === 'failed' ? undefined : own;
}

/** The visible rows, in order. */
export function visibleRows(
  items: readonly TreeItem[],
  open: ReadonlySet<string>,
  loaded: LoadedItems,
  level = 1,
  parent?: string,
): TreeRow[] {
  return items.flatMap((item, index) => {
    const children = itemsOf(item, loaded);
    const expandable = children ? children.length > 0 : item.lazy === true;
    const isOpen = expandable && open.has(item.id);
    const place = { level, position: index + 1, setSize: items.length, parent };
    const row: TreeRow = { key: item.id, kind: 'item', item, ...place, expandable, open: isOpen };
    if (!isOpen) return [row];
    if (children) return [row, ...visibleRows(children, open, loaded, level + 1, item.id)];
    const kind = loaded.get(item.id) === 'failed' ? 'failed' : 'loading';
    const stand: TreeRow = {
      key: `${item.id}/${kind}`,
      kind,
      item,
      level: level + 1,
      position: 1,
      setSize: 1,
      parent: item.id,
      expandable: false,
      open: false,
    };
    return [row, stand];
  });
}

export type Checked = boolean | 'mixed';

/** Whether each item is checked. An id in `value` stands for everything within it. */
export function checkedStates(
  items: readonly TreeItem[],
  value: ReadonlySet<string>,
  loaded: LoadedItems,
): Map<string, Checked> {
  const states = new Map<string, Checked>();
  const visit = (item: TreeItem, above: boolean): Checked => {
    const on = above || value.has(item.id);
    const children = itemsOf(item, loaded) ?? [];
    const each = children.map((child) => visit(child, on));
    const first = each[0];
    const state = first === undefined ? on : each.every((item) => item === first) ? first : 'mixed';
    states.set(item.id, state);
    return state;
  };
  for (const item of items) visit(item, false);
  return states;
}

/**
 * Checks everything within an item, or unchecks it if everything is checked. Disabled items keep their state.
 * @returns the ids of the checked items without children, and ids that are not loaded yet
 */
export function toggled(
  items: readonly TreeItem[],
  value: readonly string[],
  loaded: LoadedItems,
  id: string,
): string[] {
  const states = checkedStates(items, new Set(value), loaded);
  const leaves: { id: string; able: boolean; within: boolean }[] = [];
  const visit = (item: TreeItem, inside: boolean, off: boolean) => {
    const within = inside || item.id === id;
    const disabled = off || item.disabled === true;
    const children = itemsOf(item, loaded) ?? [];
    if (children.length === 0) leaves.push({ id: item.id, able: !disabled, within });
    for (const child of children) visit(child, within, disabled);
  };
  for (const item of items) visit(item, false, false);
  const concerned = leaves.filter(({ within, able }) => within && able);
  const check = concerned.some((leaf) => states.get(leaf.id) !== true);
  const unknown = value.filter((item) => !states.has(item));
  const checked = leaves.filter((leaf) => (leaf.within && leaf.able ? check : states.get(leaf.id) === true));
  return [...checked.map((leaf) => leaf.id), ...unknown];
}

/** The next row after `from` whose label starts with `typed`, from the start again after the last. */
export function rowByText(rows: readonly TreeRow[], from: number, typed: string, locale: string) {
  const start = typed.toLocaleLowerCase(locale);
  // Further letters may still match the row of the first letter.
  const after = start.length > 1 ? from : from + 1;
  const order = [...rows.slice(after), ...rows.slice(0, after)];
  return order.find(
    ({ kind, item }) => kind === 'item' && item.label.toLocaleLowerCase(locale).startsWith(start),
  );
}
