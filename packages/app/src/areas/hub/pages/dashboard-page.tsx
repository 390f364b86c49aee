import { useHubFigures } from '@digiken/hooks/hubs';
import { ButtonLink } from '@digiken/ui/button';
import { EmptyState } from '@digiken/ui/empty-state';
import { FactStrip } from '@digiken/learning/fact-strip';
import { FiguresScreen } from '@digiken/learning/figures-screen';
import { TaskList } from '@digiken/learning/task-list';
import { LineChart } from '@digiken/ui/line-chart';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { seatsPath } from '../../../views/payment-paths';
import { CourseProgressTable } from '../../shared/course-progress-table';
import { dashboardMessages } from '../../shared/messages';
import { livePaths } from '../../shared/live/paths';
import { isCharted, useWeekChange, weekCount } from '../../shared/use-week-change';
import { hubAreaMessages } from '../messages';
import { assignPath, invitePath } from '../paths';
import { hubPeopleMessages } from '../messages/people';
import { useOwnHubName } from '../use-own-hub-name';
import { weekName } from '../views';

const SETTINGS = '/hub/settings#courses';

export default function DashboardPage() {
  const t = useMessages(hubAreaMessages);
  const shared = useMessages(dashboardMessages);
  const people = useMessages(hubPeopleMessages);
  const locale = useLocale();
  const hub = useOwnHubName();
  const query = useHubFigures();
  const figures = query.data;
  const number = new Intl.NumberFormat(locale);
  const courses = figures?.byCourse ?? [];
  const joined = figures?.joinedByWeek ?? [];
  const { added, change } = useWeekChange();
  usePage({ title: t('dashboard') });
  return (
    <FiguresScreen
      title={t('dashboard')}
      intro={t('dashboardIntro', { hub })}
      actions={
        <>
          <ButtonLink href={invitePath}>{people('inviteByFile')}</ButtonLink>
          <ButtonLink href={assignPath} variant="secondary">
            {people('assign')}
          </ButtonLink>
          <ButtonLink href={livePaths.list('hub')} variant="secondary">
            {t('liveClasses')}
          </ButtonLink>
          <ButtonLink href={seatsPath} variant="secondary">
            {t('seats')}
          </ButtonLink>
        </>
      }
      state={loadState(query)}
      countedAt={figures?.countedAt ?? undefined}
      lead={
        figures && (
          <>
            <TaskList
              tasks={
                figures.openRequests > 0
                  ? [
                      {
                        id: 'requests',
                        kind: 'request',
                        title: t('requestTask', { count: figures.openRequests }),
                        href: '/hub/requests',
                        action: t('requestAct'),
                      },
                    ]
                  : []
              }
            />
            <FactStrip
              label={shared('figures')}
              facts={[
                {
                  label: t('figureMembers'),
                  value: number.format(figures.members),
                  change: added(joined),
                  href: '/hub/members',
                },
                {
                  label: t('figureActive'),
                  value: number.format(figures.activeMembers),
                  change: t('figureActiveHint'),
                },
                {
                  label: t('figureJoined'),
                  value: number.format(weekCount(joined)),
                  change: change(joined),
                },
                {
                  label: t('figureLessons'),
                  value: number.format(figures.lessonsDone),
                  change: t('figureLessonsHint'),
                },
              ]}
            />
          </>
        )
      }
    >
      {isCharted(joined) && (
        <LineChart
          headingLevel={2}
          title={t('joinedByWeek')}
          series={[
            {
              label: t('joined'),
              points: joined.map(({ week, count }) => ({
                x: weekName(week, locale),
                y: count,
              })),
            },
          ]}
        />
      )}
      {courses.length > 0 ? (
        <CourseProgressTable courses={courses} />
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
