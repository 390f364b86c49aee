import type { TutorSource } from '@digiken/contract';
import { type KeyboardEvent, useId } from 'react';
import { cn } from '@digiken/ui/internal/cn';
import { useMessages } from '@digiken/ui/messages-provider';
import { TextLink } from '@digiken/ui/text-link';
import { textIn } from '@digiken/ui/internal/text-language';
import { tutorConversationMessages } from './messages';

const OPEN = { lesson: 'openLesson', course: 'openCourse', page: 'openPage' } as const;

export interface SourceCardProps {
  source: TutorSource;
  id?: string;
  /** The source whose citation was pressed. */
  shown?: boolean;
  headingLevel: 3 | 4;
  /** Returns to the citation. */
  onBack?: () => void;
  /** Called when the link is followed. */
  onLeave?: () => void;
}

/** A source of an answer: what it is, its words, and a link to exactly that place. */
export function SourceCard({ source, id, shown = false, headingLevel, onBack, onLeave }: SourceCardProps) {
  const t = useMessages(tutorConversationMessages);
  const { number, title, heading, context, language, quote, path, of } = source;
  const Heading = `h${headingLevel}` as const;
  const nameId = useId();
  const action = t(OPEN[of]);
  const below = heading ?? context;
  const name = heading ? `${title}, ${heading}` : title;
  const back = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !onBack) return;
    // A dialog around it stays open.
    event.stopPropagation();
    event.preventDefault();
    onBack();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- 2026-11-24: Escape in it returns to the citation
    <article
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-labelledby={nameId}
      data-slot="tutor-source"
      className={cn(
        'flex min-w-0 flex-col gap-2 rounded-lg border-2 bg-raised px-4 py-3 wrap-anywhere',
        shown ? 'border-line-control' : 'border-line',
      )}
      onKeyDown={back}
    >
      <Heading
        id={nameId}
        {...textIn(language)}
        className="flex items-start gap-2.5 text-sm leading-snug font-bold"
      >
        <span className="dk-visually-hidden">{`${t('number', { number })} `}</span>
        <span
          aria-hidden="true"
          className={cn(
            'grid size-6 shrink-0 place-items-center rounded-md text-xs',
            shown ? 'bg-accent text-on-accent' : 'bg-info-soft text-info-ink',
          )}
        >
          {number}
        </span>
        <span className="min-w-0">
          <span>{title}</span>
          {below && (
            <>
              <span className="dk-visually-hidden">, </span>
              <span className="block font-normal text-ink-muted">{below}</span>
            </>
          )}
        </span>
      </Heading>
      <blockquote {...textIn(language)} className="text-sm">
        {`“${quote}”`}
      </blockquote>
      <p className="text-sm">
        <TextLink
          href={path}
          aria-label={t('openOf', { action, title: name })}
          className="inline-flex min-h-target items-center"
          onClick={onLeave}
        >
          {action}
        </TextLink>
      </p>
    </article>
  );
}
