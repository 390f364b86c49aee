import type { PageOf, Query } from '@digiken/hooks/api';
import { Button } from '@digiken/ui/button';
import type { DataColumn } from '@digiken/ui/data-table';
import { FilterBar, type FilterBarProps } from '@digiken/ui/filter-bar';
import { ListScreen, type ListScreenProps } from '@digiken/ui/list-screen';
import { type ReactNode, useState } from 'react';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import type { ListAddress } from '../../shared/use-list-address';
import { TABLE_FITS, useWide } from '../../shared/use-wide';

/** The texts that every list has, from the messages of its page. */
type ListTexts = (key: 'title' | 'intro' | 'label' | 'empty' | 'emptyText') => string;

export interface ListPageProps<Row> {
  texts: ListTexts;
  /** A page of the list, or the whole list if it is short. */
  query: Query<PageOf<Row> | readonly Row[]>;
  /** The rows to show. Default: all rows of `query`. */
  rows?: readonly Row[];
  columns: readonly DataColumn<Row>[];
  /** Shorter rows, instead of the table where it does not fit. */
  list?: (rows: readonly Row[], busy: boolean) => ReactNode;
  /** Search text, filters and page of the list. Omit it for a list without them. */
  address?: Pick<ListAddress<Record<never, never>>, 'search' | 'filtered' | 'change' | 'pageLinks'>;
  filters?: {
    /** Names the search landmark, e.g. "Filter users". */
    label: string;
    /** Label of the search box. Omit it for a list that has none. */
    search?: string;
    selects?: FilterBarProps['selects'];
    /** More controls after the selects. */
    extra?: ReactNode;
    /** On phones the selects are behind one button with this label. */
    fold?: string;
    /** The number of rows as text. It is shown, and announced when it changes. */
    summary: (count: number) => string;
  };
  /** Default: the address has a search text or a filter. */
  filtered?: boolean;
  filteredEmpty?: ListScreenProps<Row>['filteredEmpty'];
  /** Replaces the texts of the empty list. */
  empty?: ListScreenProps<Row>['empty'];
  actions?: ReactNode;
  above?: ReactNode;
}

const isPage = <Row,>(data: PageOf<Row> | readonly Row[] | undefined): data is PageOf<Row> =>
  data !== undefined && 'data' in data;

/** A page that shows a list of the server: header, search, filters, table and links to the other pages. */
export function ListPage<Row extends { _id: string }>({
  texts,
  query,
  rows = isPage(query.data) ? query.data.data : (query.data ?? []),
  columns,
  list,
  address,
  filters,
  filtered = address?.filtered,
  filteredEmpty,
  empty = { title: texts('empty'), text: texts('emptyText') },
  actions,
  above,
}: ListPageProps<Row>) {
  const title = texts('title');
  const roomy = useWide(TABLE_FITS);
  usePage({ title });
  return (
    <ListScreen
      title={title}
      intro={texts('intro')}
      actions={actions}
      above={above}
      state={loadState(query)}
      filters={
        filters &&
        address && (
          <Filters
            filters={filters}
            address={address}
            resultText={query.data && !query.refreshing ? filters.summary(rows.length) : undefined}
          />
        )
      }
      table={{ label: texts('label'), rows, rowKey: ({ _id }) => _id, columns, busy: query.refreshing }}
      list={roomy ? undefined : list?.(rows, query.refreshing)}
      page={isPage(query.data) ? address?.pageLinks(query.data) : undefined}
      filtered={filtered}
      filteredEmpty={filteredEmpty}
      empty={empty}
    />
  );
}

interface FiltersProps {
  filters: NonNullable<ListPageProps<never>['filters']>;
  address: NonNullable<ListPageProps<never>['address']>;
  resultText: string | undefined;
}

function Filters({
  filters: { label, search, selects = [], extra, fold },
  address,
  resultText,
}: FiltersProps) {
  const wide = useWide();
  const chosen = selects.filter(({ value, options }) => value !== options[0]?.value).length;
  const [open, setOpen] = useState(chosen > 0);
  const folded = fold !== undefined && !wide;
  const shown = !folded || open;
  return (
    <FilterBar
      label={label}
      search={search === undefined ? undefined : { label: search, value: address.search }}
      selects={shown ? selects : []}
      extra={
        <>
          {shown && extra}
          {folded && (
            <Button variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
              {chosen > 0 ? `${fold} (${chosen})` : fold}
            </Button>
          )}
        </>
      }
      onValueChange={address.change}
      resultText={resultText}
    />
  );
}
