import { CloudOff } from 'lucide';
import { useRef, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { Icon } from '@digiken/ui/icon';
import { FieldError } from '@digiken/ui/field';
import { RelativeTime } from '@digiken/ui/relative-time';
import { useAnnounce } from '@digiken/ui/announcer';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { NoteEdit } from './note-edit';

export interface NoteView {
  id: string;
  /** Empty if a passage is marked without words. */
  text: string;
  /** The passage that was marked. */
  quote?: string;
  /** The part of the lesson that it belongs to; `href` leads there if the part still exists. */
  section?: { title: string; href?: string };
  /** ISO 8601. */
  createdAt: string;
  /** Not on the server yet. */
  kept?: boolean;
}

export const noteMessages = defineMessages('lessonNote', {
  kept: 'Kept on this phone',
  goThere: 'Go there',
  goTo: 'Go there: {section}',
  change: 'Change',
  remove: 'Delete',
  surely: 'Delete this note?',
  yes: 'Yes, delete it',
  no: 'Keep it',
  removed: 'Note deleted',
});

const ACTION =
  'inline-flex min-h-9 items-center rounded-sm font-medium text-link underline underline-offset-4';

interface NoteProps {
  note: NoteView;
  onSave: (id: string, text: string) => Promise<FormOutcome>;
  onRemove: (note: NoteView) => Promise<FormOutcome>;
  onLeave?: () => void;
}

/** One note: its text, where it belongs, and its actions. */
export function Note({ note, onSave, onRemove, onLeave }: NoteProps) {
  const t = useMessages(noteMessages);
  const announce = useAnnounce();
  const change = useRef<HTMLButtonElement>(null);
  const [mode, setMode] = useState<'read' | 'change' | 'remove'>('read');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const remove = async () => {
    setBusy(true);
    setFailure(undefined);
    const outcome = await onRemove(note);
    setBusy(false);
    if (outcome.ok) {
      announce(t('removed'));
      // The list moves the focus.
      setMode('read');
    } else {
      setFailure(outcome.message);
      announce(outcome.message, { politeness: 'assertive' });
    }
  };
  const read = () => {
    setMode('read');
    setFailure(undefined);
    // After the buttons are drawn again.
    requestAnimationFrame(() => change.current?.focus());
  };

  if (mode === 'change')
    return (
      <NoteEdit
        text={note.text}
        marked={Boolean(note.quote)}
        onSave={(text) => onSave(note.id, text)}
        onClose={read}
      />
    );
  return (
    <div data-slot="note" className="flex flex-col gap-1.5">
      <div className="flex flex-col gap-1.5 border-s-3 border-emphasis ps-3 wrap-anywhere">
        {note.quote && (
          <q className="text-ink-muted" dir="auto">
            {note.quote}
          </q>
        )}
        {note.text && (
          <p className="whitespace-pre-line" dir="auto">
            {note.text}
          </p>
        )}
      </div>
      {note.kept && (
        <p className="flex items-center gap-2 text-sm text-warning-ink">
          <Icon of={CloudOff} size={16} className="shrink-0" />
          {t('kept')}
        </p>
      )}
      {mode === 'remove' ? (
        <div className="flex flex-wrap items-center gap-3 text-sm">
          <p className="font-bold">{t('surely')}</p>
          <Button size="sm" variant="danger" busy={busy} onClick={() => void remove()}>
            {t('yes')}
          </Button>
          <Button size="sm" variant="secondary" onClick={read}>
            {t('no')}
          </Button>
        </div>
      ) : (
        <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-muted">
          <span>
            <span>{note.section && `${note.section.title} · `}</span>
            <RelativeTime iso={note.createdAt} />
          </span>
          {note.section?.href && (
            <a
              href={note.section.href}
              aria-label={t('goTo', { section: note.section.title })}
              className={ACTION}
              onClick={onLeave}
            >
              {t('goThere')}
            </a>
          )}
          <button ref={change} type="button" className={ACTION} onClick={() => setMode('change')}>
            {t('change')}
          </button>
          <button type="button" className={ACTION} onClick={() => setMode('remove')}>
            {t('remove')}
          </button>
        </p>
      )}
      {failure && <FieldError>{failure}</FieldError>}
    </div>
  );
}
