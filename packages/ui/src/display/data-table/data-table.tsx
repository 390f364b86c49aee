import { type ReactNode, useId } from 'react';
import { cx } from '../../foundations/lib/cx';
import { BaseLink } from '../../foundations/link-provider/link-provider';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden';
import { ColumnHeader, type SortState, SortSelect } from './sorting';
import { useOverflow } from './use-overflow';

export type { SortState } from './sorting';

export const dataTableMessages = defineMessages('data-table', {
  none: 'None',
  updating: 'Updating…',
});

export interface DataColumn<Row> {
  id: string;
  label: string;
  /** Nothing, or an empty text, is shown as a dash and said as "None". */
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** `end` for figures. Default `start`. */
  align?: 'start' | 'end';
  /** The column that names its row; the first one when no column says so. */
  rowHeader?: boolean;
  /** For values that explain themselves, e.g. a badge or a row's buttons. */
  hideLabelOnPhone?: boolean;
}

export interface DataTableProps<Row> {
  /** Names the table, e.g. "Learners". */
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: SortState;
  onSort?: (sort: SortState) => void;
  /** Newer rows are on their way; these stay to be read. */
  busy?: boolean;
  /** Shown above the table in the place of `label`, which is for screen readers only. */
  caption?: ReactNode;
}

/* Without explicit roles, browsers take an element that is not laid out as a table for no table (rows as cards). */
const ROLE = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

const isEmpty = (value: ReactNode) =>
  value === null || value === undefined || value === '' || value === false;

/**
 * Rows to compare. From 44rem of its own width (so that larger text stacks it sooner) it is laid out as a table,
 * below as one card per row. Sorting is the parent's: it gets the wish and hands in sorted rows.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  busy = false,
  caption,
}: DataTableProps<Row>) {
  const t = useMessages(dataTableMessages);
  const name = useId();
  const [frame, overflows] = useOverflow<HTMLDivElement>();
  const header = (columns.find((column) => column.rowHeader) ?? columns[0])?.id;
  const sorting = onSort && columns.some((column) => column.sortable) ? onSort : undefined;
  return (
    <div data-slot="data-table" className="@container/table relative flex min-w-0 flex-col gap-4">
      {sorting && (
        <SortSelect
          columns={columns.filter((column) => column.sortable)}
          sort={sort}
          onSort={sorting}
          className="@min-[44rem]/table:hidden"
        />
      )}
      {busy && (
        <p className="absolute end-4 top-2.5 z-10 rounded-full bg-selected px-3 text-sm text-ink">
          {t('updating')}
        </p>
      )}
      <div
        ref={frame}
        className={cx(
          'relative min-w-0 @min-[44rem]/table:rounded-xl @min-[44rem]/table:bg-surface @min-[44rem]/table:in-[.high-contrast]:border-2 forced-colors:@min-[44rem]/table:border',
          overflows && 'overflow-x-auto',
        )}
        {...(overflows && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      >
        <table
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
              {columns.map((column) => (
                <ColumnHeader key={column.id} column={column} sort={sort} onSort={sorting} />
              ))}
            </tr>
          </thead>
          <tbody {...ROLE.group} className="flex flex-col gap-3 @min-[44rem]/table:table-row-group">
            {rows.map((row) => (
              <tr
                key={rowKey(row)}
                {...ROLE.row}
                className="group/row flex flex-col gap-2 rounded-lg bg-surface px-4 py-4 in-[.high-contrast]:border-2 forced-colors:border @min-[44rem]/table:table-row @min-[44rem]/table:border-0 @min-[44rem]/table:bg-transparent"
              >
                {columns.map((column) => (
                  <Cell key={column.id} column={column} isHeader={column.id === header}>
                    {column.cell(row)}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const CELL =
  'min-w-0 @min-[44rem]/table:border-t @min-[44rem]/table:border-line @min-[44rem]/table:px-4 @min-[44rem]/table:py-3.5 @min-[44rem]/table:align-baseline @min-[44rem]/table:transition-colors @min-[44rem]/table:duration-fast @min-[44rem]/table:first:ps-6 @min-[44rem]/table:last:pe-6 @min-[44rem]/table:group-hover/row:bg-hover @min-[44rem]/table:group-last/row:first:rounded-es-xl @min-[44rem]/table:group-last/row:last:rounded-ee-xl @min-[44rem]/table:table-cell';

function Cell<Row>({
  column,
  isHeader,
  children,
}: {
  column: DataColumn<Row>;
  isHeader: boolean;
  children: ReactNode;
}) {
  const t = useMessages(dataTableMessages);
  if (isHeader) {
    return (
      <th
        {...ROLE.rowHeader}
        className={cx(
          CELL,
          'order-first block text-start text-lg font-bold text-ink wrap-anywhere @min-[44rem]/table:min-w-56 @min-[44rem]/table:text-base @min-[44rem]/table:font-medium',
        )}
      >
        {children}
      </th>
    );
  }
  const labelled = !column.hideLabelOnPhone;
  return (
    <td
      {...ROLE.cell}
      className={cx(
        CELL,
        labelled
          ? 'grid grid-cols-[minmax(0,7fr)_minmax(0,13fr)] items-baseline gap-x-4'
          : 'block has-[button,a]:pt-1',
        column.align === 'end' && '@min-[44rem]/table:text-end @min-[44rem]/table:whitespace-nowrap',
      )}
    >
      {labelled && (
        <span aria-hidden="true" className="text-sm text-ink-muted @min-[44rem]/table:hidden">
          {column.label}
        </span>
      )}
      <div className="min-w-0 wrap-anywhere @min-[44rem]/table:wrap-normal">
        {isEmpty(children) ? (
          <>
            <span aria-hidden="true" className="text-ink-muted">
              –
            </span>
            <VisuallyHidden>{t('none')}</VisuallyHidden>
          </>
        ) : (
          children
        )}
      </div>
    </td>
  );
}

export interface RowLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** The link in a row's header cell: the one way into the row. It looks like the row's name, not like body text. */
export function RowLink({ href, className, children }: RowLinkProps) {
  return (
    <BaseLink
      href={href}
      data-slot="row-link"
      className={cx(
        'rounded-sm py-0.5 text-ink underline decoration-line-control decoration-1 underline-offset-4 hover:text-link hover:decoration-current hover:decoration-2',
        className,
      )}
    >
      {children}
    </BaseLink>
  );
}
