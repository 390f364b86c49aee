import { Skeleton } from '../../display/skeleton/skeleton';

const WIDTHS = ['w-44', 'w-28', 'w-16', 'w-24', 'w-20', 'w-28'] as const;

/** Reserves the space of a table's first rows: as high as the rows, and stacked like them. */
export function TableSkeleton({ columns, rows = 8 }: { columns: number; rows?: number }) {
  return (
    <div aria-hidden="true" className="@container/table">
      <div className="flex flex-col gap-3 @min-[44rem]/table:gap-0 @min-[44rem]/table:rounded-xl @min-[44rem]/table:border @min-[44rem]/table:bg-surface @min-[44rem]/table:pt-13">
        {Array.from({ length: rows }, (_, row) => (
          <div
            key={row}
            className="flex flex-col gap-3 rounded-lg border bg-surface px-4 py-5 @min-[44rem]/table:h-14 @min-[44rem]/table:flex-row @min-[44rem]/table:items-center @min-[44rem]/table:justify-between @min-[44rem]/table:rounded-none @min-[44rem]/table:border-0 @min-[44rem]/table:border-t @min-[44rem]/table:border-line @min-[44rem]/table:bg-transparent @min-[44rem]/table:px-6"
          >
            {WIDTHS.slice(0, Math.max(2, Math.min(columns, WIDTHS.length))).map((width, column) => (
              <Skeleton key={column} shape="block" className={`h-4 max-w-full ${width}`} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
