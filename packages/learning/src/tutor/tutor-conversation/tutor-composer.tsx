import { ArrowUp, Square } from 'lucide';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { Button } from '@digiken/ui/button';
import { controlClasses, FieldError } from '@digiken/ui/field';
import { Icon } from '@digiken/ui/icon';
import { cn } from '@digiken/ui/internal/cn';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMediaQuery } from '@digiken/ui/internal/use-client-value';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

export const tutorComposerMessages = defineMessages('tutor-composer', {
  field: 'Your question',
  ask: 'Ask',
  asking: 'Sending…',
  asked: 'Question sent',
  stop: 'Stop',
  stopAnswer: 'Stop the answer',
  wait: 'Wait for the answer, or stop it first. Your text stays here.',
  empty: 'Write your question first',
  tooLong: {
    one: 'Shorten the question by {count} character',
    other: 'Shorten the question by {count} characters',
  },
  unexpected: 'Something went wrong on our side. Your question is still here: please try again.',
});

export interface TutorComposerProps {
  placeholder: string;
  /** Receives the trimmed text; the field is cleared when the result is ok. */
  onAsk: (text: string) => Promise<FormOutcome>;
  /** Set while an answer is written: the button stops it. */
  onStop?: () => void;
  draft: string;
  onDraftChange: (text: string) => void;
  /** Characters. Default 1000. */
  maxLength?: number;
  /** Below the field, e.g. how many questions are left. */
  children?: ReactNode;
}

/** A field for one question. Its text stays until the server has accepted it, so that nothing is lost. */
export function TutorComposer(props: TutorComposerProps) {
  const { placeholder, onAsk, onStop, draft, onDraftChange, maxLength = 1000, children } = props;
  const t = useMessages(tutorComposerMessages);
  const announce = useAnnounce();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  // The keyboards of touch screens have no Shift + Enter.
  const touch = useMediaQuery('(pointer: coarse)');

  const refuse = (message: string) => {
    setError(message);
    announce(message, { politeness: 'assertive' });
    field.current?.focus();
  };
  const ask = async () => {
    if (running.current) return;
    if (onStop) return announce(t('wait'));
    const text = draft.trim();
    if (text === '') return refuse(t('empty'));
    if (text.length > maxLength) return refuse(t('tooLong', { count: text.length - maxLength }));
    running.current = true;
    setBusy(true);
    setError(undefined);
    const outcome = await onAsk(text).catch((): FormOutcome => ({ ok: false, message: t('unexpected') }));
    running.current = false;
    setBusy(false);
    if (!outcome.ok) return refuse(outcome.errors?.text ?? outcome.message);
    announce(t('asked'));
    // Keep what was typed while the question was being sent.
    if (latest.current === draft) onDraftChange('');
    field.current?.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void ask();
  };
  const press = (event: MouseEvent) => {
    if (!onStop) return;
    event.preventDefault();
    // The second click of a double click on "Ask" must not stop the answer that the first one requested.
    if (event.detail < 2) onStop();
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (!(event.ctrlKey || event.metaKey || (!touch && !event.shiftKey))) return;
    event.preventDefault();
    void ask();
  };
  return (
    <form
      noValidate
      method="post"
      data-slot="tutor-composer"
      className="flex flex-col gap-2"
      onSubmit={submit}
    >
      <label htmlFor={id} className="text-sm font-bold">
        {t('field')}
      </label>
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          id={id}
          name="text"
          rows={1}
          value={draft}
          placeholder={placeholder}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          enterKeyHint={touch ? undefined : 'send'}
          className={cn(
            controlClasses,
            'block min-w-0 flex-1 resize-none field-sizing-content max-h-56 min-h-13 rounded-lg px-3 py-3 leading-snug',
          )}
          onChange={(event) => onDraftChange(event.target.value)}
          onKeyDown={byKey}
        />
        {/* One button for both actions, so that the focus stays. */}
        <Button
          type="submit"
          icon={<Icon of={onStop ? Square : ArrowUp} size={20} />}
          busy={busy && !onStop}
          aria-label={onStop ? t('stopAnswer') : undefined}
          className="mb-1 shrink-0"
          onClick={press}
        >
          {t(onStop ? 'stop' : busy ? 'asking' : 'ask')}
        </Button>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children && (
        <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-xs text-ink-muted">
          {children}
        </div>
      )}
    </form>
  );
}
