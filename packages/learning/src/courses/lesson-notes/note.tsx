import { CloudOff } from 'lucide';
import { useRef, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { Icon } from '@digiken/ui/icon';
import { FieldError } from '@digiken/ui/field';
import { RelativeTime } from '@digiken/ui/relative-time';
import { TextArea } from '@digiken/ui/text-area';
import { useAnnounce } from '@digiken/ui/announcer';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

export interface NoteView {
  id: string;
  text: string;
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
  text: 'Your note',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  saved: 'Note saved',
  removed: 'Note deleted',
});

/** The longest note, in characters. */
export const NOTE_MAX = 2000;
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
  const [text, setText] = useState(note.text);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const run = async (call: () => Promise<FormOutcome>, said: string) => {
    setBusy(true);
    setFailure(undefined);
    const outcome = await call();
    setBusy(false);
    if (outcome.ok) {
      announce(said);
      // The list moves the focus when a note is removed.
      if (mode === 'remove') setMode('read');
      else read();
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

  if (mode === 'change') {
    return (
      <div className="flex flex-col gap-3">
        <TextArea
          label={t('text')}
          error={failure}
          rows={3}
          maxLength={NOTE_MAX}
          value={text}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press on "Change" asked for this field
          autoFocus
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // The sheet around it stays open.
            event.preventDefault();
            read();
          }}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button size="sm" busy={busy} onClick={() => void run(() => onSave(note.id, text), t('saved'))}>
            {t(busy ? 'saving' : 'save')}
          </Button>
          <Button size="sm" variant="secondary" onClick={read}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div data-slot="note" className="flex flex-col gap-1.5">
      <p className="border-s-3 border-emphasis ps-3 whitespace-pre-line wrap-anywhere" dir="auto">
        {note.text}
      </p>
      {note.kept && (
        <p className="flex items-center gap-2 text-sm text-warning-ink">
          <Icon of={CloudOff} size={16} className="shrink-0" />
          {t('kept')}
        </p>
      )}
      {mode === 'remove' ? (
        <div className="flex flex-wrap items-center gap-3 text-sm">
          <p className="font-bold">{t('surely')}</p>
          <Button
            size="sm"
            variant="danger"
            busy={busy}
            onClick={() => void run(() => onRemove(note), t('removed'))}
          >
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
          <button
            ref={change}
            type="button"
            className={ACTION}
            onClick={() => {
              setText(note.text);
              setMode('change');
            }}
          >
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
