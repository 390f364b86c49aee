import { ButtonLink } from '@digiken/ui/button';
import { cn } from '@digiken/ui/internal/cn';
import type { Crumb, LoadState } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { Breadcrumbs } from '@digiken/ui/breadcrumbs';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { EmptyScene } from '../../screens/empty-scene/empty-scene';
import { LessonReader, type LessonReaderProps } from '../lesson-reader/lesson-reader';
import { PAGE } from '../../lib/page';

export const lessonScreenMessages = defineMessages('lessonScreen', {
  loading: 'Opening the lesson…',
  waiting: 'Lesson',
  signedOut: 'Sign in to read this lesson',
  signedOutText: 'This lesson belongs to a unit. Sign in, and it opens if you are enrolled in that unit.',
  signIn: 'Sign in',
  locked: 'This lesson is locked',
  lockedText: 'You are not enrolled in the unit that this lesson belongs to. Choose the unit to open it.',
  choose: 'Choose units',
  course: 'See the course',
});

export interface LessonScreenProps {
  state: LoadState;
  /** Set once `state` is ready. */
  reader?: LessonReaderProps;
  /** Why this user cannot open the lesson. Replaces `state`. */
  barred?: {
    reason: 'signed-out' | 'locked';
    /** The server's explanation, if any; for `locked`. */
    message?: string;
    /** For `signed-out`. */
    signInHref?: string;
    /** Link to the course, where units are chosen. */
    courseHref?: string;
  };
  /** Above the lesson, e.g. for reviewers; a learner's lesson names its course and unit itself. */
  crumbs?: Crumb[];
  /** The page around it has no padding (`reading` of the console's layout). */
  bleed?: boolean;
}

/** A lesson's page, including the reasons why it cannot be opened. */
export function LessonScreen({ state, reader, barred, crumbs, bleed = false }: LessonScreenProps) {
  const padded = bleed ? 'px-4 pt-6 pb-20 sm:px-6' : undefined;
  const t = useMessages(lessonScreenMessages);
  if (barred) {
    const out = barred.reason === 'signed-out';
    return (
      <div data-slot="lesson-screen" className={cn(PAGE, padded)}>
        {crumbs && <Breadcrumbs items={crumbs} />}
        <EmptyScene
          headingLevel={1}
          picture="courses"
          title={t(out ? 'signedOut' : 'locked')}
          action={
            <div className="flex flex-wrap gap-3">
              {out && barred.signInHref && <ButtonLink href={barred.signInHref}>{t('signIn')}</ButtonLink>}
              {barred.courseHref && (
                <ButtonLink href={barred.courseHref} variant={out ? 'secondary' : 'primary'}>
                  {t(out ? 'course' : 'choose')}
                </ButtonLink>
              )}
            </div>
          }
        >
          {out ? t('signedOutText') : (barred.message ?? t('lockedText'))}
        </EmptyScene>
      </div>
    );
  }
  if (state.status === 'error') {
    return (
      <div className={padded}>
        <ErrorScreen {...state.error} onRetry={state.onRetry} />
      </div>
    );
  }
  if (state.status === 'loading' || !reader) {
    return (
      <div className={padded}>
        <h1 className="dk-visually-hidden">{t('waiting')}</h1>
        <LoadingScreen message={t('loading')} />
      </div>
    );
  }
  return (
    <div data-slot="lesson-screen" className={bleed ? undefined : `${PAGE} flex flex-col gap-6`}>
      {crumbs && <Breadcrumbs items={crumbs} />}
      <LessonReader key={`${reader.lesson._id} ${reader.lesson.language}`} {...reader} bleed={bleed} />
    </div>
  );
}
