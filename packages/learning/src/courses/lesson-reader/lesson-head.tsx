import type { Progress } from '@digiken/contract';
import { ArrowLeft, PanelLeft } from 'lucide';
import { Button, ButtonLink } from '@digiken/ui/button';
import { FieldError } from '@digiken/ui/field';
import { Icon } from '@digiken/ui/icon';
import { BaseLink } from '@digiken/ui/link-provider';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { ProgressSegments } from '../progress-segments/progress-segments';
import { FinishButton } from './finish-button';
import type { Finish } from './use-finish';

export const lessonHeadMessages = defineMessages('lessonHead', {
  lessons: 'Lessons',
  place: 'Lesson {position} of {total}',
  previous: 'Previous',
  previousLesson: 'Previous lesson: {title}',
});

export interface LessonBefore {
  title: string;
  href: string;
}

export interface LessonHeadProps {
  courseTitle: string;
  courseHref?: string;
  /** Of the lesson in its unit, for phones. */
  place: { position: number; total: number };
  progress: Progress;
  previous: LessonBefore | null;
  finish?: Finish;
  /** Why the lesson could not be marked as done. */
  failure?: string;
  outline: { id: string; open: boolean; onOpenChange: (open: boolean) => void };
}

/** Above a lesson: its course and progress; in wider windows the outline's switch, the lesson before and the next step. */
export function LessonHead({
  courseTitle,
  courseHref,
  place,
  progress,
  previous,
  finish,
  failure,
  outline,
}: LessonHeadProps) {
  const t = useMessages(lessonHeadMessages);
  const label = (
    <>
      <span className="@min-[52rem]:hidden">{t('place', place)}</span>
      <span className="@max-[52rem]:hidden">
        {courseHref ? (
          <BaseLink href={courseHref} className="underline-offset-4 hover:underline">
            {courseTitle}
          </BaseLink>
        ) : (
          courseTitle
        )}
      </span>
    </>
  );
  return (
    <div
      data-slot="lesson-head"
      data-bar="top"
      className="z-sticky flex flex-col justify-center gap-2 border-b border-line bg-surface px-4 py-2 @min-[52rem]:min-h-16 @min-[52rem]:px-3 @min-[72rem]:pe-6"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 @min-[52rem]:flex-nowrap">
        <div className="w-[15.5rem] shrink-0 @max-[52rem]:hidden @min-[72rem]:w-[19.5rem]">
          <Button
            variant="quiet"
            icon={<Icon of={PanelLeft} size={20} className="rtl:-scale-x-100" />}
            aria-expanded={outline.open}
            aria-controls={outline.id}
            onClick={() => outline.onOpenChange(!outline.open)}
          >
            {t('lessons')}
          </Button>
        </div>
        <div className="min-w-0 grow basis-40">
          {progress.total > 0 ? (
            <ProgressSegments label={label} done={progress.done} total={progress.total} />
          ) : (
            <p className="text-sm leading-tight font-bold">{label}</p>
          )}
        </div>
        <div className="flex shrink-0 items-center gap-2 @max-[52rem]:hidden">
          {previous && (
            <ButtonLink
              variant="secondary"
              href={previous.href}
              className="@max-[72rem]:px-3"
              aria-label={t('previousLesson', { title: previous.title })}
              icon={<Icon of={ArrowLeft} size={18} className="rtl:-scale-x-100" />}
            >
              <span className="@max-[72rem]:sr-only">{t('previous')}</span>
            </ButtonLink>
          )}
          {finish && <FinishButton finish={finish} />}
        </div>
      </div>
      {failure && <FieldError>{failure}</FieldError>}
    </div>
  );
}
