import type { InstructorFigures } from '@digiken/contract';
import { LineChart } from '@digiken/ui/line-chart';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { CourseProgressTable } from '../../shared/course-progress-table';
import { isCharted } from '../../shared/use-week-change';
import { instructorMessages } from '../messages';

/** Enrolments over time, and the progress of learners in each course. */
export function Charts({ figures }: { figures: InstructorFigures }) {
  const t = useMessages(instructorMessages);
  const locale = useLocale();
  const courses = figures.byCourse.filter(({ learners }) => learners > 0);
  if (courses.length === 0) return <p className="text-ink-muted">{t('noChart')}</p>;
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <>
      {isCharted(figures.enrolmentsByWeek) && (
        <LineChart
          title={t('enrolmentsByWeek')}
          headingLevel={2}
          series={[
            {
              label: t('enrolments'),
              points: figures.enrolmentsByWeek.map(({ week, count }) => ({
                x: day.format(new Date(`${week}T00:00:00Z`)),
                y: count,
              })),
            },
          ]}
        />
      )}
      <CourseProgressTable courses={courses} />
    </>
  );
}
