import { Plus } from 'lucide';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { TextInput } from '@digiken/ui/text-input';
import { Icon } from '@digiken/ui/icon';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { useOutcome } from '../../lib/use-outcome';

export const addByTitleMessages = defineMessages('add-by-title', {
  missing: 'Enter a title',
  adding: 'Adding…',
  added: '{title} added',
});

export interface AddByTitleProps {
  label: string;
  hint?: string;
  submitLabel: string;
  onAdd: (values: { title: string }) => Promise<FormOutcome>;
}

/** Adds items by title, one after the other: type, press Enter, type the next. */
export function AddByTitle({ label, hint, submitLabel, onAdd }: AddByTitleProps) {
  const t = useMessages(addByTitleMessages);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState('');
  const [empty, setEmpty] = useState(false);
  const { busy, problem, run, clear } = useOutcome();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const wanted = title.trim();
    setEmpty(wanted === '');
    if (wanted === '') {
      input.current?.focus();
      return;
    }
    const outcome = await run(() => onAdd({ title: wanted }), t('added', { title: wanted }));
    // Keep text that was typed while the request was pending.
    if (outcome.ok) setTitle((now) => (now.trim() === wanted ? '' : now));
    input.current?.focus();
  };

  return (
    <form
      noValidate
      method="post"
      data-slot="add-by-title"
      onSubmit={(event) => void submit(event)}
      className="flex max-w-reading flex-wrap items-end gap-3"
    >
      <div className="min-w-0 grow basis-64">
        <TextInput
          ref={input}
          id={id}
          name="title"
          autoComplete="off"
          label={label}
          hint={hint}
          error={empty ? t('missing') : problem}
          value={title}
          onChange={(event) => {
            setTitle(event.target.value);
            setEmpty(false);
            if (problem) clear();
          }}
        />
      </div>
      <Button type="submit" variant="secondary" icon={<Icon of={Plus} size={20} />} busy={busy}>
        {busy ? t('adding') : submitLabel}
      </Button>
    </form>
  );
}
