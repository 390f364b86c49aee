import { useUser } from '@digiken/hooks/account';
import { useInstructorDashboard, useLearners, useOwnCourses } from '@digiken/hooks/authoring';
import { useOwnDiscussions } from '@digiken/hooks/discussions';
import { useMarking } from '@digiken/hooks/quiz-authoring';
import { ButtonLink } from '@digiken/ui/button';
import { FactStrip } from '@digiken/learning/fact-strip';
import { FiguresScreen } from '@digiken/learning/figures-screen';
import { TaskList, type TaskListProps } from '@digiken/learning/task-list';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { userView } from '../../../views/user';
import { dashboardMessages } from '../../shared/messages';
import { livePaths } from '../../shared/live/paths';
import { useWeekChange, weekCount } from '../../shared/use-week-change';
import { instructorMessages } from '../messages';
import { discussionsMessages } from '../messages/discussions';
import { Charts } from '../parts/charts';
import { NeedHelpList } from '../parts/need-help-list';
import { paths } from '../paths';

export default function InstructorDashboardPage() {
  const t = useMessages(instructorMessages);
  const shared = useMessages(dashboardMessages);
  const asked = useMessages(discussionsMessages);
  const { change } = useWeekChange();
  const number = new Intl.NumberFormat(useLocale());
  usePage({ title: t('dashboard') });
  const user = useUser().data;
  const dashboard = useInstructorDashboard();
  const helpless = useLearners({ needsHelp: 'yes' });
  const figures = dashboard.data;
  const oldest = useMarking().data?.data[0];
  const unanswered = useOwnDiscussions().data?.unanswered ?? 0;
  const changes = useOwnCourses({ state: 'changes' }).data?.data ?? [];
  const tasks: TaskListProps['tasks'] = [
    ...changes.map(({ _id, title }) => ({
      id: _id,
      kind: 'course' as const,
      title: t('changesTask', { title }),
      reason: t('changesReason'),
      href: paths.course(_id),
      action: t('changesAct'),
    })),
    ...(oldest
      ? [
          {
            id: 'marking',
            kind: 'course' as const,
            title: t('markTask'),
            reason: t('markReason', { title: oldest.quiz.title }),
            href: paths.marking,
            action: t('markAct'),
          },
        ]
      : []),
    ...(unanswered > 0
      ? [
          {
            id: 'questions',
            kind: 'help' as const,
            title: asked('task', { count: unanswered }),
            reason: asked('taskReason'),
            href: `${paths.discussions}?filter=unanswered`,
            action: asked('taskAct'),
          },
        ]
      : []),
    ...(figures && figures.needHelp > 0
      ? [
          {
            id: 'help',
            kind: 'help' as const,
            title: t('helpTask', { count: figures.needHelp }),
            reason: t('helpReason'),
            href: paths.needHelp,
            action: t('helpAct'),
          },
        ]
      : []),
  ];
  const published = t('statPublished', { count: figures?.published ?? 0 });
  return (
    <FiguresScreen
      title={user ? t('welcome', { name: userView(user).firstName }) : t('dashboard')}
      intro={t('dashboardIntro')}
      actions={
        <>
          <ButtonLink href={paths.newCourse}>{t('newCourse')}</ButtonLink>
          <ButtonLink href={paths.import} variant="secondary">
            {t('importCourse')}
          </ButtonLink>
          <ButtonLink href={paths.discussions} variant="quiet">
            {asked('link')}
          </ButtonLink>
          <ButtonLink href={livePaths.list('instructor')} variant="quiet">
            {t('liveClasses')}
          </ButtonLink>
          <ButtonLink href={paths.earnings} variant="quiet">
            {t('earnings')}
          </ButtonLink>
        </>
      }
      state={loadState(dashboard)}
      countedAt={figures?.countedAt ?? undefined}
      lead={
        figures && (
          <>
            <TaskList tasks={tasks} />
            <FactStrip
              label={shared('figures')}
              facts={[
                {
                  label: t('statCourses'),
                  value: number.format(figures.courses),
                  href: paths.courses,
                  change: figures.inReview
                    ? t('statInReview', { published, count: figures.inReview })
                    : published,
                },
                {
                  label: t('statLearners'),
                  value: number.format(figures.learners),
                  href: paths.learners,
                  change: t('statActive', { count: figures.activeLearners }),
                },
                {
                  label: t('statEnrolments'),
                  value: number.format(weekCount(figures.enrolmentsByWeek)),
                  change: change(figures.enrolmentsByWeek),
                },
                {
                  label: t('statLessons'),
                  value: number.format(figures.lessonsDone),
                  change: t('statLessonsHint'),
                },
              ]}
            />
          </>
        )
      }
    >
      <NeedHelpList learners={helpless} />
      {figures && <Charts figures={figures} />}
    </FiguresScreen>
  );
}
