import { useId } from 'react';
import { ButtonLink } from '@digiken/ui/button';
import { BaseLink } from '@digiken/ui/link-provider';
import { useMessages } from '@digiken/ui/messages-provider';
import { CourseCover } from '../course-cover/course-cover';
import { type EnrolledView, enrolledCardMessages } from '../enrolled-card/enrolled-card';
import { ProgressSegments } from '../progress-segments/progress-segments';
import { dashboardScreenMessages } from './messages';

/** The course to continue with: its next lesson, its progress, and the page's main action. */
export function ContinueCard({ course, progress, resume, lastStudiedAt }: Omit<EnrolledView, 'id'>) {
  const t = useMessages(dashboardScreenMessages);
  const card = useMessages(enrolledCardMessages);
  const id = useId();
  const begun = progress.done > 0 || lastStudiedAt !== undefined;
  const action = card(begun ? 'resume' : 'begin');
  const title = course.title || card('untitled');
  return (
    <section
      aria-labelledby={id}
      data-slot="continue-card"
      className="flex min-w-0 flex-wrap overflow-clip rounded-xl border bg-surface in-[.high-contrast]:border-2 forced-colors:border-2"
    >
      <CourseCover
        title={course.title}
        image={course.image}
        className="min-h-52 min-w-[min(17rem,100%)] flex-[5_1_0] rounded-none"
        eager
      />
      <div className="flex min-h-76 min-w-[min(18rem,100%)] flex-[6_1_0] flex-col items-start gap-5 p-5 wrap-anywhere sm:p-7">
        <div className="flex flex-col gap-1">
          <p className="text-sm font-bold text-accent-ink">{t(begun ? 'continue' : 'start')}</p>
          <h2 id={id} className="text-2xl font-heavy tracking-tight text-balance" dir="auto">
            {resume?.title ?? title}
          </h2>
          {resume && (
            <BaseLink
              href={course.href}
              className="rounded-sm text-ink-muted underline-offset-4 hover:underline"
              dir="auto"
            >
              {title}
            </BaseLink>
          )}
        </div>
        <ProgressSegments {...progress} label={card('progress')} className="mt-auto w-full" />
        <ButtonLink
          href={resume?.href ?? course.href}
          size="lg"
          aria-label={card('of', { action, title: course.title })}
        >
          {action}
        </ButtonLink>
      </div>
    </section>
  );
}
