import { useHubAnnouncements } from '@digiken/hooks/hubs';
import { Badge } from '@digiken/ui/badge';
import { ButtonLink } from '@digiken/ui/button';
import { RowLink } from '@digiken/ui/data-table';
import { ListScreen } from '@digiken/ui/list-screen';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { RelativeTime } from '@digiken/ui/relative-time';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { useListAddress } from '../../shared/use-list-address';
import { announcementPath, announcePath } from '../paths';
import { hubPeopleMessages } from '../messages/people';
import { useOwnHubName } from '../use-own-hub-name';

const NO_FILTERS = {};

/** What the hub told its members, with how many have read it (spec 13.185). */
export default function AnnouncementsPage() {
  const t = useMessages(hubPeopleMessages);
  const locale = useLocale();
  const hub = useOwnHubName();
  const address = useListAddress(NO_FILTERS);
  const query = useHubAnnouncements({ cursor: address.cursor });
  const rows = query.data?.data ?? [];
  const number = new Intl.NumberFormat(locale);
  usePage({ title: t('announcements') });
  const write = <ButtonLink href={announcePath}>{t('writeAnnouncement')}</ButtonLink>;
  return (
    <ListScreen
      title={t('announcements')}
      intro={t('announcementsIntro', { hub })}
      actions={rows.length > 0 && write}
      state={loadState(query)}
      empty={{ title: t('noAnnouncements'), text: t('noAnnouncementsText'), action: write }}
      page={address.pageLinks(query.data)}
      table={{
        label: t('announcements'),
        rows,
        rowKey: ({ _id }) => _id,
        columns: [
          {
            id: 'subject',
            label: t('columnSubject'),
            rowHeader: true,
            cell: ({ _id, subject, subjectLanguage }) => (
              <RowLink href={announcementPath(_id)}>
                <span lang={subjectLanguage}>{subject}</span>
              </RowLink>
            ),
          },
          {
            id: 'to',
            label: t('columnTo'),
            cell: ({ everyone, cohorts }) => (everyone ? t('everyone') : cohorts.join(', ')),
          },
          {
            id: 'read',
            label: t('columnRead'),
            align: 'end',
            cell: ({ read, recipients }) =>
              t('readBy', { read: number.format(read), total: number.format(recipients) }),
          },
          {
            id: 'when',
            label: t('columnWhen'),
            cell: ({ state, createdAt }) =>
              state === 'sending' ? (
                <Badge tone="info">{t('sending')}</Badge>
              ) : (
                <RelativeTime iso={createdAt} />
              ),
          },
        ],
      }}
    />
  );
}
