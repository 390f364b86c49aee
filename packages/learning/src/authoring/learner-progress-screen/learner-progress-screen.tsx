import type { LearnerProgress } from '@digiken/contract';
import { Mail } from 'lucide';
import { ButtonLink } from '@digiken/ui/button';
import { TextLink } from '@digiken/ui/text-link';
import { Avatar } from '@digiken/ui/avatar';
import { EmptyState } from '@digiken/ui/empty-state';
import { PageHeader } from '@digiken/ui/page-header';
import { ProgressBar } from '@digiken/ui/progress';
import { RelativeTime } from '@digiken/ui/relative-time';
import { Section } from '@digiken/ui/section';
import { Icon } from '@digiken/ui/icon';
import type { Crumb, LoadState } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { Breadcrumbs } from '@digiken/ui/breadcrumbs';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { PAGE } from '../../lib/page';
import { NeedsHelpBadge } from '../needs-help-badge/needs-help-badge';

export const learnerProgressMessages = defineMessages('learner-progress', {
  loading: 'Loading the learner’s progress…',
  waiting: 'Learner',
  joined: 'Joined',
  write: 'Write a message',
  none: 'No longer in your courses',
  noneText: 'This learner is not enrolled in any of your courses.',
  studied: 'Studied',
  never: 'Not started',
  course: 'Progress in {title}',
  notOwned: 'Not chosen',
});

type LearnerCourse = LearnerProgress['courses'][number];

export interface LearnerProgressScreenProps {
  state: LoadState;
  /** Set once `state` is ready. */
  learner?: Omit<LearnerProgress['user'], '_id'> & { email?: string };
  courses: readonly LearnerCourse[];
  courseHrefOf: (course: LearnerCourse) => string;
  /** For a learner without courses. Default: not in a course of yours. */
  empty?: { title: string; text: string };
  /** Link to a new message to the learner. */
  messageHref?: string;
  crumbs?: Crumb[];
}

/** A learner's progress in the instructor's or the hub's courses. */
export function LearnerProgressScreen({
  state,
  learner,
  courses,
  courseHrefOf,
  empty,
  messageHref,
  crumbs,
}: LearnerProgressScreenProps) {
  const t = useMessages(learnerProgressMessages);
  if (state.status === 'error') return <ErrorScreen {...state.error} onRetry={state.onRetry} />;
  if (state.status === 'loading' || !learner) {
    return (
      <>
        <h1 className="dk-visually-hidden">{t('waiting')}</h1>
        <LoadingScreen message={t('loading')} />
      </>
    );
  }
  return (
    <div data-slot="learner-progress-screen" className={`${PAGE} flex flex-col gap-10 wrap-anywhere`}>
      <PageHeader
        className="pb-0!"
        eyebrow={crumbs && <Breadcrumbs items={crumbs} />}
        title={
          <span className="flex flex-wrap items-center gap-4">
            <Avatar name={learner.name} src={learner.avatar ?? undefined} size="lg" />
            <span>{learner.name}</span>
          </span>
        }
        intro={
          <>
            <span>{t('joined')}</span> <RelativeTime iso={learner.joinedAt} />
            {learner.email && (
              <>
                <span>{' · '}</span>
                <TextLink href={`mailto:${learner.email}`}>{learner.email}</TextLink>
              </>
            )}
          </>
        }
        actions={
          messageHref && (
            <ButtonLink href={messageHref} variant="secondary" icon={<Icon of={Mail} size={20} />}>
              {t('write')}
            </ButtonLink>
          )
        }
      />
      {courses.length === 0 ? (
        <EmptyState title={empty?.title ?? t('none')}>{empty?.text ?? t('noneText')}</EmptyState>
      ) : (
        courses.map((course) => (
          <CourseProgress key={course._id} course={course} href={courseHrefOf(course)} />
        ))
      )}
    </div>
  );
}

function CourseProgress({ course, href }: { course: LearnerCourse; href: string }) {
  const t = useMessages(learnerProgressMessages);
  return (
    <Section
      title={
        <TextLink href={href} quiet>
          {course.title}
        </TextLink>
      }
      intro={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {course.lastStudiedAt ? (
            <span>
              {t('studied')} <RelativeTime iso={course.lastStudiedAt} />
            </span>
          ) : (
            <span>{t('never')}</span>
          )}
          {course.needsHelp && <NeedsHelpBadge reason={course.needsHelp} />}
        </span>
      }
      className="rounded-xl border bg-surface p-5 in-[.high-contrast]:border-2 sm:p-7 forced-colors:border-2"
    >
      <ProgressBar
        label={t('course', { title: course.title })}
        done={course.progress.done}
        total={course.progress.total}
        className="max-w-reading"
      />
      <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {course.units.map(({ _id, title, progress, owned }) => (
          <li key={_id} className="flex min-w-0 flex-col gap-1.5">
            <span className="font-medium">{title}</span>
            {owned ? (
              <ProgressBar label={t('course', { title })} done={progress.done} total={progress.total} />
            ) : (
              <span className="text-sm text-ink-muted">{t('notOwned')}</span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
