import { useReportActions, useReviewReports } from '@digiken/hooks/admin';
import { useMessages } from '@digiken/ui/messages-provider';
import { TextLink } from '@digiken/ui/text-link';
import { useListAddress } from '../../shared/use-list-address';
import { reviewReportMessages } from '../messages/reports';
import { REPORT_CHOICES, ReportList } from '../parts/report-list';
import { coursePath } from '../views';

/** Reported reviews of courses (spec R.142). */
export default function ReviewReportsPage() {
  const t = useMessages(reviewReportMessages);
  const address = useListAddress(REPORT_CHOICES);
  const query = useReviewReports({ cursor: address.cursor, ...address.values });
  return (
    <ReportList
      texts={t}
      address={address}
      query={query}
      resolve={useReportActions().resolveReviewReport}
      columns={[
        { id: 'stars', label: t('stars'), cell: ({ stars }) => t('starCount', { count: stars }) },
        {
          id: 'course',
          label: t('course'),
          cell: ({ course }) => <TextLink href={coursePath(course._id)}>{course.name}</TextLink>,
        },
      ]}
    />
  );
}
