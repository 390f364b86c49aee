import type { LessonSummary } from '@digiken/contract';
import { Circle, CircleCheck, Lock } from 'lucide';
import { Badge } from '@digiken/ui/badge';
import { DataSize } from '@digiken/ui/data-size';
import { cn } from '@digiken/ui/internal/cn';
import { Icon } from '@digiken/ui/icon';
import type { CourseLinks } from '../../lib/types';
import { BaseLink } from '@digiken/ui/link-provider';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { textIn } from '@digiken/ui/internal/text-language';
import { Duration } from './duration';

export const lessonLinesMessages = defineMessages('lessonLines', {
  done: 'Done',
  notDone: 'Not done yet',
  locked: 'Locked',
  preview: 'Free preview',
  current: 'You are here',
  video: 'Video',
});

export interface LessonLinesProps extends Pick<CourseLinks, 'lessonHrefOf'> {
  lessons: readonly LessonSummary[];
  currentLessonId?: string;
}

/** The lessons of a unit: duration and data size of each, and whether it is done, open or locked, as text. */
export function LessonLines({ lessons, lessonHrefOf, currentLessonId }: LessonLinesProps) {
  const t = useMessages(lessonLinesMessages);
  return (
    <ol data-slot="lesson-lines" className="flex flex-col">
      {lessons.map((lesson) => (
        <li
          key={lesson._id}
          className={cn(
            'relative flex gap-3 rounded-md px-3 py-2.5',
            lesson.open &&
              'hover:bg-hover has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-focus',
          )}
        >
          <Mark lesson={lesson} />
          <div className="flex min-w-0 grow flex-col gap-x-6 gap-y-0.5 sm:flex-row sm:items-baseline">
            <p className="min-w-0 grow">
              {lesson.open ? (
                <BaseLink
                  href={lessonHrefOf(lesson)}
                  {...textIn(lesson.titleLanguage)}
                  aria-current={lesson._id === currentLessonId ? 'true' : undefined}
                  className="font-medium text-link underline decoration-1 underline-offset-4 outline-none after:absolute after:inset-0 hover:decoration-2"
                >
                  {lesson.title}
                </BaseLink>
              ) : (
                <span {...textIn(lesson.titleLanguage)} className="text-ink-muted">
                  {lesson.title}
                </span>
              )}
            </p>
            <p className="flex shrink-0 flex-wrap items-baseline gap-x-3 gap-y-1 text-sm text-ink-muted">
              {lesson.preview && <Badge tone="info">{t('preview')}</Badge>}
              {lesson._id === currentLessonId && <Badge variant="solid">{t('current')}</Badge>}
              {lesson.hasVideo && <span>{t('video')}</span>}
              <Duration minutes={lesson.minutes} />
              <DataSize bytes={lesson.weightBytes} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Mark({ lesson }: { lesson: LessonSummary }) {
  const t = useMessages(lessonLinesMessages);
  const [icon, look, text] = lesson.done
    ? ([CircleCheck, 'text-success-ink', t('done')] as const)
    : lesson.open
      ? ([Circle, 'text-ink-muted', t('notDone')] as const)
      : ([Lock, 'text-ink-muted', t('locked')] as const);
  return (
    <span className={cn('mt-1 shrink-0', look)}>
      <Icon of={icon} size={20} />
      <span className="dk-visually-hidden">{`${text}:`}</span>
    </span>
  );
}
