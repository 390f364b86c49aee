import { numberFormat } from '@digiken/ui/internal/intl';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import type { EnrolledView } from '../enrolled-card/enrolled-card';

export const dashboardFiguresMessages = defineMessages('dashboardFigures', {
  label: 'Your learning in numbers',
  lessonsDone: 'Lessons done',
  lessonsLeft: 'Lessons left',
  courses: 'Courses',
  finished: 'Courses finished',
});

/** Totals of the learner's courses. */
export function DashboardFigures({ enrolled }: { enrolled: EnrolledView[] }) {
  const t = useMessages(dashboardFiguresMessages);
  const format = numberFormat(useLocale());
  const done = enrolled.reduce((sum, { progress }) => sum + Math.min(progress.done, progress.total), 0);
  const total = enrolled.reduce((sum, { progress }) => sum + progress.total, 0);
  const finished = enrolled.filter(({ progress: p }) => p.total > 0 && p.done >= p.total).length;
  const figures = [
    ['lessonsDone', done],
    ['lessonsLeft', total - done],
    ['courses', enrolled.length],
    ['finished', finished],
  ] as const;
  return (
    <section aria-label={t('label')}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4">
        {figures.map(([key, value]) => (
          <div key={key} className="flex flex-col-reverse">
            <dt className="text-ink-muted">{t(key)}</dt>
            <dd className="text-3xl font-heavy sm:text-4xl">{format.format(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
