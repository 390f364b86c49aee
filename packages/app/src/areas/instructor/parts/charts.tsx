import type { InstructorFigures } from '@digiken/contract';
import { BarChart } from '@digiken/ui/bar-chart';
import { LineChart } from '@digiken/ui/line-chart';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { instructorMessages } from '../messages';

/** Maximum number of bars in a chart; the list of learners has every course. */
const MOST_BARS = 8;

/** Chart labels must differ: the second of two courses with the same title gets a number. */
function distinct(titles: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return titles.map((title) => {
    const times = (seen.get(title) ?? 0) + 1;
    seen.set(title, times);
    return times === 1 ? title : `${title} (${times})`;
  });
}

/** Enrolments over time, and the progress of learners in each course. */
export function Charts({ figures }: { figures: InstructorFigures }) {
  const t = useMessages(instructorMessages);
  const locale = useLocale();
  const courses = figures.byCourse.filter(({ learners }) => learners > 0).slice(0, MOST_BARS);
  if (courses.length === 0) return <p className="text-ink-muted">{t('noChart')}</p>;
  const labels = distinct(courses.map(({ title }) => title));
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <>
      <LineChart
        title={t('enrolmentsByWeek')}
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
      <div className="grid gap-12 xl:grid-cols-2">
        <BarChart
          title={t('learnersByCourse')}
          scale="amount"
          unit={t('learnersUnit')}
          data={courses.map(({ learners }, index) => ({ label: labels[index] ?? '', value: learners }))}
        />
        <BarChart
          title={t('progressByCourse')}
          scale="share"
          unit={t('progressUnit')}
          data={courses.map(({ averageProgress }, index) => ({
            label: labels[index] ?? '',
            value: averageProgress,
          }))}
        />
      </div>
    </>
  );
}
