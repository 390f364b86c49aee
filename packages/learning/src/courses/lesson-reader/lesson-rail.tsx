import { Plus, Sparkles } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Button } from '@digiken/ui/button';
import { Icon } from '@digiken/ui/icon';
import { cn } from '@digiken/ui/internal/cn';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { textIn } from '@digiken/ui/internal/text-language';
import type { NoteView } from '../lesson-notes/lesson-notes';

export const lessonRailMessages = defineMessages('lessonRail', {
  label: 'Lesson tools',
  onThisPage: 'On this page',
  notes: 'My notes',
  add: 'Add a note',
  none: 'Write down what you want to remember. Only you can read it.',
  all: { one: 'See your note', other: 'See all {count} notes' },
  kept: 'Kept on this phone',
  tutor: 'Ask the tutor',
  ask: 'About this lesson',
});

export interface LessonRailProps {
  headings: readonly { id: string; text: string }[];
  /** Of the headings. */
  language: string;
  /** Id of the heading that is being read. */
  current?: string;
  notes?: { latest?: NoteView; count: number; onOpen: () => void };
  /** `content` once it is opened beside the text. */
  tutor?: { content?: ReactNode; inDialog: boolean; onOpen: () => void };
}

/** Beside the text in wide windows, after it in others: the headings, the reader's latest note, and the tutor. */
export function LessonRail({ headings, language, current, notes, tutor }: LessonRailProps) {
  const t = useMessages(lessonRailMessages);
  if (headings.length < 3 && !notes && !tutor) return null;
  return (
    <aside
      aria-label={t('label')}
      data-slot="lesson-rail"
      className="px-4 pb-8 @min-[52rem]:px-10 @min-[72rem]:ps-0 @min-[72rem]:pe-6 @min-[72rem]:pt-8"
    >
      <div className="mx-auto flex max-w-measure flex-col gap-5 @min-[72rem]:sticky @min-[72rem]:top-24 @min-[72rem]:max-h-[calc(100dvh-7rem)] @min-[72rem]:overflow-y-auto @min-[72rem]:p-1">
        {headings.length > 2 && (
          <OnThisPage label={t('onThisPage')} headings={headings} language={language} current={current} />
        )}
        {notes && <NotesBox {...notes} />}
        {tutor && <TutorBox {...tutor} />}
      </div>
    </aside>
  );
}

interface HeadingsProps extends Pick<LessonRailProps, 'headings' | 'language' | 'current'> {
  label: string;
}

function OnThisPage({ label, ...list }: HeadingsProps) {
  return (
    <nav aria-label={label} className="text-sm">
      <p aria-hidden="true" className="mb-2 font-bold @max-[72rem]:hidden">
        {label}
      </p>
      <div className="@max-[72rem]:hidden">
        <Headings {...list} />
      </div>
      <details className="rounded-lg border bg-surface @min-[72rem]:hidden">
        <summary className="min-h-target-primary rounded-lg px-4 py-3 font-bold hover:bg-hover">
          {label}
        </summary>
        <div className="px-4 pb-4">
          <Headings {...list} />
        </div>
      </details>
    </nav>
  );
}

function Headings({ headings, language, current }: Omit<HeadingsProps, 'label'>) {
  return (
    <ul {...textIn(language)} className="flex flex-col border-s-2 border-line">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'true' : undefined}
            className={cn(
              '-ms-0.5 flex min-h-9 items-center border-s-3 py-1 ps-3.5 leading-snug hover:text-ink hover:underline',
              id === current ? 'border-accent-ink font-bold text-ink' : 'border-transparent text-ink-muted',
            )}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

function NotesBox({ latest, count, onOpen }: NonNullable<LessonRailProps['notes']>) {
  const t = useMessages(lessonRailMessages);
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-2 rounded-lg border bg-surface p-4 text-sm @max-[52rem]:hidden"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="font-bold">
          <span>{t('notes')}</span> {count > 0 && <span className="font-normal text-ink-muted">{count}</span>}
        </h2>
        <Button
          size="sm"
          variant="quiet"
          aria-haspopup="dialog"
          icon={<Icon of={Plus} size={16} />}
          onClick={onOpen}
        >
          {t('add')}
        </Button>
      </div>
      {latest ? (
        <>
          <p className="line-clamp-4 border-s-3 border-emphasis ps-2.5 wrap-anywhere">
            {latest.text || latest.quote}
          </p>
          {latest.kept && <p className="text-warning-ink">{t('kept')}</p>}
          <button
            type="button"
            aria-haspopup="dialog"
            className="min-h-target self-start text-link underline underline-offset-4"
            onClick={onOpen}
          >
            {t('all', { count })}
          </button>
        </>
      ) : (
        <p className="text-ink-muted">{t('none')}</p>
      )}
    </section>
  );
}

function TutorBox({ content, inDialog, onOpen }: NonNullable<LessonRailProps['tutor']>) {
  const t = useMessages(lessonRailMessages);
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-2 rounded-lg border bg-surface p-4 text-sm @max-[52rem]:hidden"
    >
      <h2 id={id} className="flex items-center gap-2 font-bold">
        <Icon of={Sparkles} size={18} className="shrink-0 text-accent-ink" />
        {t('tutor')}
      </h2>
      {content ?? (
        <Button
          size="sm"
          variant="secondary"
          aria-haspopup={inDialog ? 'dialog' : undefined}
          className="self-start"
          onClick={onOpen}
        >
          {t('ask')}
        </Button>
      )}
    </section>
  );
}
