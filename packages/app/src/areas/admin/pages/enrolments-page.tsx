import { ENROLMENT_STATES } from '@digiken/contract/constants';
import { useEnrolments } from '@digiken/hooks/admin';
import { Button } from '@digiken/ui/button';
import { RowLink } from '@digiken/ui/data-table';
import { useMessages } from '@digiken/ui/messages-provider';
import { RelativeTime } from '@digiken/ui/relative-time';
import { useState } from 'react';
import { filterSelect } from '../../shared/filter-select';
import { ListPage } from '../parts/list-page';
import { useListAddress } from '../../shared/use-list-address';
import { enrolmentMessages } from '../messages/enrolments';
import { termMessages } from '../messages/terms';
import { EnrolmentDialog } from '../parts/enrolment-dialog';
import { EnrolmentBadge } from '../parts/state-badges';
import { enrolmentPath } from '../views';

const CHOICES = { state: ENROLMENT_STATES };

export default function EnrolmentsPage() {
  const t = useMessages(enrolmentMessages);
  const word = useMessages(termMessages);
  const address = useListAddress(CHOICES);
  const { values, search, cursor } = address;
  const [adding, setAdding] = useState(false);
  return (
    <>
      <ListPage
        texts={t}
        address={address}
        query={useEnrolments({ cursor, search: search || undefined, ...values })}
        actions={<Button onClick={() => setAdding(true)}>{t('add')}</Button>}
        filters={{
          label: t('filter'),
          search: t('search'),
          selects: [filterSelect('state', t('state'), t('allStates'), values.state, ENROLMENT_STATES, word)],
          summary: (count) => t('summary', { count }),
        }}
        columns={[
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
          { id: 'state', label: t('state'), cell: ({ state }) => <EnrolmentBadge state={state} /> },
          { id: 'enrolled', label: t('enrolled'), cell: ({ createdAt }) => <RelativeTime iso={createdAt} /> },
        ]}
      />
      {adding && <EnrolmentDialog onClose={() => setAdding(false)} />}
    </>
  );
}
