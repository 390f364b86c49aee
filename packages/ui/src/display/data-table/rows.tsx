import type { ReactNode } from 'react';
import { cn } from '../../foundations/lib/cn';
import { CellValue, type DataColumn, isEmpty, ROLE, STACKED } from './cell';
import { type RowSelection, type SelectionState, SelectRow } from './selection';

/**
 * The table layout of all cells, set once on the body: a thousand rows with a list of classes on each cell took
 * several times as long to commit. It wins over the cells' own classes, which are those of the card layout.
 */
const BODY =
  'flex flex-col gap-3 @min-[44rem]/table:table-row-group @min-[44rem]/table:[&>tr>*]:table-cell @min-[44rem]/table:[&>tr>*]:border-t @min-[44rem]/table:[&>tr>*]:border-line @min-[44rem]/table:[&>tr>*]:px-4 @min-[44rem]/table:[&>tr>*]:py-3.5 @min-[44rem]/table:[&>tr>*]:align-baseline @min-[44rem]/table:[&>tr>*:first-child]:ps-6 @min-[44rem]/table:[&>tr>*:last-child]:pe-6 @min-[44rem]/table:[&>tr:hover>*]:bg-hover @min-[44rem]/table:[&>tr:hover>*]:transition-colors @min-[44rem]/table:[&>tr:last-child>*:first-child]:rounded-es-xl @min-[44rem]/table:[&>tr:last-child>*:last-child]:rounded-ee-xl @min-[44rem]/table:[&>tr>th]:min-w-56 @min-[44rem]/table:[&>tr>th]:text-start @min-[44rem]/table:[&>tr>th]:text-base @min-[44rem]/table:[&>tr>th]:font-medium @min-[44rem]/table:[&>tr>th]:wrap-anywhere';
/** A row as a card; in the table layout it is a plain row. */
const ROW =
  'group/row relative flex flex-col gap-2 rounded-lg bg-surface px-4 py-4 outline-2 -outline-offset-2 outline-transparent in-[.high-contrast]:border-2 data-selected:outline-accent forced-colors:border @min-[44rem]/table:table-row @min-[44rem]/table:border-0 @min-[44rem]/table:bg-transparent @min-[44rem]/table:outline-none';

export interface RowsProps<Row> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keys: readonly string[];
  /** Id of the column that identifies the row. */
  header: string | undefined;
  /**
   * Rows may be cards: render the columns' names beside the values, the roles that browsers drop from elements which
   * are not laid out as a table, and the classes of a card. False if the table layout is known.
   */
  stacked: boolean;
  selection: RowSelection<Row> | undefined;
  selecting: SelectionState;
}

/** The body of the table. Its cells are plain elements, not components, because there may be thousands. */
export function Rows<Row>({ columns, rows, keys, header, stacked, selection, selecting }: RowsProps<Row>) {
  const row = stacked ? ROW : selection && 'group/row';
  return (
    <tbody {...(stacked && ROLE.group)} className={BODY}>
      {rows.map((item, index) => {
        const key = keys[index] ?? '';
        return (
          <tr
            key={key}
            role={stacked ? 'row' : undefined}
            data-selected={selecting.isSelected(key) || undefined}
            className={row}
          >
            {selection && <SelectRow id={key} name={selection.rowName(item)} state={selecting} />}
            {columns.map((column) =>
              column.id === header
                ? headerCell(column.id, column.cell(item), stacked, selection !== undefined)
                : cell(column, column.cell(item), stacked),
            )}
          </tr>
        );
      })}
    </tbody>
  );
}

function headerCell(key: string, value: ReactNode, stacked: boolean, roomAtEnd: boolean) {
  if (!stacked)
    return (
      <th key={key} scope="row">
        {value}
      </th>
    );
  return (
    <th
      key={key}
      {...ROLE.rowHeader}
      // Space for the row's checkbox, in the corner of its card.
      className={cn(STACKED.header, 'min-w-0 wrap-anywhere', roomAtEnd && 'pe-10')}
    >
      {value}
    </th>
  );
}

function cell<Row>(column: DataColumn<Row>, value: ReactNode, stacked: boolean) {
  const end = column.align === 'end' && '@min-[44rem]/table:text-end @min-[44rem]/table:whitespace-nowrap';
  // Plain text as the only child needs neither an element nor a fiber of its own.
  if (!stacked && !isEmpty(value) && (typeof value === 'string' || typeof value === 'number'))
    return (
      <td key={column.id} className={end || undefined}>
        {value}
      </td>
    );
  const content = (
    <div className="min-w-0">
      <CellValue>{value}</CellValue>
    </div>
  );
  const labelled = stacked && !column.hideLabelOnPhone;
  // The content keeps its place among the children when the layout changes, and so its focus.
  if (!stacked)
    return (
      <td key={column.id} className={end || undefined}>
        {false}
        {content}
      </td>
    );
  return (
    <td
      key={column.id}
      {...ROLE.cell}
      className={cn('min-w-0 wrap-anywhere', labelled ? STACKED.labelled : 'block has-[button,a]:pt-1', end)}
    >
      {labelled && (
        <span aria-hidden="true" className={STACKED.label}>
          {column.label}
        </span>
      )}
      {content}
    </td>
  );
}
