import { useRef, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { Skeleton } from '@digiken/ui/skeleton';
import { TextArea } from '@digiken/ui/text-area';
import { useAnnounce } from '@digiken/ui/announcer';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { Note, type NoteView } from './note';
import { NOTE_MAX } from './note-edit';

export type { NoteView } from './note';

export const lessonNotesMessages = defineMessages('lessonNotes', {
  none: 'You have no notes to this lesson yet.',
  loading: 'Loading your notes…',
  failed: 'Your notes could not be loaded. You can still write: what you write is kept.',
  retry: 'Try again',
  toSection: 'A note to “{section}”',
  toLesson: 'A note to this lesson',
  private: 'Only you can read it.',
  keep: 'Save the note',
  saving: 'Saving…',
  saved: 'Note saved',
  kept: 'Kept on this phone. It is sent when the connection is back.',
  empty: 'Write something first.',
  marked: 'Marked text',
  unmark: 'Without the marked text',
  newer: 'Newer notes',
  older: 'Older notes',
});

export interface NewNote {
  text: string;
  section: { id: string; title: string } | null;
  quote: string | null;
}

export interface LessonNotesProps {
  notes: readonly NoteView[];
  /** All notes to the lesson, on every page. */
  count: number;
  state: 'loading' | 'ready' | 'error';
  onRetry: () => void;
  /** The part of the lesson that is being read: a new note belongs to it. */
  section?: { id: string; title: string };
  /** Text of the new note, held outside so that it survives the closing of the sheet and a reload. */
  draft: string;
  onDraftChange: (text: string) => void;
  /** The passage of the lesson that was selected: it goes with the new note, also without words. */
  quote?: string;
  /** The new note goes without the passage. */
  onUnmark?: () => void;
  /** `kept`: it is on this device only. */
  onAdd: (note: NewNote) => Promise<FormOutcome & { kept?: boolean }>;
  onSave: (id: string, text: string) => Promise<FormOutcome>;
  onRemove: (note: NoteView) => Promise<FormOutcome>;
  /** Undefined where the list ends. */
  onNewer?: () => void;
  onOlder?: () => void;
  /** Called when a link leads into the lesson. */
  onLeave?: () => void;
}

/** The reader's notes to a lesson, newest first, and a field for a new one (spec 12.81). */
export function LessonNotes(props: LessonNotesProps) {
  const { notes, state, section, draft, onDraftChange, quote = '' } = props;
  const t = useMessages(lessonNotesMessages);
  const announce = useAnnounce();
  const field = useRef<HTMLTextAreaElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const add = async () => {
    if (draft.trim() === '' && quote === '') {
      setFailure(t('empty'));
      field.current?.focus();
      return;
    }
    setBusy(true);
    setFailure(undefined);
    const outcome = await props.onAdd({ text: draft, section: section ?? null, quote: quote || null });
    setBusy(false);
    if (outcome.ok) {
      onDraftChange('');
      props.onUnmark?.();
      announce(t(outcome.kept ? 'kept' : 'saved'));
      field.current?.focus();
    } else {
      setFailure(outcome.message);
      announce(outcome.message, { politeness: 'assertive' });
    }
  };

  return (
    <div data-slot="lesson-notes" className="flex flex-col gap-5">
      {state === 'loading' && notes.length === 0 ? (
        <div>
          <p className="dk-visually-hidden">{t('loading')}</p>
          <Skeleton lines={3} />
        </div>
      ) : (
        <>
          {state === 'error' && (
            <div className="flex flex-wrap items-center gap-3 rounded-md bg-warning-soft px-4 py-3 text-sm">
              <p className="min-w-0 grow basis-48">{t('failed')}</p>
              <Button variant="secondary" size="sm" onClick={props.onRetry}>
                {t('retry')}
              </Button>
            </div>
          )}
          {notes.length > 0 ? (
            <ul className="flex flex-col divide-y divide-line">
              {notes.map((note) => (
                <li key={note.id} className="py-3 first:pt-0 last:pb-0">
                  <Note
                    note={note}
                    onSave={props.onSave}
                    onRemove={async (one) => {
                      const outcome = await props.onRemove(one);
                      if (outcome.ok) field.current?.focus();
                      return outcome;
                    }}
                    onLeave={props.onLeave}
                  />
                </li>
              ))}
            </ul>
          ) : (
            state === 'ready' && <p className="text-ink-muted">{t('none')}</p>
          )}
          {(props.onNewer || props.onOlder) && (
            <div className="flex flex-wrap gap-3">
              {props.onNewer && (
                <Button variant="secondary" size="sm" onClick={props.onNewer}>
                  {t('newer')}
                </Button>
              )}
              {props.onOlder && (
                <Button variant="secondary" size="sm" onClick={props.onOlder}>
                  {t('older')}
                </Button>
              )}
            </div>
          )}
        </>
      )}
      <div className="flex flex-col gap-3 border-t border-line pt-4">
        {quote && (
          <div className="flex flex-col items-start gap-1.5">
            <p className="text-sm text-ink-muted">{t('marked')}</p>
            <q className="max-h-40 overflow-y-auto border-s-3 border-emphasis ps-3 wrap-anywhere" dir="auto">
              {quote}
            </q>
            <Button
              size="sm"
              variant="quiet"
              onClick={() => {
                props.onUnmark?.();
                field.current?.focus();
              }}
            >
              {t('unmark')}
            </Button>
          </div>
        )}
        <TextArea
          ref={field}
          label={section ? t('toSection', { section: section.title }) : t('toLesson')}
          hint={t('private')}
          error={failure}
          rows={3}
          maxLength={NOTE_MAX}
          value={draft}
          onChange={(event) => onDraftChange(event.target.value)}
        />
        <Button busy={busy} className="self-end" onClick={() => void add()}>
          {t(busy ? 'saving' : 'keep')}
        </Button>
      </div>
    </div>
  );
}
