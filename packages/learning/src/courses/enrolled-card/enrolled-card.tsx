import { ButtonLink } from '@digiken/ui/button';
import { ProgressBar } from '@digiken/ui/progress';
import { RelativeTime } from '@digiken/ui/relative-time';
import { cn } from '@digiken/ui/internal/cn';
import type { CourseView, ProgressView } from '../../lib/types';
import { BaseLink } from '@digiken/ui/link-provider';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { CourseCover } from '../course-cover/course-cover';

export const enrolledCardMessages = defineMessages('enrolledCard', {
  begin: 'Begin',
  resume: 'Resume',
  review: 'Review',
  of: '{action}: {title}',
  next: 'Next: {title}',
  enrolled: 'Enrolled',
  studied: 'Last studied',
  progress: 'Your progress in {title}',
  untitled: 'Untitled course',
});

/** A course in which the user is enrolled. */
export interface EnrolledView {
  id: string;
  course: CourseView;
  progress: ProgressView;
  /** The lesson to continue with. */
  resume?: { title: string; href: string };
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601; undefined if nothing was studied yet. */
  lastStudiedAt?: string;
}

export interface EnrolledCardProps extends Omit<EnrolledView, 'id'> {
  /** Level of the title's heading. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** `lead` is larger: for the course to continue with. */
  size?: 'normal' | 'lead';
}

/** A course with the user's progress and one action: start, resume or review. */
export function EnrolledCard({
  course,
  progress,
  resume,
  createdAt,
  lastStudiedAt,
  headingLevel = 3,
  size = 'normal',
}: EnrolledCardProps) {
  const t = useMessages(enrolledCardMessages);
  const Heading = `h${headingLevel}` as const;
  const lead = size === 'lead';
  const finished = progress.total > 0 && progress.done >= progress.total;
  const action = t(finished ? 'review' : progress.done === 0 && !lastStudiedAt ? 'begin' : 'resume');
  return (
    <article
      data-slot="enrolled-card"
      className={cn(
        'flex h-full min-w-0 flex-col overflow-hidden rounded-xl border bg-surface',
        lead && 'md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]',
      )}
    >
      <CourseCover
        title={course.title}
        image={course.image}
        className={cn(
          'rounded-none',
          lead ? 'aspect-video md:aspect-auto md:h-full md:min-h-72' : 'aspect-[3/1]',
        )}
      />
      <div className={cn('flex grow flex-col gap-4 p-5', lead && 'sm:p-8')}>
        <div className="flex flex-col gap-1">
          <Heading className={cn('font-bold', lead ? 'text-xl sm:text-2xl' : 'text-lg')}>
            <BaseLink href={course.href} className="underline-offset-4 hover:underline">
              {course.title || t('untitled')}
            </BaseLink>
          </Heading>
          <p className="text-sm text-ink-muted">
            {t(lastStudiedAt ? 'studied' : 'enrolled')} <RelativeTime iso={lastStudiedAt ?? createdAt} />
          </p>
        </div>
        {resume && !finished && (
          <p className={lead ? 'text-lg' : undefined}>{t('next', { title: resume.title })}</p>
        )}
        <div className="mt-auto flex flex-col gap-5 pt-1">
          <ProgressBar
            label={t('progress', { title: course.title })}
            done={progress.done}
            total={progress.total}
          />
          <ButtonLink
            href={finished ? course.href : (resume?.href ?? course.href)}
            variant={lead ? 'primary' : 'secondary'}
            size={lead ? 'lg' : 'md'}
            aria-label={t('of', { action, title: course.title })}
            className="self-start"
          >
            {action}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
