import { useState } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { Button } from '@digiken/ui/button';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { RelativeTime } from '@digiken/ui/relative-time';

export type UnsentChangeKind =
  | 'done'
  | 'position'
  | 'note'
  | 'note-edit'
  | 'note-removal'
  | 'bookmark'
  | 'bookmark-removal'
  | 'answers'
  | 'submission';

/** Something that is on this device and not on the server. */
export interface UnsentChange {
  id: string;
  kind: UnsentChangeKind;
  /** The title of the lesson or quiz; undefined if it is not known. */
  title?: string;
  /** The text of a note. */
  text?: string;
  /** When it was made, ISO 8601. */
  at: string;
  /** Why the server does not accept it; undefined while it waits. */
  refused?: string;
}

export const unsentChangeMessages = defineMessages('unsentChange', {
  done: 'Lesson marked as done',
  position: 'Reading position',
  note: 'New note',
  'note-edit': 'Changed note',
  'note-removal': 'Removed note',
  bookmark: 'Bookmark',
  'bookmark-removal': 'Removed bookmark',
  answers: 'Answers of a quiz',
  submission: 'Submitted quiz',
  unknown: 'The server does not accept it and gives no reason.',
  copy: 'Copy the text',
  copyOf: 'Copy the text: {change}',
  copied: 'The text is copied.',
  notCopied: 'The text could not be copied. Select it and copy it yourself.',
  again: 'Send again',
  againOf: 'Send again: {change}',
  discard: 'Delete',
  discardOf: 'Delete: {change}',
});

interface ChangeLineProps {
  change: UnsentChange;
  onSendAgain: (id: string) => void;
  onDiscard: (id: string) => void;
  onCopy: (text: string) => Promise<boolean>;
}

/** One change, why it was refused, and what can be done about it. */
export function ChangeLine({ change, onSendAgain, onDiscard, onCopy }: ChangeLineProps) {
  const t = useMessages(unsentChangeMessages);
  const announce = useAnnounce();
  const [copied, setCopied] = useState<boolean>();
  const { id, kind, title, text, at, refused } = change;
  const name = title ? `${t(kind)} · ${title}` : t(kind);
  const copy = async (words: string) => {
    const done = await onCopy(words);
    setCopied(done);
    announce(t(done ? 'copied' : 'notCopied'));
  };
  return (
    <li data-slot="unsent-change" className="flex flex-col gap-1.5 py-3">
      <p className="font-medium wrap-anywhere">{name}</p>
      {text && (
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere text-ink-muted">
          {text}
        </p>
      )}
      {refused !== undefined && <p className="text-danger-ink wrap-anywhere">{refused || t('unknown')}</p>}
      <p className="text-sm text-ink-muted">
        <RelativeTime iso={at} />
      </p>
      {copied !== undefined && <p className="text-sm">{t(copied ? 'copied' : 'notCopied')}</p>}
      {refused !== undefined && (
        <div className="flex flex-wrap gap-2">
          {text && (
            <Button
              size="sm"
              variant="secondary"
              aria-label={t('copyOf', { change: name })}
              onClick={() => void copy(text)}
            >
              {t('copy')}
            </Button>
          )}
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('againOf', { change: name })}
            onClick={() => onSendAgain(id)}
          >
            {t('again')}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('discardOf', { change: name })}
            onClick={() => onDiscard(id)}
          >
            {t('discard')}
          </Button>
        </div>
      )}
    </li>
  );
}
