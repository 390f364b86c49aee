import type { ReactNode } from 'react';
import { cx } from '../../foundations/lib/cx';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden';

export const dataTableMessages = defineMessages('data-table', {
  none: 'None',
  updating: 'Updating…',
});

export interface DataColumn<Row> {
  id: string;
  label: string;
  /** Undefined, null and empty text are shown as a dash and announced as "None". */
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** `end` for figures. Default `start`. */
  align?: 'start' | 'end';
  /** The column that identifies the row. Default: the first column. */
  rowHeader?: boolean;
  /** For values that need no column name, e.g. a badge or a row's buttons. */
  hideLabelOnPhone?: boolean;
}

/* Without explicit roles, browsers drop table semantics if the table layout changes (rows as cards). */
export const ROLE = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
  columnHeader: { role: 'columnheader', scope: 'col' },
} as const;

/** The column that identifies the row. */
export function headerOf<Row>(columns: readonly DataColumn<Row>[]): string | undefined {
  return (columns.find((column) => column.rowHeader) ?? columns[0])?.id;
}

const isEmpty = (value: ReactNode) =>
  value === null || value === undefined || value === '' || value === false;

/** Plain text needs no wrapper element in the table layout. */
const isText = (value: ReactNode) => typeof value === 'number' || (typeof value === 'string' && value !== '');

export interface CellValueProps {
  children: ReactNode;
}

/** A value, or a dash that is announced as "None". */
export function CellValue({ children }: CellValueProps) {
  const t = useMessages(dataTableMessages);
  if (!isEmpty(children)) return <>{children}</>;
  return (
    <>
      <span aria-hidden="true" className="text-ink-muted">
        –
      </span>
      <VisuallyHidden>{t('none')}</VisuallyHidden>
    </>
  );
}

/** The styles of the cells of one table. Styles shared by all tables are in `Cell`. */
export interface CellLook {
  every: string;
  header: string;
  /** A cell without the column's name beside it on small screens. */
  bare?: string;
  /** With the column's name beside it. */
  labelled?: string;
  end?: string;
  value?: string;
}

const TABLE: CellLook = {
  every:
    '@min-[44rem]/table:border-t @min-[44rem]/table:border-line @min-[44rem]/table:align-baseline @min-[44rem]/table:transition-colors @min-[44rem]/table:duration-fast @min-[44rem]/table:group-hover/row:bg-hover @min-[44rem]/table:group-last/row:first:rounded-es-xl @min-[44rem]/table:group-last/row:last:rounded-ee-xl @min-[44rem]/table:table-cell',
  header: 'wrap-anywhere @min-[44rem]/table:min-w-56',
  bare: 'block has-[button,a]:pt-1',
  end: '@min-[44rem]/table:whitespace-nowrap',
  value: 'wrap-anywhere @min-[44rem]/table:wrap-normal',
};

const CELL =
  'min-w-0 @min-[44rem]/table:px-4 @min-[44rem]/table:py-3.5 @min-[44rem]/table:first:ps-6 @min-[44rem]/table:last:pe-6';

export interface CellProps<Row> {
  column: DataColumn<Row>;
  isHeader: boolean;
  /** Space for the row's checkbox, in the corner of its card. */
  roomAtEnd?: boolean;
  /** Render the column's name beside the value? Default true; hidden in the table layout. */
  named?: boolean;
  /** Default: the styles of DataTable. */
  look?: CellLook;
  children: ReactNode;
}

/** One value of a row: a table cell, or a line of the row's card with the column's name beside it. */
export function Cell<Row>({
  column,
  isHeader,
  roomAtEnd = false,
  named = true,
  look = TABLE,
  children,
}: CellProps<Row>) {
  if (isHeader) {
    return (
      <th
        {...ROLE.rowHeader}
        className={cx(
          CELL,
          look.every,
          'order-first block text-start text-lg font-bold text-ink @min-[44rem]/table:text-base @min-[44rem]/table:font-medium',
          look.header,
          roomAtEnd && 'pe-10 @min-[44rem]/table:pe-4',
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
        look.every,
        labelled && 'grid grid-cols-[minmax(0,7fr)_minmax(0,13fr)] items-baseline gap-x-4',
        labelled ? look.labelled : look.bare,
        column.align === 'end' && '@min-[44rem]/table:text-end',
        column.align === 'end' && look.end,
      )}
    >
      {labelled && named && (
        <span aria-hidden="true" className="text-sm text-ink-muted @min-[44rem]/table:hidden">
          {column.label}
        </span>
      )}
      {!named && isText(children) ? (
        children
      ) : (
        <div className={cx('min-w-0', look.value)}>
          <CellValue>{children}</CellValue>
        </div>
      )}
    </td>
  );
}
