import { ArrowLeft, ArrowRight } from 'lucide';
import { cn } from '@digiken/ui/internal/cn';
import { Icon } from '@digiken/ui/icon';
import { BaseLink } from '@digiken/ui/link-provider';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

export const lessonStepsMessages = defineMessages('lessonSteps', {
  label: 'Previous and next lesson',
  previous: 'Previous lesson',
  next: 'Next lesson',
});

export interface LessonNeighbour {
  title: string;
  href: string;
}

export interface LessonStepsProps {
  previous?: LessonNeighbour;
  next?: LessonNeighbour;
  /** Highlights the next lesson as the main action. */
  emphasise?: boolean;
}

const STEP = 'flex min-h-target-primary min-w-0 items-center gap-3 rounded-lg px-4 py-3';

/** Links to the previous and next lessons, by name. */
export function LessonSteps({ previous, next, emphasise = false }: LessonStepsProps) {
  const t = useMessages(lessonStepsMessages);
  if (!previous && !next) return null;
  return (
    <nav aria-label={t('label')} data-slot="lesson-steps" className="grid gap-3 sm:grid-cols-2">
      {previous && (
        <BaseLink href={previous.href} className={cn(STEP, 'hover:bg-hover')}>
          <Icon of={ArrowLeft} size={20} className="shrink-0 rtl:-scale-x-100" />
          <Label kind={t('previous')} title={previous.title} muted />
        </BaseLink>
      )}
      {next && (
        <BaseLink
          href={next.href}
          className={cn(
            STEP,
            'justify-end text-end sm:col-start-2',
            emphasise
              ? 'bg-accent text-on-accent hover:bg-accent-hover forced-colors:border-2'
              : 'hover:bg-hover',
          )}
        >
          <Label kind={t('next')} title={next.title} muted={!emphasise} />
          <Icon of={ArrowRight} size={20} className="shrink-0 rtl:-scale-x-100" />
        </BaseLink>
      )}
    </nav>
  );
}

function Label({ kind, title, muted }: { kind: string; title: string; muted: boolean }) {
  return (
    <span className="flex min-w-0 flex-col">
      <span className={cn('text-sm', muted && 'text-ink-muted')}>
        {kind}
        <span className="dk-visually-hidden">: </span>
      </span>
      <span className="font-bold">{title}</span>
    </span>
  );
}
