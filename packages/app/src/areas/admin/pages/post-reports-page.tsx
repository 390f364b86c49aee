import { discussionPath } from '@digiken/contract/constants';
import { usePostReports, useReportActions } from '@digiken/hooks/admin';
import { useMessages } from '@digiken/ui/messages-provider';
import { TextLink } from '@digiken/ui/text-link';
import { useListAddress } from '../../shared/use-list-address';
import { postReportMessages } from '../messages/reports';
import { REPORT_CHOICES, ReportList } from '../parts/report-list';

/** Reported posts of discussions (spec 13.201). */
export default function PostReportsPage() {
  const t = useMessages(postReportMessages);
  const address = useListAddress(REPORT_CHOICES);
  const query = usePostReports({ cursor: address.cursor, ...address.values });
  return (
    <ReportList
      texts={t}
      address={address}
      query={query}
      resolve={useReportActions().resolvePostReport}
      columns={[
        {
          id: 'lesson',
          label: t('lesson'),
          cell: ({ discussion, postId, lesson: { _id, name } }) => (
            <TextLink
              href={discussionPath(
                { discussionId: discussion._id, postId, lesson: { _id, title: name } },
                'admin',
              )}
            >
              {name}
            </TextLink>
          ),
        },
      ]}
    />
  );
}
