import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { Button } from '../../actions/button/button';
import { Checkbox } from '../../forms/checkbox/checkbox';
import { useKeptFocus } from '../../foundations/lib/use-kept-focus';
import { useSpokenChange } from '../../foundations/lib/use-spoken-change';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden';

export const dataTableSelectionMessages = defineMessages('data-table-selection', {
  bar: '{label}: selection',
  all: 'Select all on this page',
  row: 'Select {name}',
  column: 'Selection',
  count: { one: '{count} selected', other: '{count} selected', zero: 'Nothing selected' },
  here: '{here} of them on this page',
  actions: 'Actions are above the table.',
  clear: 'Clear selection',
});

export interface RowSelection<Row> {
  /** Keys of the selected rows, which may include rows of other pages. */
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  /** The name of a row for its checkbox, e.g. "Achieng Odhiambo". */
  rowName: (row: Row) => string;
  /** Actions for the selected rows, usually buttons. Shown while something is selected. */
  actions?: ReactNode;
}

const BOX = '[data-slot=select-row] input';

/**
 * Selects rows one by one or, with Shift, all from the last selected row to this one. Shift with an arrow moves to
 * the next row and selects it.
 */
export function useRowSelection(keys: readonly string[], selection: RowSelection<never> | undefined) {
  const anchor = useRef<string>(undefined);
  const shift = useRef(false);
  const selected = new Set(selection?.selected);

  const choose = (chosen: readonly string[], on: boolean) => {
    const next = new Set(selected);
    for (const key of chosen) {
      if (on) next.add(key);
      else next.delete(key);
    }
    selection?.onChange([...next]);
  };
  const toggle = (key: string, on: boolean) => {
    const from = anchor.current === undefined ? -1 : keys.indexOf(anchor.current);
    const to = keys.indexOf(key);
    const range = shift.current && from >= 0;
    choose(range ? keys.slice(Math.min(from, to), Math.max(from, to) + 1) : [key], on);
    if (!range) anchor.current = key;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, key: string) => {
    shift.current = event.shiftKey;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || !event.shiftKey) return;
    event.preventDefault();
    const boxes = event.currentTarget.closest('table')?.querySelectorAll<HTMLElement>(BOX);
    const at = keys.indexOf(key);
    const next = keys[at + step];
    if (next === undefined) return;
    anchor.current ??= key;
    boxes?.[at + step]?.focus();
    choose([key, next], true);
  };
  const onMouseDown = (event: MouseEvent<HTMLInputElement>) => {
    shift.current = event.shiftKey;
    // Without this, Shift and a press would also select the text between the rows.
    if (event.shiftKey) {
      event.preventDefault();
      event.currentTarget.focus();
    }
  };
  return { isSelected: (key: string) => selected.has(key), choose, toggle, onKeyDown, onMouseDown };
}

export type SelectionState = ReturnType<typeof useRowSelection>;

export function SelectRow({ id, name, state }: { id: string; name: string; state: SelectionState }) {
  const t = useMessages(dataTableSelectionMessages);
  return (
    <td
      {...{ role: 'cell' }}
      data-slot="select-row"
      className="absolute end-4 top-4 @min-[44rem]/table:relative @min-[44rem]/table:inset-auto @min-[44rem]/table:table-cell @min-[44rem]/table:w-px @min-[44rem]/table:border-t @min-[44rem]/table:border-line @min-[44rem]/table:py-3.5 @min-[44rem]/table:ps-6 @min-[44rem]/table:align-top! @min-[44rem]/table:before:absolute @min-[44rem]/table:before:inset-y-0 @min-[44rem]/table:before:start-0 @min-[44rem]/table:before:w-1 @min-[44rem]/table:group-hover/row:bg-hover @min-[44rem]/table:group-data-selected/row:before:bg-accent @min-[44rem]/table:group-last/row:rounded-es-xl @min-[44rem]/table:group-last/row:before:rounded-es-xl"
    >
      <Checkbox
        label={<VisuallyHidden>{t('row', { name })}</VisuallyHidden>}
        checked={state.isSelected(id)}
        onChange={(event) => state.toggle(id, event.target.checked)}
        onKeyDown={(event) => state.onKeyDown(event, id)}
        onMouseDown={state.onMouseDown}
        fieldClassName="w-6"
      />
    </td>
  );
}

export interface SelectionBarProps {
  label: string;
  keys: readonly string[];
  selection: RowSelection<never>;
  state: SelectionState;
}

/** The selection bar above the table: select all rows of this page, the number of selected rows, and the actions. */
export function SelectionBar({ label, keys, selection, state }: SelectionBarProps) {
  const t = useMessages(dataTableSelectionMessages);
  const root = useRef<HTMLFieldSetElement>(null);
  const here = keys.filter(state.isSelected).length;
  const count = selection.selected.length;
  const total = t('count', { count });
  const words = count > here ? `${total}, ${t('here', { here })}` : total;
  useSpokenChange(count > 0 && selection.actions ? `${words}. ${t('actions')}` : words);
  useKeptFocus(root, () => root.current?.querySelector('input'));

  return (
    <fieldset
      ref={root}
      data-slot="selection-bar"
      className="flex min-h-14 min-w-0 flex-wrap items-center gap-x-6 gap-y-2 rounded-lg border bg-surface px-4 py-2 in-[.high-contrast]:border-2 @min-[44rem]/table:px-6 forced-colors:border"
    >
      <legend className="dk-visually-hidden">{t('bar', { label })}</legend>
      <Checkbox
        label={t('all')}
        checked={keys.length > 0 && here === keys.length}
        indeterminate={here > 0 && here < keys.length}
        disabled={keys.length === 0}
        onChange={() => state.choose(keys, here < keys.length)}
      />
      {count > 0 && (
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 @min-[44rem]/table:ms-auto">
          <p className="font-bold">{words}</p>
          {selection.actions}
          <Button variant="quiet" size="sm" onClick={() => selection.onChange([])}>
            {t('clear')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
