import { useInstructorDashboard, useLearners, useUser } from '@digiken/hooks';
import { ButtonLink } from '@digiken/ui/button';
import { FiguresScreen } from '@digiken/learning/figures-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { userView } from '../../../views/user';
import { instructorMessages } from '../messages';
import { Charts } from '../parts/charts';
import { NeedHelpList } from '../parts/need-help-list';
import { paths } from '../paths';

export default function InstructorDashboardPage() {
  const t = useMessages(instructorMessages);
  usePage({ title: t('dashboard') });
  const user = useUser().data;
  const dashboard = useInstructorDashboard();
  const helpless = useLearners({ needsHelp: 'yes' });
  const figures = dashboard.data;
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
        </>
      }
      state={loadState(dashboard)}
      stats={
        figures
          ? [
              {
                label: t('statCourses'),
                value: figures.courses,
                href: paths.courses,
                hint: figures.inReview
                  ? t('statInReview', { published, count: figures.inReview })
                  : published,
              },
              {
                label: t('statLearners'),
                value: figures.learners,
                href: paths.learners,
                hint: t('statActive', { count: figures.activeLearners }),
              },
              {
                label: t('statNeedHelp'),
                value: figures.needHelp,
                href: paths.needHelp,
                hint: t(figures.needHelp > 0 ? 'statNeedHelpSome' : 'statNeedHelpNone'),
              },
              { label: t('statLessons'), value: figures.lessonsDone, hint: t('statLessonsHint') },
            ]
          : []
      }
    >
      <NeedHelpList learners={helpless} />
      {figures && <Charts figures={figures} />}
    </FiguresScreen>
  );
}
