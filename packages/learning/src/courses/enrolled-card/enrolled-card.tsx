import type { Course } from '@digiken/contract';
import type { ReactNode } from 'react';
import { ButtonLink } from '@digiken/ui/button';
import type { ProgressView } from '../../lib/types';
import { BaseLink } from '@digiken/ui/link-provider';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { CourseCover } from '../course-cover/course-cover';
import { ProgressSegments } from '../progress-segments/progress-segments';

export const enrolledCardMessages = defineMessages('enrolledCard', {
  begin: 'Begin',
  resume: 'Resume',
  review: 'Review',
  of: '{action}: {title}',
  next: 'Next: {title}',
  progress: 'Your progress',
  untitled: 'Untitled course',
});

/** A course in which the user is enrolled. */
export interface EnrolledView {
  id: string;
  course: Pick<Course, 'title' | 'image'> & { href: string };
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
  /** Below the title, e.g. when it was studied last. */
  note?: ReactNode;
}

/** A course with the user's progress and one action: start, resume or review. */
export function EnrolledCard({
  course,
  progress,
  resume,
  lastStudiedAt,
  headingLevel = 3,
  note,
}: EnrolledCardProps) {
  const t = useMessages(enrolledCardMessages);
  const Heading = `h${headingLevel}` as const;
  const finished = progress.total > 0 && progress.done >= progress.total && !progress.quizzesLeft;
  const action = t(finished ? 'review' : progress.done === 0 && !lastStudiedAt ? 'begin' : 'resume');
  return (
    <article
      data-slot="enrolled-card"
      className="flex h-full min-w-0 flex-col overflow-clip rounded-xl border bg-surface"
    >
      <CourseCover
        title={course.title}
        image={course.image ?? undefined}
        className="aspect-[2/1] rounded-none"
      />
      <div className="flex grow flex-col gap-4 p-5">
        <div className="flex flex-col gap-1">
          <Heading className="text-lg leading-snug font-bold text-pretty">
            <BaseLink href={course.href} className="underline-offset-4 hover:underline" dir="auto">
              {course.title || t('untitled')}
            </BaseLink>
          </Heading>
          {resume && !finished && <p>{t('next', { title: resume.title })}</p>}
          {note && <p className="text-sm text-ink-muted">{note}</p>}
        </div>
        <div className="mt-auto flex flex-col gap-5 pt-1">
          <ProgressSegments {...progress} label={t('progress')} />
          <ButtonLink
            href={finished ? course.href : (resume?.href ?? course.href)}
            variant="secondary"
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
