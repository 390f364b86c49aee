import type { ReactNode } from 'react';
import { cn } from '../../foundations/lib/cn';
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

export const isEmpty = (value: ReactNode) =>
  value === null || value === undefined || value === '' || value === false;

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

/** The table layout of a cell, with the column's name above or beside the value in the card layout. */
const CELL =
  'min-w-0 wrap-anywhere @min-[44rem]/table:px-4 @min-[44rem]/table:py-3.5 @min-[44rem]/table:first:ps-6 @min-[44rem]/table:last:pe-6';
/** The cells of a row in the card layout. */
export const STACKED = {
  header: 'order-first block text-start text-lg font-bold text-ink',
  labelled: 'grid grid-cols-[minmax(0,7fr)_minmax(0,13fr)] items-baseline gap-x-4',
  label: 'text-sm text-ink-muted @min-[44rem]/table:hidden',
} as const;

export interface CellProps<Row> {
  column: DataColumn<Row>;
  isHeader: boolean;
  children: ReactNode;
}

/** One value of a row of VirtualTable: a table cell, or a line of the row's card with the column's name beside it. */
export function Cell<Row>({ column, isHeader, children }: CellProps<Row>) {
  if (isHeader) {
    return (
      <th
        {...ROLE.rowHeader}
        className={cn(
          CELL,
          STACKED.header,
          '@min-[44rem]/table:order-none @min-[44rem]/table:text-base @min-[44rem]/table:font-medium',
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
      className={cn(
        CELL,
        labelled && STACKED.labelled,
        labelled && '@min-[44rem]/table:block',
        column.align === 'end' && '@min-[44rem]/table:text-end',
      )}
    >
      {labelled && (
        <span aria-hidden="true" className={STACKED.label}>
          {column.label}
        </span>
      )}
      <div className="min-w-0">
        <CellValue>{children}</CellValue>
      </div>
    </td>
  );
}
