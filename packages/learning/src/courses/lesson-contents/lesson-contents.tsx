import { ChevronDown, CircleCheck } from 'lucide';
import { useProgressText } from '@digiken/ui/progress';
import { cn } from '@digiken/ui/internal/cn';
import { Icon } from '@digiken/ui/icon';
import type { LessonLineView, UnitView } from '../../lib/types';
import { BaseLink } from '@digiken/ui/link-provider';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

export const lessonContentsMessages = defineMessages('lessonContents', {
  label: 'Course contents',
  unit: 'Unit {number}',
  done: 'Done',
  locked: 'Locked',
});

export interface LessonContentsProps {
  units: UnitView[];
  currentLessonId: string;
}

/** A navigation with every unit and lesson of the course; the unit of the current lesson is expanded. */
export function LessonContents({ units, currentLessonId }: LessonContentsProps) {
  const t = useMessages(lessonContentsMessages);
  return (
    <nav aria-label={t('label')} data-slot="lesson-contents">
      <ol className="flex flex-col gap-1">
        {units.map((unit, index) => (
          <li key={unit.id}>
            <details
              open={unit.lessons.some((lesson) => lesson.id === currentLessonId) || undefined}
              className="group/unit"
            >
              <summary className="flex min-h-target-primary items-start gap-2 rounded-md px-3 py-2 hover:bg-hover [&::-webkit-details-marker]:hidden">
                <span className="flex min-w-0 grow flex-col">
                  <span className="text-sm text-ink-muted">
                    {t('unit', { number: index + 1 })}
                    <span className="dk-visually-hidden">: </span>
                  </span>
                  <span className="font-bold">{unit.title}</span>
                  {unit.owned && (
                    <span className="text-sm text-ink-muted">
                      <span className="dk-visually-hidden">. </span>
                      <ProgressText progress={unit.progress} />
                    </span>
                  )}
                </span>
                <Icon
                  of={ChevronDown}
                  size={18}
                  className="mt-1 shrink-0 text-ink-muted transition-transform duration-fast group-open/unit:rotate-180"
                />
              </summary>
              <ol className="mt-1 mb-3 flex flex-col gap-0.5">
                {unit.lessons.map((lesson) => (
                  <li key={lesson.id}>
                    <Line lesson={lesson} current={lesson.id === currentLessonId} />
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

function ProgressText({ progress }: { progress: UnitView['progress'] }) {
  return useProgressText(progress);
}

function Line({ lesson, current }: { lesson: LessonLineView; current: boolean }) {
  const t = useMessages(lessonContentsMessages);
  const look = cn(
    'flex min-h-9 items-start gap-2 rounded-md border-s-4 py-1.5 pe-3 ps-2 text-sm',
    current ? 'border-accent bg-selected font-bold' : 'border-transparent',
  );
  if (!lesson.href && !current) {
    return (
      <span className={cn(look, 'text-ink-muted')}>
        <span className="min-w-0 grow">{lesson.title}</span>
        <span className="shrink-0">{t('locked')}</span>
      </span>
    );
  }
  const inner = (
    <>
      <span className="min-w-0 grow">{lesson.title}</span>
      {lesson.done && (
        <span className="mt-0.5 shrink-0 text-success-ink">
          <Icon of={CircleCheck} size={18} />
          <span className="dk-visually-hidden">({t('done')})</span>
        </span>
      )}
    </>
  );
  if (!lesson.href) {
    return (
      <span aria-current="page" className={look}>
        {inner}
      </span>
    );
  }
  return (
    <BaseLink
      href={lesson.href}
      aria-current={current ? 'page' : undefined}
      className={cn(look, 'hover:bg-hover')}
    >
      {inner}
    </BaseLink>
  );
}
