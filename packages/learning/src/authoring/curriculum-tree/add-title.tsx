import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@digiken/ui/button';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { TextInput } from '@digiken/ui/text-input';
import { useOutcome } from '../../lib/use-outcome';
import { curriculumTreeMessages } from './messages';

export interface AddTitleProps {
  label: string;
  maxLength: number;
  onAdd: (title: string) => Promise<FormOutcome>;
  /** It is added, and its row has the focus. */
  onAdded: () => void;
  /** Nothing is added. */
  onClose: () => void;
}

/** The title of a new item, typed where the item will be. */
export function AddTitle({ label, maxLength, onAdd, onAdded, onClose }: AddTitleProps) {
  const t = useMessages(curriculumTreeMessages);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [empty, setEmpty] = useState(false);
  const { busy, problem, run, clear } = useOutcome();
  useEffect(() => input.current?.focus(), []);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const title = (input.current?.value ?? '').trim();
    setEmpty(title === '');
    if (title !== '' && (await run(() => onAdd(title))).ok) onAdded();
    else input.current?.focus();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => void submit(event)}
      className="flex flex-wrap items-end gap-3"
    >
      <div className="min-w-0 grow basis-56">
        <TextInput
          ref={input}
          id={id}
          name="title"
          label={label}
          maxLength={maxLength}
          autoComplete="off"
          error={empty ? t('missing') : problem}
          onKeyDown={leave}
          onChange={() => {
            setEmpty(false);
            if (problem) clear();
          }}
        />
      </div>
      <Button type="submit" busy={busy}>
        {busy ? t('adding') : t('add')}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {t('cancel')}
      </Button>
    </form>
  );
}
