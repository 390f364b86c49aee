import type { Course, Enrolled, LessonRef } from '@digiken/contract';
import type { ReactNode } from 'react';
import { ButtonLink } from '@digiken/ui/button';
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

export interface EnrolledCardProps {
  enrolled: Enrolled;
  courseHrefOf: (course: Course) => string;
  /** Of the lesson to continue with. */
  lessonHrefOf: (lesson: LessonRef) => string;
  /** Level of the title's heading. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** Below the title, e.g. when it was studied last. */
  note?: ReactNode;
}

/** A course with the user's progress and one action: start, resume or review. */
export function EnrolledCard({
  enrolled,
  courseHrefOf,
  lessonHrefOf,
  headingLevel = 3,
  note,
}: EnrolledCardProps) {
  const t = useMessages(enrolledCardMessages);
  const Heading = `h${headingLevel}` as const;
  const { course, resume, lessonsDone: done = 0, lessonsTotal: total = 0, quizzesToPass } = enrolled;
  const courseHref = courseHrefOf(course);
  const finished = total > 0 && done >= total && !quizzesToPass;
  const action = t(finished ? 'review' : done === 0 && !enrolled.lastStudiedAt ? 'begin' : 'resume');
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
            <BaseLink href={courseHref} className="underline-offset-4 hover:underline" dir="auto">
              {course.title || t('untitled')}
            </BaseLink>
          </Heading>
          {resume && !finished && <p>{t('next', { title: resume.title })}</p>}
          {note && <p className="text-sm text-ink-muted">{note}</p>}
        </div>
        <div className="mt-auto flex flex-col gap-5 pt-1">
          <ProgressSegments label={t('progress')} done={done} total={total} quizzesLeft={quizzesToPass} />
          <ButtonLink
            href={resume && !finished ? lessonHrefOf(resume) : courseHref}
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
