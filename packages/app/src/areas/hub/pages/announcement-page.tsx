import { useHubAnnouncement } from '@digiken/hooks/hubs';
import { Badge } from '@digiken/ui/badge';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { RecordScreen } from '@digiken/ui/record-screen';
import { RelativeTime } from '@digiken/ui/relative-time';
import { Section } from '@digiken/ui/section';
import { useParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import { announcementsPath } from '../paths';
import { hubPeopleMessages } from '../messages/people';

/** One announcement: its text, and how many members have read it (spec 13.185). */
export default function AnnouncementPage() {
  const { id = '' } = useParams();
  const t = useMessages(hubPeopleMessages);
  const locale = useLocale();
  const query = useHubAnnouncement(id);
  const { data } = query;
  const title = data?.subject ?? t('announcement');
  usePage({ title: data || query.status === 'error' ? title : undefined });
  if (isMissing(query)) return <NotFoundPage />;
  const number = new Intl.NumberFormat(locale);
  return (
    <RecordScreen
      title={title}
      titleLanguage={data?.subjectLanguage}
      crumbs={[
        { label: t('announcements'), href: announcementsPath },
        { label: title, language: data?.subjectLanguage },
      ]}
      badges={data?.state === 'sending' && <Badge tone="info">{t('sending')}</Badge>}
      state={loadState(query)}
      facts={
        data && [
          { label: t('columnTo'), value: data.everyone ? t('everyone') : data.cohorts.join(', ') },
          {
            label: t('columnRead'),
            value: t('readBy', { read: number.format(data.read), total: number.format(data.recipients) }),
          },
          ...(data.state === 'sending'
            ? [
                {
                  label: t('columnSentTo'),
                  value: t('readBy', {
                    read: number.format(data.recipients),
                    total: number.format(data.total),
                  }),
                },
              ]
            : []),
          { label: t('columnWhen'), value: <RelativeTime iso={data.createdAt} /> },
          { label: t('author'), value: data.author?.name ?? t('deletedAuthor') },
          { label: t('byMail'), value: t(data.mail ? 'yes' : 'no') },
        ]
      }
    >
      {data && (
        <Section title={t('text')}>
          <p lang={data.bodyLanguage} dir="auto" className="max-w-measure whitespace-pre-wrap wrap-anywhere">
            {data.body}
          </p>
        </Section>
      )}
    </RecordScreen>
  );
}
