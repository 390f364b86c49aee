import type { LessonSummary, Unit } from '@digiken/contract';
import { Bookmark, Check, ChevronDown, Lock } from 'lucide';
import { useProgressText } from '@digiken/ui/progress';
import { cn } from '@digiken/ui/internal/cn';
import { Icon } from '@digiken/ui/icon';
import { quizzesLeftIn, useWithQuizzesLeft } from '../../lib/quizzes-left';
import type { CourseLinks } from '../../lib/types';
import { BaseLink } from '@digiken/ui/link-provider';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { textIn } from '@digiken/ui/internal/text-language';
import { Duration } from '../course-outline/duration';

export const lessonContentsMessages = defineMessages('lessonContents', {
  label: 'Course contents',
  unit: 'Unit {number}',
  done: 'Done',
  locked: 'Locked',
  bookmarked: 'Bookmarked',
});

export interface LessonContentsProps extends Pick<CourseLinks, 'lessonHrefOf'> {
  units: readonly Unit[];
  currentLessonId: string;
  /** Ids of lessons. */
  bookmarked?: readonly string[];
}

/** A navigation with every unit and lesson of the course; the unit of the current lesson is expanded. */
export function LessonContents({ units, currentLessonId, bookmarked, lessonHrefOf }: LessonContentsProps) {
  const t = useMessages(lessonContentsMessages);
  return (
    <nav aria-label={t('label')} data-slot="lesson-contents">
      <ol className="flex flex-col divide-y divide-line">
        {units.map((unit, index) => (
          <li key={unit._id} className="py-1.5 first:pt-0">
            <details
              open={unit.lessons.some((lesson) => lesson._id === currentLessonId) || undefined}
              className="group/unit"
            >
              <summary className="flex min-h-13 items-center gap-2 rounded-md px-2 py-1.5 leading-snug hover:bg-hover [&::-webkit-details-marker]:hidden">
                <span className="flex min-w-0 grow flex-col">
                  <span className="text-xs text-ink-muted">
                    <span>{t('unit', { number: index + 1 })}</span>
                    <span className="dk-visually-hidden">: </span>
                  </span>
                  <span className="font-bold" dir="auto">
                    {unit.title}
                  </span>
                  {unit.owned && unit.progress.total > 0 && (
                    <span className="text-xs text-ink-muted">
                      <span className="dk-visually-hidden">. </span>
                      <ProgressText unit={unit} />
                    </span>
                  )}
                </span>
                <Icon
                  of={ChevronDown}
                  size={18}
                  className="shrink-0 text-ink-muted transition-transform duration-fast group-open/unit:rotate-180"
                />
              </summary>
              <ol className="flex flex-col">
                {unit.lessons.map((lesson) => (
                  <li key={lesson._id}>
                    <Line
                      lesson={lesson}
                      href={lesson.open ? lessonHrefOf(lesson) : undefined}
                      current={lesson._id === currentLessonId}
                      bookmarked={bookmarked?.includes(lesson._id)}
                    />
                  </li>
                ))}
              </ol>
            </details>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function ProgressText({ unit }: { unit: Unit }) {
  return useWithQuizzesLeft(useProgressText(unit.progress), quizzesLeftIn(unit));
}

const LINE = 'flex min-h-target-primary items-center gap-2.5 rounded-md px-2 py-1.5 text-sm leading-snug';

interface LineProps {
  lesson: LessonSummary;
  /** Undefined if the user cannot open it. */
  href: string | undefined;
  current: boolean;
  bookmarked: boolean | undefined;
}

function Line({ lesson, href, current, bookmarked }: LineProps) {
  const t = useMessages(lessonContentsMessages);
  const look = cn(LINE, current && 'bg-selected font-bold');
  const locked = !href && !current;
  const inner = (
    <>
      <Mark done={lesson.done} current={current} locked={locked} />
      <span className="min-w-0 grow">
        <span {...textIn(lesson.titleLanguage)}>{lesson.title}</span>
        {(lesson.done || locked) && (
          <span className="dk-visually-hidden">{` (${t(lesson.done ? 'done' : 'locked')})`}</span>
        )}
      </span>
      {bookmarked && (
        <span className="shrink-0">
          <Icon of={Bookmark} size={16} className="fill-current" />
          <span className="dk-visually-hidden">({t('bookmarked')})</span>
        </span>
      )}
      <span className="shrink-0 text-xs font-normal text-ink-muted">
        <Duration minutes={lesson.minutes} short />
      </span>
    </>
  );
  if (locked) return <span className={cn(look, 'text-ink-muted')}>{inner}</span>;
  if (!href) {
    return (
      <span aria-current="page" className={look}>
        {inner}
      </span>
    );
  }
  return (
    <BaseLink href={href} aria-current={current ? 'page' : undefined} className={cn(look, 'hover:bg-hover')}>
      {inner}
    </BaseLink>
  );
}

/** A filled circle with a tick, a ring with a dot, an empty ring, or a lock: told apart without colour. */
function Mark({ done, current, locked }: { done: boolean; current: boolean; locked: boolean }) {
  const ring = 'grid size-5 shrink-0 place-items-center rounded-full border-2';
  if (locked) {
    return (
      <span aria-hidden="true" className="grid size-5 shrink-0 place-items-center">
        <Icon of={Lock} size={16} />
      </span>
    );
  }
  if (done) {
    return (
      <span aria-hidden="true" className={cn(ring, 'border-success-ink bg-success-ink text-canvas')}>
        <Icon of={Check} size={12} />
      </span>
    );
  }
  return (
    <span aria-hidden="true" className={cn(ring, current ? 'border-accent-ink' : 'border-line-control')}>
      {current && <span className="size-2 rounded-full bg-accent-ink forced-colors:bg-[Highlight]" />}
    </span>
  );
}
