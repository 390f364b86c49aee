import { DataTable } from '@digiken/ui/data-table';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { Section } from '@digiken/ui/section';
import { dashboardMessages } from './messages';
import { usePercent } from './use-percent';

interface CourseFigures {
  _id: string;
  title: string;
  learners: number;
  /** 0 to 1. */
  averageProgress: number;
}

/** How many learn each course, and how far they are. */
export function CourseProgressTable({ courses }: { courses: readonly CourseFigures[] }) {
  const t = useMessages(dashboardMessages);
  const number = new Intl.NumberFormat(useLocale());
  const percent = usePercent();
  return (
    <Section title={t('byCourse')}>
      <DataTable
        label={t('byCourse')}
        rows={courses}
        rowKey={({ _id }) => _id}
        columns={[
          { id: 'course', label: t('course'), cell: ({ title }) => title },
          {
            id: 'learners',
            label: t('learners'),
            align: 'end',
            cell: ({ learners }) => number.format(learners),
          },
          {
            id: 'progress',
            label: t('progress'),
            align: 'end',
            cell: ({ averageProgress }) => percent(averageProgress),
          },
        ]}
      />
    </Section>
  );
}
