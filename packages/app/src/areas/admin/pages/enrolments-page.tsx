import { ENROLMENT_STATES } from '@digiken/contract/constants';
import { useEnrolments } from '@digiken/hooks';
import { Button } from '@digiken/ui/button';
import { RowLink } from '@digiken/ui/data-table';
import { FilterBar } from '@digiken/ui/filter-bar';
import { ListScreen } from '@digiken/ui/list-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { RelativeTime } from '@digiken/ui/relative-time';
import { useState } from 'react';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { enrolmentMessages } from '../messages/enrolments';
import { termMessages } from '../messages/terms';
import { EnrolmentBadge } from '../parts/state-badges';
import { EnrolmentDialog } from '../parts/enrolment-dialog';
import { filterSelect } from '../../shared/filter-select';
import { useListAddress } from '../../shared/use-list-address';
import { enrolmentPath } from '../views';

const CHOICES = { state: ENROLMENT_STATES };

export default function EnrolmentsPage() {
  const t = useMessages(enrolmentMessages);
  const word = useMessages(termMessages);
  usePage({ title: t('title') });
  const { values, search, cursor, filtered, change, pageLinks } = useListAddress(CHOICES);
  const query = useEnrolments({ cursor, search: search || undefined, ...values });
  const [adding, setAdding] = useState(false);
  const rows = query.data?.data ?? [];
  return (
    <>
      <ListScreen
        title={t('title')}
        intro={t('intro')}
        actions={<Button onClick={() => setAdding(true)}>{t('add')}</Button>}
        state={loadState(query)}
        filtered={filtered}
        filters={
          <FilterBar
            label={t('filter')}
            search={{ label: t('search'), value: search }}
            selects={[
              filterSelect('state', t('state'), t('allStates'), values.state, ENROLMENT_STATES, word),
            ]}
            onChange={change}
            resultText={query.data && !query.refreshing ? t('summary', { count: rows.length }) : undefined}
          />
        }
        table={{
          label: t('label'),
          rows,
          rowKey: ({ _id }) => _id,
          columns: [
            {
              id: 'learner',
              label: t('learner'),
              cell: ({ _id, user }) => <RowLink href={enrolmentPath(_id)}>{user.name || user.email}</RowLink>,
            },
            { id: 'course', label: t('course'), cell: ({ course }) => course.name },
            {
              id: 'units',
              label: t('units'),
              cell: ({ whole, unitCount }) => (whole ? t('whole') : t('unitCount', { count: unitCount })),
            },
            {
              id: 'state',
              label: t('state'),
              hideLabelOnPhone: true,
              cell: ({ state }) => <EnrolmentBadge state={state} />,
            },
            {
              id: 'enrolled',
              label: t('enrolled'),
              cell: ({ createdAt }) => <RelativeTime iso={createdAt} />,
            },
          ],
        }}
        page={pageLinks(query.data)}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
      {adding && <EnrolmentDialog onClose={() => setAdding(false)} />}
    </>
  );
}
