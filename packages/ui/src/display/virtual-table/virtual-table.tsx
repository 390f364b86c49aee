import {
  type ForwardedRef,
  forwardRef,
  memo,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useEffect,
  useId,
  useRef,
} from 'react';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { useClientLayoutEffect } from '../../foundations/lib/use-client-layout-effect';
import { useHydrated } from '../../foundations/lib/use-client-value';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { Cell, type DataColumn, headerOf, ROLE } from '../data-table/cell';
import type { DataTableProps } from '../data-table/data-table';
import { ColumnHeader, SortSelect } from '../data-table/sorting';
import { useVirtualRows } from './use-virtual-rows';

export const virtualTableMessages = defineMessages('virtual-table', {
  rows: { one: '{count} row', other: '{count} rows', zero: 'No rows' },
});

export interface VirtualColumn<Row> extends DataColumn<Row> {
  /** Minimum width in rem; remaining space is shared in the same proportion. Default 9. */
  width?: number;
}

export interface VirtualTableProps<Row>
  extends Forwarded,
    Pick<DataTableProps<Row>, 'rows' | 'rowKey' | 'sort' | 'onSort' | 'busy'> {
  /** Names the table and its scrollable region, e.g. "Learners". */
  label: string;
  columns: readonly VirtualColumn<Row>[];
  /** Replaces the table when there are no rows. */
  empty?: ReactNode;
  /** Maximum share of the window height. Default `medium`. */
  height?: 'medium' | 'tall';
}

const HEIGHT = { medium: 'max-h-[min(36rem,75dvh)]', tall: 'max-h-[85dvh]' } as const;
const WIDTH = 9;
/** A scrollable region is focusable (WCAG 2.1.1). */
const REGION = { role: 'region', tabIndex: 0 } as const;

/** Sets grid tracks through the CSSOM, because the CSP blocks style attributes. */
function useTracks<Row>(columns: readonly VirtualColumn<Row>[]) {
  const table = useRef<HTMLTableElement>(null);
  const tracks = columns.map(({ width = WIDTH }) => `minmax(${width}rem, ${width}fr)`).join(' ');
  useClientLayoutEffect(() => table.current?.style.setProperty('--tracks', tracks), [tracks]);
  return table;
}

const LINE =
  'group/row flex min-w-0 @min-[44rem]/table:grid @min-[44rem]/table:grid-flow-col @min-[44rem]/table:auto-cols-fr @min-[44rem]/table:grid-cols-(--tracks)';

/**
 * Thousands of rows in a scrollable region. Only visible rows are rendered, and each has its
 * position among all rows. Laid out as a table from 44rem of its own width, below that as one card per row. For
 * paged rows use DataTable.
 */
export const VirtualTable = forwardRef(function VirtualTable<Row>(
  {
    label,
    columns,
    rows,
    rowKey,
    sort,
    onSort,
    empty,
    height = 'medium',
    busy = false,
    className,
    ...rest
  }: VirtualTableProps<Row>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const t = useMessages(virtualTableMessages);
  const name = useId();
  const table = useTracks(columns);
  const hydrated = useHydrated();
  const keyOf = (index: number) => {
    const row = rows[index];
    return row === undefined ? String(index) : rowKey(row);
  };
  const { scroller, setScroller, items, bodyRef, rowRef, focusHandlers } = useVirtualRows(
    rows.length,
    columns.length - 1,
    keyOf,
  );
  const sorting = onSort && columns.some((column) => column.sortable) ? onSort : undefined;
  const order = sort && `${sort.column} ${sort.direction}`;
  const shown = useRef(order);
  useEffect(() => {
    if (shown.current === order) return;
    shown.current = order;
    scroller?.scrollTo({ top: 0 });
  }, [order, scroller]);

  if (rows.length === 0 && empty !== undefined) return <>{empty}</>;
  return (
    <div
      {...rest}
      ref={ref}
      data-slot="virtual-table"
      className={cn('@container/table relative flex min-w-0 flex-col gap-4', className)}
    >
      {sorting && (
        <SortSelect
          columns={columns.filter((column) => column.sortable)}
          sort={sort}
          onSort={sorting}
          className="@min-[44rem]/table:hidden"
        />
      )}
      <div
        ref={setScroller}
        {...REGION}
        aria-labelledby={name}
        data-slot="virtual-table-region"
        className={cn(
          'relative min-w-0 scroll-pt-16 overflow-auto overscroll-contain rounded-xl @min-[44rem]/table:border @min-[44rem]/table:bg-surface @min-[44rem]/table:in-[.high-contrast]:border-2 forced-colors:@min-[44rem]/table:border',
          HEIGHT[height],
        )}
        {...focusHandlers}
      >
        <table
          ref={table}
          {...ROLE.table}
          aria-labelledby={name}
          aria-rowcount={rows.length + 1}
          aria-busy={busy || undefined}
          className="block w-full min-w-min text-start"
        >
          <caption id={name} className="sr-only">
            {`${label}, ${t('rows', { count: rows.length })}`}
          </caption>
          <thead
            {...ROLE.group}
            className="sr-only block @min-[44rem]/table:not-sr-only @min-[44rem]/table:sticky @min-[44rem]/table:top-0 @min-[44rem]/table:z-10 @min-[44rem]/table:border-b @min-[44rem]/table:border-line @min-[44rem]/table:bg-surface"
          >
            <tr {...ROLE.row} aria-rowindex={1} className={LINE}>
              {columns.map((column) => (
                <ColumnHeader key={column.id} column={column} sort={sort} onSort={sorting} />
              ))}
            </tr>
          </thead>
          <tbody {...ROLE.group} ref={bodyRef} className="relative block">
            {items.map(({ index, key }) => {
              const row = rows[index];
              return (
                row !== undefined && (
                  <VirtualRow
                    key={key}
                    row={row}
                    index={index}
                    columns={columns}
                    placed={hydrated}
                    measure={rowRef}
                  />
                )
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}) as <Row>(props: VirtualTableProps<Row> & RefAttributes<HTMLDivElement>) => ReactElement;

interface VirtualRowProps<Row> {
  row: Row;
  index: number;
  columns: readonly VirtualColumn<Row>[];
  /** False on the server, where rows are in the normal flow. */
  placed: boolean;
  measure: (element: HTMLTableRowElement | null) => void;
}

function PlainRow<Row>({ row, index, columns, placed, measure }: VirtualRowProps<Row>) {
  const header = headerOf(columns);
  return (
    <tr
      ref={measure}
      {...ROLE.row}
      data-index={index}
      aria-rowindex={index + 2}
      className={cn(
        LINE,
        'flex-col gap-2 rounded-lg border bg-surface p-4 in-[.high-contrast]:border-2 forced-colors:border @min-[44rem]/table:items-baseline @min-[44rem]/table:gap-0 @min-[44rem]/table:rounded-none @min-[44rem]/table:border-0 @min-[44rem]/table:border-b @min-[44rem]/table:border-line @min-[44rem]/table:p-0 @min-[44rem]/table:hover:bg-hover',
        placed && 'absolute inset-x-0 top-0',
      )}
    >
      {columns.map((column) => (
        <Cell key={column.id} column={column} isHeader={column.id === header}>
          {column.cell(row)}
        </Cell>
      ))}
    </tr>
  );
}

/* Memoised: a scroll step adds a few rows and does not render the others again. */
const VirtualRow = memo(PlainRow) as typeof PlainRow;
