import type { Unit } from '@digiken/contract';
import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { DataSize } from '@digiken/ui/data-size';
import { ProgressBar } from '@digiken/ui/progress';
import { Icon } from '@digiken/ui/icon';
import { quizzesLeftIn } from '../../lib/quizzes-left';
import type { CourseLinks } from '../../lib/types';
import { BaseLink } from '@digiken/ui/link-provider';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { Duration } from './duration';
import { LessonLines } from './lesson-lines';
import { QuizzesLeft } from './quizzes-left';

export { Duration, type DurationProps } from './duration';
export { QuizzesLeft } from './quizzes-left';
export { LessonLines, type LessonLinesProps } from './lesson-lines';

export const courseOutlineMessages = defineMessages('courseOutline', {
  unit: 'Unit {number}',
  lessons: { one: '{count} lesson', other: '{count} lessons' },
  show: 'Lessons of {title}',
  progress: 'Your progress in {title}',
});

export interface CourseOutlineProps extends CourseLinks {
  units: readonly Unit[];
  /** Level of each unit's heading. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** Units that are expanded initially: the first unfinished one, or all. Default `next`. */
  open?: 'next' | 'all';
  /** Downloads a unit to the device, e.g. UnitDownload. Shown for the units that the learner owns. */
  downloadOf?: (unit: Unit) => ReactNode;
}

const isDone = (unit: Unit) => unit.progress.done >= unit.progress.total && quizzesLeftIn(unit) === 0;

/** The content of a course: its units in order, each with duration, data size, progress and lessons. */
export function CourseOutline({
  units,
  unitHrefOf,
  lessonHrefOf,
  headingLevel = 3,
  open = 'next',
  downloadOf,
}: CourseOutlineProps) {
  const t = useMessages(courseOutlineMessages);
  const Heading = `h${headingLevel}` as const;
  const next = units.find((unit) => !isDone(unit)) ?? units[0];
  return (
    <ol data-slot="course-outline" className="flex flex-col gap-4">
      {units.map((unit, index) => (
        <li key={unit._id} className="flex flex-col gap-4 rounded-xl border bg-surface p-4 sm:p-6">
          <div className="flex flex-col gap-2">
            <p className="text-sm font-medium text-accent-ink">{t('unit', { number: index + 1 })}</p>
            <Heading className="text-lg font-bold">
              <BaseLink href={unitHrefOf(unit)} className="underline-offset-4 hover:underline" dir="auto">
                {unit.title}
              </BaseLink>
            </Heading>
            <p className="max-w-measure text-ink-muted" dir="auto">
              {unit.summary}
            </p>
            <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
              <Duration minutes={unit.minutes} />
              <DataSize bytes={unit.weightBytes} />
            </p>
          </div>
          {unit.owned && unit.progress.total > 0 && (
            <div className="flex max-w-form flex-col gap-1">
              <ProgressBar
                label={t('progress', { title: unit.title })}
                done={unit.progress.done}
                total={unit.progress.total}
              />
              <QuizzesLeft count={quizzesLeftIn(unit)} />
            </div>
          )}
          <UnitLessons
            unit={unit}
            lessonHrefOf={lessonHrefOf}
            open={open === 'all' || unit._id === next?._id}
          />
          {unit.owned && downloadOf?.(unit)}
        </li>
      ))}
    </ol>
  );
}

export interface UnitLessonsProps extends Pick<CourseLinks, 'lessonHrefOf'> {
  unit: Unit;
  open?: boolean;
}

/** The lessons of a unit in a native disclosure, so that they are available without JavaScript, too. */
export function UnitLessons({ unit, lessonHrefOf, open = false }: UnitLessonsProps) {
  const t = useMessages(courseOutlineMessages);
  return (
    <details open={open || undefined} className="group/lessons">
      <summary className="inline-flex min-h-target items-center gap-2 rounded-sm py-1 text-sm font-bold text-link [&::-webkit-details-marker]:hidden">
        <Icon
          of={ChevronDown}
          size={18}
          className="shrink-0 transition-transform duration-fast group-open/lessons:rotate-180"
        />
        <span>
          <span>{t('lessons', { count: unit.lessons.length })}</span>
          <span className="dk-visually-hidden">{`: ${t('show', { title: unit.title })}`}</span>
        </span>
      </summary>
      <div className="-mx-3 mt-2">
        <LessonLines lessons={unit.lessons} lessonHrefOf={lessonHrefOf} />
      </div>
    </details>
  );
}
