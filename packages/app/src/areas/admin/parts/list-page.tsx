import type { PageOf, Query } from '@digiken/hooks';
import type { DataColumn } from '@digiken/ui/data-table';
import { FilterBar, type FilterBarProps } from '@digiken/ui/filter-bar';
import { ListScreen, type ListScreenProps } from '@digiken/ui/list-screen';
import type { ReactNode } from 'react';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import type { ListAddress } from '../../shared/use-list-address';

/** The texts that every list has, from the messages of its page. */
type ListTexts = (key: 'title' | 'intro' | 'label' | 'empty' | 'emptyText') => string;

export interface ListPageProps<Row> {
  texts: ListTexts;
  /** A page of the list, or the whole list if it is short. */
  query: Query<PageOf<Row> | readonly Row[]>;
  /** The rows to show. Default: all rows of `query`. */
  rows?: readonly Row[];
  columns: readonly DataColumn<Row>[];
  /** Search text, filters and page of the list. Omit it for a list without them. */
  address?: Pick<ListAddress<Record<never, never>>, 'search' | 'filtered' | 'change' | 'pageLinks'>;
  filters?: {
    /** Names the search landmark, e.g. "Filter users". */
    label: string;
    /** Label of the search box. Omit it for a list that has none. */
    search?: string;
    selects?: FilterBarProps['selects'];
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
  address,
  filters,
  filtered = address?.filtered,
  filteredEmpty,
  empty = { title: texts('empty'), text: texts('emptyText') },
  actions,
  above,
}: ListPageProps<Row>) {
  const title = texts('title');
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
          <FilterBar
            label={filters.label}
            search={
              filters.search === undefined ? undefined : { label: filters.search, value: address.search }
            }
            selects={filters.selects}
            onValueChange={address.change}
            resultText={query.data && !query.refreshing ? filters.summary(rows.length) : undefined}
          />
        )
      }
      table={{ label: texts('label'), rows, rowKey: ({ _id }) => _id, columns, busy: query.refreshing }}
      page={isPage(query.data) ? address?.pageLinks(query.data) : undefined}
      filtered={filtered}
      filteredEmpty={filteredEmpty}
      empty={empty}
    />
  );
}
