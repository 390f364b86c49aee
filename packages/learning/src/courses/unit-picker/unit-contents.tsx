import type { LessonSummary, Unit } from '@digiken/contract';
import { ChevronDown, CircleCheck, CirclePlay, FileText } from 'lucide';
import { Badge } from '@digiken/ui/badge';
import { DataSize } from '@digiken/ui/data-size';
import { Icon } from '@digiken/ui/icon';
import { TextLink } from '@digiken/ui/text-link';
import type { CourseLinks } from '../../lib/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { Duration } from '../course-outline/duration';

export const unitContentsMessages = defineMessages('unitContents', {
  show: 'What is in unit {number}',
  preview: 'Free to try',
  done: 'Done:',
  video: 'Video:',
  more: 'More about this unit',
});

export interface UnitContentsProps extends CourseLinks {
  unit: Unit;
  number: number;
}

/** What a unit holds, in a native disclosure, so that it is available without JavaScript, too. */
export function UnitContents({ unit, number, unitHrefOf, lessonHrefOf }: UnitContentsProps) {
  const t = useMessages(unitContentsMessages);
  return (
    <details data-slot="unit-contents" className="group/unit relative w-full">
      <summary className="inline-flex min-h-8 items-center gap-1.5 rounded-sm text-sm font-medium text-link [&::-webkit-details-marker]:hidden">
        <Icon
          of={ChevronDown}
          size={17}
          className="shrink-0 transition-transform duration-base group-open/unit:rotate-180"
        />
        <span>
          <span>{t('show', { number })}</span>
          <span className="dk-visually-hidden">{`: ${unit.title}`}</span>
        </span>
      </summary>
      <div className="flex flex-col gap-2 pt-1 pb-2 text-sm">
        {unit.summary && (
          <p className="max-w-measure text-ink-muted" dir="auto">
            {unit.summary}
          </p>
        )}
        <ol>
          {unit.lessons.map((lesson) => (
            <Lesson key={lesson._id} lesson={lesson} href={lesson.open ? lessonHrefOf(lesson) : undefined} />
          ))}
        </ol>
        <p>
          <TextLink href={unitHrefOf(unit)}>
            {t('more')}
            <span className="dk-visually-hidden">{`: ${unit.title}`}</span>
          </TextLink>
        </p>
      </div>
    </details>
  );
}

function Lesson({ lesson, href }: { lesson: LessonSummary; href: string | undefined }) {
  const t = useMessages(unitContentsMessages);
  const icon = lesson.done ? CircleCheck : lesson.hasVideo ? CirclePlay : FileText;
  return (
    <li className="flex items-start gap-3 border-t border-line py-2.5">
      <Icon
        of={icon}
        size={17}
        className={`mt-0.5 shrink-0 ${lesson.done ? 'text-success-ink' : 'text-ink-muted'}`}
      />
      <div className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <p className="flex min-w-0 grow basis-48 flex-wrap items-center gap-x-2 gap-y-1">
          {(lesson.done || lesson.hasVideo) && (
            <span className="dk-visually-hidden">{t(lesson.done ? 'done' : 'video')}</span>
          )}
          {href ? (
            <TextLink href={href} dir="auto">
              {lesson.title}
            </TextLink>
          ) : (
            <span dir="auto">{lesson.title}</span>
          )}
          {lesson.preview && <Badge tone="success">{t('preview')}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-ink-muted [&>*]:whitespace-nowrap">
          <Duration minutes={lesson.minutes} short />
          <DataSize bytes={lesson.weightBytes} />
        </p>
      </div>
    </li>
  );
}
