import { type ForwardedRef, forwardRef, type ReactElement, type ReactNode, type RefAttributes } from 'react';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { DataTable, type DataTableProps } from '../../display/data-table/data-table';
import { EmptyState } from '../../display/empty-state/empty-state';
import { PageHeader } from '../../display/page-header/page-header';
import type { KeyPage, LoadState } from '../../foundations/lib/types';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { KeyPager } from '../../navigation/key-pager/key-pager';
import { ErrorScreen } from '../error-screen/error-screen';
import { TableSkeleton } from './table-skeleton';
import { LoadingText } from '../lib/loading-text';

export const listScreenMessages = defineMessages('list-screen', {
  loading: 'Loading…',
  pages: '{label}: pages',
  nothing: 'Nothing found',
  nothingText: 'Nothing matches what you chose. Try other words or clear the filters.',
});

export interface ListScreenProps<Row> extends Forwarded {
  title: string;
  intro?: ReactNode;
  /** A line above the title, e.g. breadcrumbs. */
  eyebrow?: ReactNode;
  actions?: ReactNode;
  /** Usually a FilterBar. */
  filters?: ReactNode;
  table: DataTableProps<Row>;
  /** Shown instead of the table, e.g. shorter rows in a narrow window. */
  list?: ReactNode;
  page?: KeyPage;
  /** Beside the paging links, e.g. "50 learners on this page". */
  summary?: ReactNode;
  state: LoadState;
  /** Shown if the list is empty without filters. */
  empty: { title: string; text?: ReactNode; action?: ReactNode; icon?: ReactNode };
  /** Shown if no item matches the filters. */
  filteredEmpty?: { title: string; text?: ReactNode };
  /** At least one filter is set. */
  filtered?: boolean;
  /** Between the header and the filters, e.g. a callout. */
  above?: ReactNode;
}

/** A console page with a list, in every state of the list. */
export const ListScreen = forwardRef(function ListScreen<Row>(
  {
    title,
    intro,
    eyebrow,
    actions,
    filters,
    above,
    table,
    list,
    page,
    summary,
    state,
    empty,
    filteredEmpty,
    filtered = false,
    className,
    ...rest
  }: ListScreenProps<Row>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const bare = state.status === 'ready' && table.rows.length === 0 && !filtered;
  return (
    <div
      {...rest}
      ref={ref}
      data-slot="list-screen"
      className={cn('mx-auto w-full max-w-content', className)}
    >
      <PageHeader title={title} intro={intro} eyebrow={eyebrow} actions={actions} />
      <div className="flex flex-col gap-4">
        {above}
        {!bare && filters}
        <Rows {...{ table, list, page, summary, state, empty, filteredEmpty, filtered }} />
      </div>
    </div>
  );
}) as <Row>(props: ListScreenProps<Row> & RefAttributes<HTMLDivElement>) => ReactElement;

type RowsProps<Row> = Pick<
  ListScreenProps<Row>,
  'table' | 'list' | 'page' | 'summary' | 'state' | 'empty' | 'filteredEmpty' | 'filtered'
>;

function Rows<Row>({
  table,
  list,
  page,
  summary,
  state,
  empty,
  filteredEmpty,
  filtered = false,
}: RowsProps<Row>) {
  const t = useMessages(listScreenMessages);
  const loading = state.status === 'loading';
  if (state.status === 'error') {
    return <ErrorScreen {...state.error} onRetry={state.onRetry} headingLevel={2} />;
  }
  if (loading && table.rows.length === 0) {
    return (
      <>
        <LoadingText>{t('loading')}</LoadingText>
        <TableSkeleton columns={table.columns.length} />
      </>
    );
  }
  const none = table.rows.length === 0;
  return (
    <>
      {none && filtered && (
        <EmptyState title={filteredEmpty?.title ?? t('nothing')}>
          {filteredEmpty ? filteredEmpty.text : t('nothingText')}
        </EmptyState>
      )}
      {none && !filtered && (
        <EmptyState title={empty.title} icon={empty.icon} action={empty.action}>
          {empty.text}
        </EmptyState>
      )}
      {!none && (list ?? <DataTable {...table} busy={table.busy || loading} />)}
      {(page || summary) && (
        <KeyPager
          label={t('pages', { label: table.label })}
          page={page ?? {}}
          summary={none ? undefined : summary}
        />
      )}
    </>
  );
}
