import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useId,
} from 'react';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { cn } from '../../foundations/lib/cn';
import { BaseLink } from '../../foundations/link-provider/link-provider';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden';
import { type DataColumn, dataTableMessages, headerOf, ROLE } from './cell';
import { Rows } from './rows';
import { dataTableSelectionMessages, type RowSelection, SelectionBar, useRowSelection } from './selection';
import { ColumnHeader, type SortState, SortSelect } from './sorting';
import { useOverflow } from './use-overflow';
import { useStacked } from './use-stacked';

export {
  type ActiveFilter,
  ActiveFilters,
  type ActiveFiltersProps,
  activeFiltersMessages,
} from './active-filters';
export { type DataColumn, dataTableMessages } from './cell';
export { dataTableSelectionMessages, type RowSelection } from './selection';
export type { SortState } from './sorting';

export interface DataTableProps<Row> extends Forwarded {
  /** Names the table, e.g. "Learners". */
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: SortState;
  onSort?: (sort: SortState) => void;
  /** New rows are loading; the current rows stay visible. */
  busy?: boolean;
  /** Shown above the table instead of `label`, which is for screen readers only. */
  caption?: ReactNode;
  /** Above the table: usually a FilterBar, followed by ActiveFilters. */
  filters?: ReactNode;
  /** Makes rows selectable by checkboxes and defines the actions for them. */
  selection?: RowSelection<Row>;
}

/**
 * Compares rows. From 44rem of its own width (so that larger text stacks it sooner) it is laid out as a table,
 * below that as one card per row. Sorting, filtering and selection are controlled by the parent. For thousands
 * of rows use VirtualTable.
 */
export const DataTable = forwardRef(function DataTable<Row>(
  {
    label,
    columns,
    rows,
    rowKey,
    sort,
    onSort,
    busy = false,
    caption,
    filters,
    selection,
    className,
    ...rest
  }: DataTableProps<Row>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const t = useMessages(dataTableMessages);
  const words = useMessages(dataTableSelectionMessages);
  const name = useId();
  const [frame, overflows] = useOverflow<HTMLDivElement>();
  const [table, stacked] = useStacked();
  const keys = rows.map(rowKey);
  const selecting = useRowSelection(keys, selection);
  const sorting = onSort && columns.some((column) => column.sortable) ? onSort : undefined;
  return (
    <div
      {...rest}
      ref={ref}
      data-slot="data-table"
      className={cn('@container/table relative flex min-w-0 flex-col gap-4', className)}
    >
      {filters && (
        <div data-slot="data-table-filters" className="flex min-w-0 flex-col gap-2">
          {filters}
        </div>
      )}
      {sorting && (
        <SortSelect
          columns={columns.filter((column) => column.sortable)}
          sort={sort}
          onSort={sorting}
          className="@min-[44rem]/table:hidden"
        />
      )}
      {selection && <SelectionBar label={label} keys={keys} selection={selection} state={selecting} />}
      <div
        ref={frame}
        className={cn(
          'relative min-w-0 @min-[44rem]/table:rounded-xl @min-[44rem]/table:border @min-[44rem]/table:bg-surface @min-[44rem]/table:in-[.high-contrast]:border-2 forced-colors:@min-[44rem]/table:border',
          overflows && 'overflow-x-auto',
        )}
        {...(overflows && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      >
        {busy && (
          <p
            className={cn(
              'absolute top-2.5 z-10 rounded-full bg-selected px-3 text-sm text-ink @min-[44rem]/table:end-4',
              selection ? 'end-14' : 'end-4',
            )}
          >
            {t('updating')}
          </p>
        )}
        <table
          ref={table}
          {...ROLE.table}
          aria-labelledby={name}
          aria-busy={busy || undefined}
          className="block w-full border-separate border-spacing-0 text-start @min-[44rem]/table:table"
        >
          <caption
            id={name}
            className={
              caption
                ? 'block pb-3 text-start text-ink-muted @min-[44rem]/table:table-caption @min-[44rem]/table:px-6 @min-[44rem]/table:pt-5'
                : 'sr-only'
            }
          >
            {caption ?? label}
          </caption>
          <thead
            {...ROLE.group}
            className="sr-only block @min-[44rem]/table:not-sr-only @min-[44rem]/table:table-header-group"
          >
            <tr {...ROLE.row}>
              {selection && (
                <th {...ROLE.columnHeader} className="ps-6">
                  <VisuallyHidden>{words('column')}</VisuallyHidden>
                </th>
              )}
              {columns.map((column) => (
                <ColumnHeader key={column.id} column={column} sort={sort} onSort={sorting} />
              ))}
            </tr>
          </thead>
          <Rows
            columns={columns}
            rows={rows}
            keys={keys}
            header={headerOf(columns)}
            stacked={stacked}
            selection={selection}
            selecting={selecting}
          />
        </table>
      </div>
    </div>
  );
}) as <Row>(props: DataTableProps<Row> & RefAttributes<HTMLDivElement>) => ReactElement;

export interface RowLinkProps extends Forwarded {
  href: string;
  children: ReactNode;
}

/** The link in a row's header cell, which is the row's only link. Styled like a heading, not like body text. */
export const RowLink = forwardRef<HTMLAnchorElement, RowLinkProps>(function RowLink(
  { href, className, children, ...rest },
  ref,
) {
  return (
    <BaseLink
      {...rest}
      ref={ref}
      href={href}
      data-slot="row-link"
      className={cn(
        'rounded-sm py-0.5 text-ink underline decoration-line-control decoration-1 underline-offset-4 hover:text-link hover:decoration-current hover:decoration-2',
        className,
      )}
    >
      {children}
    </BaseLink>
  );
});
