import { useHubFigures } from '@digiken/hooks';
import { BarChart } from '@digiken/ui/bar-chart';
import { ButtonLink } from '@digiken/ui/button';
import { EmptyState } from '@digiken/ui/empty-state';
import { FiguresScreen } from '@digiken/learning/figures-screen';
import { LineChart } from '@digiken/ui/line-chart';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { hubAreaMessages } from '../messages';
import { useOwnHubName } from '../use-own-hub-name';
import { barsOf, weekName } from '../views';

const SETTINGS = '/hub/settings#courses';

export default function DashboardPage() {
  const t = useMessages(hubAreaMessages);
  const locale = useLocale();
  const hub = useOwnHubName();
  const query = useHubFigures();
  const figures = query.data;
  const number = new Intl.NumberFormat(locale);
  const courses = figures?.byCourse ?? [];
  const named = (title: string, count: number) => t('sameTitle', { title, number: count });
  usePage({ title: t('dashboard') });
  return (
    <FiguresScreen
      title={t('dashboard')}
      intro={t('dashboardIntro', { hub })}
      state={loadState(query)}
      stats={[
        { label: t('figureMembers'), value: number.format(figures?.members ?? 0), href: '/hub/members' },
        {
          label: t('figureActive'),
          value: number.format(figures?.activeMembers ?? 0),
          hint: t('figureActiveHint'),
        },
        {
          label: t('figureRequests'),
          value: number.format(figures?.openRequests ?? 0),
          href: '/hub/requests',
        },
        { label: t('figureCourses'), value: number.format(figures?.courses ?? 0), href: SETTINGS },
        {
          label: t('figureLessons'),
          value: number.format(figures?.lessonsDone ?? 0),
          hint: t('figureLessonsHint'),
        },
      ]}
    >
      <LineChart
        headingLevel={2}
        title={t('joinedByWeek')}
        series={[
          {
            label: t('joined'),
            points: (figures?.joinedByWeek ?? []).map(({ week, count }) => ({
              x: weekName(week, locale),
              y: count,
            })),
          },
        ]}
      />
      {courses.length > 0 ? (
        <div className="grid gap-6 lg:grid-cols-2">
          <BarChart
            headingLevel={2}
            title={t('progressByCourse')}
            unit={t('progressUnit')}
            data={barsOf(courses, ({ averageProgress }) => averageProgress, named)}
            scale="share"
          />
          <BarChart
            headingLevel={2}
            title={t('learnersByCourse')}
            unit={t('learnersUnit')}
            scale="amount"
            data={barsOf(courses, ({ learners }) => learners, named)}
          />
        </div>
      ) : (
        <EmptyState
          title={t('noCourses')}
          action={<ButtonLink href={SETTINGS}>{t('chooseCourses')}</ButtonLink>}
        >
          {t('noCoursesText')}
        </EmptyState>
      )}
    </FiguresScreen>
  );
}
