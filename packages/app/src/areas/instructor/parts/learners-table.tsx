import type { CourseLearner } from '@digiken/contract';
import { DataTable, type DataTableProps, RowLink } from '@digiken/ui/data-table';
import { useMessages } from '@digiken/ui/messages-provider';
import { NeedsHelpBadge } from '@digiken/learning/needs-help-badge';
import { ProgressBar } from '@digiken/ui/progress';
import { RelativeTime } from '@digiken/ui/relative-time';
import { instructorMessages } from '../messages';
import { paths } from '../paths';
import { MessageLearner } from './message-learner';

/** Table of the learners of the instructor's courses: one row for each enrolment. */
export function useLearnersTable(
  rows: readonly CourseLearner[],
  label: string,
): DataTableProps<CourseLearner> {
  const t = useMessages(instructorMessages);
  return {
    label,
    rows,
    rowKey: ({ _id }) => _id,
    columns: [
      {
        id: 'learner',
        label: t('columnLearner'),
        rowHeader: true,
        cell: ({ user }) => <RowLink href={paths.learner(user._id)}>{user.name}</RowLink>,
      },
      { id: 'course', label: t('columnCourse'), cell: ({ course }) => course.name },
      {
        id: 'progress',
        label: t('columnProgress'),
        cell: ({ user, course, progress }) => (
          <ProgressBar
            label={t('progressOf', { name: user.name, course: course.name })}
            done={progress.done}
            total={progress.total}
            className="min-w-36"
          />
        ),
      },
      {
        id: 'studied',
        label: t('columnStudied'),
        cell: ({ lastStudiedAt }) => (lastStudiedAt ? <RelativeTime iso={lastStudiedAt} /> : t('never')),
      },
      {
        id: 'help',
        label: t('columnHelp'),
        cell: ({ needsHelp, user, course, contact }) =>
          needsHelp && (
            <span className="flex flex-wrap items-center gap-2">
              <NeedsHelpBadge reason={needsHelp} />
              <MessageLearner user={user} course={course} contact={contact} />
            </span>
          ),
      },
    ],
  };
}

export function LearnersTable({ rows, label }: { rows: readonly CourseLearner[]; label: string }) {
  return <DataTable {...useLearnersTable(rows, label)} />;
}
