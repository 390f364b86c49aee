import { type FormEvent, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { FieldError } from '@digiken/ui/field';
import { Select } from '@digiken/ui/select';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useOutcome } from '../../lib/use-outcome';

export const goalFormMessages = defineMessages('goalForm', {
  label: 'Lessons a week',
  none: 'No goal',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Your goal is set.',
  removed: 'Your goal is removed.',
});

/** Goals to choose from; a goal that was set in another way is added. */
const CHOICES = [1, 2, 3, 4, 5, 7, 10, 14];

interface GoalFormProps {
  goal: number | null;
  onSetGoal: (lessons: number | null) => Promise<FormOutcome>;
  /** After saving, and by Cancel. */
  onClose: () => void;
}

/** Sets, changes or removes the goal of a week. */
export function GoalForm({ goal, onSetGoal, onClose }: GoalFormProps) {
  const t = useMessages(goalFormMessages);
  const { busy, problem, run } = useOutcome();
  const [value, setValue] = useState(String(goal ?? 3));
  const choices = [...new Set([...CHOICES, goal ?? 3])].sort((a, b) => a - b);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const lessons = value === '' ? null : Number(value);
    const outcome = await run(() => onSetGoal(lessons), t(lessons === null ? 'removed' : 'saved'));
    if (outcome.ok) onClose();
  };
  return (
    <form onSubmit={(event) => void submit(event)} data-slot="goal-form" className="flex flex-col gap-3">
      {problem && <FieldError>{problem}</FieldError>}
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('label')}
          value={value}
          onChange={(event) => setValue(event.target.value)}
          options={[
            ...choices.map((count) => ({ value: String(count), label: String(count) })),
            ...(goal === null ? [] : [{ value: '', label: t('none') }]),
          ]}
        />
        <Button type="submit" variant="secondary" busy={busy}>
          {t('save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
