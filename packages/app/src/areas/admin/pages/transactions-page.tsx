import { useEnrolments } from '@digiken/hooks';
import { Callout } from '@digiken/ui/callout';
import { RowLink } from '@digiken/ui/data-table';
import { KeyPager } from '@digiken/ui/key-pager';
import { ListScreen } from '@digiken/ui/list-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { Price } from '@digiken/ui/price';
import { RelativeTime } from '@digiken/ui/relative-time';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { enrolmentMessages, transactionMessages } from '../messages/enrolments';
import { useListAddress } from '../../shared/use-list-address';
import { enrolmentPath } from '../views';

const CHOICES = {};

/** What the server knows of paid units: enrolments that hold some. Nothing else counts as a transaction here. */
export default function TransactionsPage() {
  const t = useMessages(transactionMessages);
  const enrolment = useMessages(enrolmentMessages);
  usePage({ title: t('title') });
  const { cursor, pageLinks } = useListAddress(CHOICES);
  const query = useEnrolments({ cursor });
  const rows = (query.data?.data ?? []).filter(({ paid }) => paid > 0);
  const links = pageLinks(query.data);
  const more = links.nextHref !== undefined || links.previousHref !== undefined;
  return (
    <>
      <ListScreen
        title={t('title')}
        intro={t('intro')}
        above={<Callout tone="info">{t('notice')}</Callout>}
        state={loadState(query)}
        table={{
          label: t('label'),
          rows,
          rowKey: ({ _id }) => _id,
          columns: [
            {
              id: 'learner',
              label: enrolment('learner'),
              cell: ({ _id, user }) => <RowLink href={enrolmentPath(_id)}>{user.name || user.email}</RowLink>,
            },
            { id: 'course', label: enrolment('course'), cell: ({ course }) => course.name },
            {
              id: 'paid',
              label: enrolment('paid'),
              align: 'end',
              cell: ({ paid }) => <Price amount={paid} />,
            },
            {
              id: 'enrolled',
              label: enrolment('enrolled'),
              cell: ({ createdAt }) => <RelativeTime iso={createdAt} />,
            },
          ],
        }}
        empty={{ title: t(more ? 'pageEmpty' : 'empty'), text: t(more ? 'pageEmptyText' : 'emptyText') }}
      />
      {more && (
        <div className="mx-auto mt-4 w-full max-w-content">
          <KeyPager label={t('pages')} page={links} />
        </div>
      )}
    </>
  );
}
