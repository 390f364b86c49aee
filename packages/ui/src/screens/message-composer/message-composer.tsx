import { SendHorizontal, Square } from 'lucide';
import {
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  type SubmitEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { Button } from '../../actions/button/button';
import { TextArea } from '../../forms/text-area/text-area';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { Icon } from '../../foundations/lib/icon';
import type { FormOutcome } from '../../foundations/lib/types';
import { useMediaQuery } from '../../foundations/lib/use-client-value';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';

export const messageComposerMessages = defineMessages('message-composer', {
  hint: 'Ctrl + Enter sends. Enter starts a new line.',
  hintEnter: 'Enter sends. Shift + Enter starts a new line.',
  send: 'Send',
  sending: 'Sending…',
  sent: 'Message sent',
  stop: 'Stop answer',
  wait: 'Wait for the answer, or stop it first. Your text stays here.',
  unexpected: 'Something went wrong on our side. Your text is still here: please try again.',
  empty: 'Write your message before you send it',
  left: { one: '{count} character left', other: '{count} characters left', zero: 'No characters left' },
  tooLong: {
    one: 'Shorten the message by {count} character',
    other: 'Shorten the message by {count} characters',
  },
});

/** The remaining characters are shown when this many are left. */
const NEAR_LIMIT = 200;

export interface MessageComposerProps extends Forwarded {
  /** Names the field, e.g. "Reply to Amina Njoroge". */
  label: string;
  /** Receives the trimmed text; the field is cleared when the result is ok. */
  onSend: (text: string) => Promise<FormOutcome>;
  /** Unsent text of an earlier visit. Use another `key` for another conversation. */
  draft?: string;
  /** Receives every change, so that the app can store it; an empty text after sending. */
  onDraft?: (text: string) => void;
  /** Maximum characters. Default 5000. */
  maxLength?: number;
  /** Initial number of lines. Default 3. */
  rows?: number;
  /**
   * The key that sends, in addition to the button and Ctrl + Enter. `enter` is for a chat; on touch screens, whose
   * keyboards have no Shift + Enter, it still inserts a line break. Default `ctrl-enter`.
   */
  sendKey?: 'ctrl-enter' | 'enter';
  /** Set while an answer is streaming: the send button stops it instead, and nothing can be sent. */
  onStop?: () => void;
}

/** A field to write one message. The text stays until the server has accepted it, so that no input is lost. */
export const MessageComposer = forwardRef<HTMLFormElement, MessageComposerProps>(function MessageComposer(
  {
    label,
    onSend,
    draft = '',
    onDraft,
    maxLength = 5000,
    rows = 3,
    sendKey = 'ctrl-enter',
    onStop,
    className,
    ...rest
  },
  ref,
) {
  const t = useMessages(messageComposerMessages);
  const announce = useAnnounce();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const latest = useRef(draft);
  const running = useRef(false);
  const [text, setText] = useState(draft);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [held, setHeld] = useState(false);
  const left = maxLength - text.length;
  const touch = useMediaQuery('(pointer: coarse)');
  const enterSends = sendKey === 'enter' && !touch;

  const change = (next: string) => {
    latest.current = next;
    setText(next);
    onDraft?.(next);
  };
  const refuse = (message: string) => {
    setError(message);
    announce(message, { politeness: 'assertive' });
    field.current?.focus();
  };

  const send = async () => {
    if (running.current) return;
    if (onStop) {
      setHeld(true);
      return announce(t('wait'));
    }
    setHeld(false);
    if (text.trim() === '') return refuse(t('empty'));
    if (left < 0) return refuse(t('tooLong', { count: -left }));
    running.current = true;
    setBusy(true);
    setError(undefined);
    announce(t('sending'));
    const outcome = await onSend(text.trim()).catch(
      (): FormOutcome => ({ ok: false, message: t('unexpected') }),
    );
    running.current = false;
    setBusy(false);
    if (!outcome.ok) return refuse(outcome.errors?.body ?? outcome.message);
    // Keep text that was typed while the message was being sent.
    if (latest.current === text) change('');
    announce(t('sent'));
    field.current?.focus();
  };

  const press = (event: MouseEvent) => {
    if (!onStop) return;
    event.preventDefault();
    // The second click of a double click on "Send" must not stop the answer that the first one requested.
    if (event.detail < 2) onStop();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (!(event.ctrlKey || event.metaKey || (enterSends && !event.shiftKey))) return;
    event.preventDefault();
    void send();
  };

  return (
    <form
      {...rest}
      ref={ref}
      noValidate
      method="post"
      data-slot="message-composer"
      onSubmit={submit}
      className={cn('flex flex-col gap-3', className)}
    >
      <TextArea
        ref={field}
        id={id}
        name="body"
        label={label}
        hint={onStop && held ? t('wait') : touch ? undefined : t(enterSends ? 'hintEnter' : 'hint')}
        error={error}
        rows={rows}
        value={text}
        enterKeyHint={enterSends ? 'send' : undefined}
        onChange={(event) => change(event.target.value)}
        onKeyDown={sendByKey}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* One button for both actions, so that the focus stays. */}
        <Button
          type="submit"
          busy={busy && !onStop}
          variant={onStop ? 'secondary' : 'primary'}
          iconAfter={
            onStop ? (
              <Icon of={Square} size={16} />
            ) : (
              <Icon of={SendHorizontal} size={18} className="rtl:-scale-x-100" />
            )
          }
          onClick={press}
        >
          {t(onStop ? 'stop' : busy ? 'sending' : 'send')}
        </Button>
        {left <= NEAR_LIMIT && (
          <p className={left < 0 ? 'font-bold text-danger-ink' : 'text-sm text-ink-muted'}>
            {left < 0 ? t('tooLong', { count: -left }) : t('left', { count: left })}
          </p>
        )}
      </div>
    </form>
  );
});
