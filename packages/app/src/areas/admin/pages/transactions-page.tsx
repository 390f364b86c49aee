import { useEnrolments } from '@digiken/hooks';
import { Callout } from '@digiken/ui/callout';
import { RowLink } from '@digiken/ui/data-table';
import { useMessages } from '@digiken/ui/messages-provider';
import { Price } from '@digiken/ui/price';
import { RelativeTime } from '@digiken/ui/relative-time';
import { ListPage } from '../parts/list-page';
import { useListAddress } from '../../shared/use-list-address';
import { enrolmentMessages, transactionMessages } from '../messages/enrolments';
import { enrolmentPath } from '../views';

/** The enrolments that include paid units. A page of enrolments may have none of them. */
export default function TransactionsPage() {
  const t = useMessages(transactionMessages);
  const enrolment = useMessages(enrolmentMessages);
  const address = useListAddress();
  const query = useEnrolments({ cursor: address.cursor });
  const { data: enrolments = [], next = null, previous = null } = query.data ?? {};
  return (
    <ListPage
      texts={t}
      address={address}
      query={query}
      rows={enrolments.filter(({ paid }) => paid > 0)}
      above={<Callout tone="info">{t('notice')}</Callout>}
      empty={(next ?? previous) === null ? undefined : { title: t('pageEmpty'), text: t('pageEmptyText') }}
      columns={[
        {
          id: 'learner',
          label: enrolment('learner'),
          cell: ({ _id, user }) => <RowLink href={enrolmentPath(_id)}>{user.name || user.email}</RowLink>,
        },
        { id: 'course', label: enrolment('course'), cell: ({ course }) => course.name },
        { id: 'paid', label: enrolment('paid'), align: 'end', cell: ({ paid }) => <Price amount={paid} /> },
        {
          id: 'enrolled',
          label: enrolment('enrolled'),
          cell: ({ createdAt }) => <RelativeTime iso={createdAt} />,
        },
      ]}
    />
  );
}
