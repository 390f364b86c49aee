import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide';
import { Select } from '../../forms/select/select';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { cn } from '../../foundations/lib/cn';
import { Icon } from '../../foundations/lib/icon';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';

export const dataTableSortingMessages = defineMessages('data-table-sorting', {
  sortBy: 'Sort by',
  unsorted: 'As it comes',
  ascending: '{column}, ascending',
  descending: '{column}, descending',
  sorted: 'Sorted by {order}',
});

export interface SortState {
  /** Id of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

interface SortableColumn {
  id: string;
  label: string;
  sortable?: boolean;
  align?: 'start' | 'end';
}

function useSort(columns: readonly SortableColumn[], onSort: ((sort: SortState) => void) | undefined) {
  const t = useMessages(dataTableSortingMessages);
  const announce = useAnnounce();
  return (sort: SortState) => {
    const column = columns.find(({ id }) => id === sort.column)?.label ?? '';
    announce(t('sorted', { order: t(sort.direction, { column }) }));
    onSort?.(sort);
  };
}

const ICON = { ascending: ArrowUp, descending: ArrowDown } as const;

export function ColumnHeader({
  column,
  sort,
  onSort,
}: {
  column: SortableColumn;
  sort?: SortState;
  onSort?: (sort: SortState) => void;
}) {
  const choose = useSort([column], onSort);
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const icon = direction ? ICON[direction] : ChevronsUpDown;
  const sortable = column.sortable && onSort !== undefined;
  return (
    <th
      scope="col"
      // Stacked rows have no table layout, so the header needs its role (see ROLE in data-table).
      {...{ role: 'columnheader' }}
      aria-sort={sortable ? (direction ?? 'none') : undefined}
      className={cn(
        'px-4 py-2.5 align-bottom text-sm font-medium text-ink-muted first:ps-6 last:pe-6',
        column.align === 'end' ? 'text-end' : 'text-start',
      )}
    >
      {sortable ? (
        <>
          <span className="@min-[44rem]/table:hidden">{column.label}</span>
          <button
            type="button"
            onClick={() =>
              choose({
                column: column.id,
                direction: direction === 'ascending' ? 'descending' : 'ascending',
              })
            }
            className={cn(
              '-mx-2 hidden min-h-8 items-center gap-1.5 rounded-md px-2 py-1 hover:bg-hover hover:text-ink @min-[44rem]/table:inline-flex',
              column.align === 'end' ? 'flex-row-reverse text-end' : 'text-start',
              direction && 'font-bold text-ink',
            )}
          >
            <span>{column.label}</span>
            <Icon of={icon} size={16} className="shrink-0" />
          </button>
        </>
      ) : (
        <span className="@min-[44rem]/table:inline-flex @min-[44rem]/table:min-h-8 @min-[44rem]/table:items-center">
          {column.label}
        </span>
      )}
    </th>
  );
}

/** Replaces the header buttons while rows are stacked and headers are hidden. */
export function SortSelect({
  columns,
  sort,
  onSort,
  className,
}: {
  columns: readonly SortableColumn[];
  sort?: SortState;
  onSort: (sort: SortState) => void;
  className?: string;
}) {
  const t = useMessages(dataTableSortingMessages);
  const choose = useSort(columns, onSort);
  const known = sort && columns.some(({ id }) => id === sort.column);
  const orders = columns.flatMap((column) =>
    (['ascending', 'descending'] as const).map((direction) => ({
      sort: { column: column.id, direction },
      value: `${direction}:${column.id}`,
      label: t(direction, { column: column.label }),
    })),
  );
  return (
    <div className={className}>
      <Select
        label={t('sortBy')}
        value={known ? `${sort.direction}:${sort.column}` : ''}
        options={[...(known ? [] : [{ value: '', label: t('unsorted'), disabled: true }]), ...orders]}
        onChange={(event) => {
          const order = orders.find(({ value }) => value === event.target.value);
          if (order) choose(order.sort);
        }}
      />
    </div>
  );
}
