import { useState } from 'react';
import { Button } from '@digiken/ui/button';
import { TextArea } from '@digiken/ui/text-area';
import { useAnnounce } from '@digiken/ui/announcer';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

export const noteEditMessages = defineMessages('note-edit', {
  text: 'Your note',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  saved: 'Note saved',
  empty: 'Write something first.',
});

/** The longest note, in characters. */
export const NOTE_MAX = 2000;

interface NoteEditProps {
  text: string;
  /** A passage is marked: words may be missing. */
  marked?: boolean;
  onSave: (text: string) => Promise<FormOutcome>;
  /** Called once it is saved or left; the caller moves the focus. */
  onClose: () => void;
}

/** The text of a note in its place, to change it. If it cannot be saved, what was typed stays, with the reason. */
export function NoteEdit({ text: before, marked = false, onSave, onClose }: NoteEditProps) {
  const t = useMessages(noteEditMessages);
  const announce = useAnnounce();
  const [text, setText] = useState(before);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const save = async () => {
    if (!marked && text.trim() === '') {
      setFailure(t('empty'));
      announce(t('empty'), { politeness: 'assertive' });
      return;
    }
    setBusy(true);
    setFailure(undefined);
    const outcome = await onSave(text);
    setBusy(false);
    if (outcome.ok) {
      announce(t('saved'));
      onClose();
    } else {
      const message = outcome.errors?.['text'] ?? outcome.message;
      setFailure(message);
      announce(message, { politeness: 'assertive' });
    }
  };

  return (
    <div data-slot="note-edit" className="flex flex-col gap-3">
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
          // A sheet around it stays open.
          event.preventDefault();
          onClose();
        }}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button size="sm" busy={busy} onClick={() => void save()}>
          {t(busy ? 'saving' : 'save')}
        </Button>
        <Button size="sm" variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
