import { useId, useState } from 'react';
import { Combobox } from '@digiken/ui/combobox';
import { DateTimeInput } from '@digiken/ui/date-time-input';
import { Form } from '@digiken/ui/form';
import type { FormOutcome, LoadState } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { NumberInput } from '@digiken/ui/number-input';
import { quizArrangementsMessages } from './messages';

/** Null: the rule for everybody, or none if these are the rules for everybody. */
export interface ArrangedTimes {
  /** ISO 8601. */
  opensAt: string | null;
  closesAt: string | null;
  timeLimitMinutes: number | null;
  attempts: number | null;
}

export interface ArrangementView extends ArrangedTimes {
  learner: { id: string; name: string };
}

/** The learners that a name finds; the parent changes them after `onSearch`. */
export interface LearnerChoice {
  found: readonly { id: string; name: string }[];
  state: LoadState;
  onSearch: (name: string) => void;
}

export interface ArrangementFormProps {
  /** Undefined: for a learner who is chosen here. */
  arrangement?: ArrangementView;
  learners: LearnerChoice;
  limits: { minutes: number; attempts: number };
  onSave: (learnerId: string, times: ArrangedTimes) => Promise<FormOutcome>;
}

const NO_TIMES: ArrangedTimes = { opensAt: null, closesAt: null, timeLimitMinutes: null, attempts: null };

/** The times of one learner. An empty field keeps the rule for everybody. */
export function ArrangementForm({ arrangement, learners, limits, onSave }: ArrangementFormProps) {
  const t = useMessages(quizArrangementsMessages);
  const own = useId();
  const [learnerId, setLearnerId] = useState(arrangement?.learner.id ?? '');
  const [times, setTimes] = useState<ArrangedTimes>(arrangement ? timesOf(arrangement) : NO_TIMES);
  const set = (changed: Partial<ArrangedTimes>) => setTimes((before) => ({ ...before, ...changed }));
  const fieldIds = Object.fromEntries(
    ['learner', ...Object.keys(NO_TIMES)].map((name) => [name, `${own}-${name}`]),
  );
  const save = async (typed: Record<string, string>): Promise<FormOutcome> => {
    const errors = problemsOf(typed);
    const [message] = Object.values(errors);
    return message === undefined ? onSave(learnerId, times) : { ok: false, message, errors };
  };
  function problemsOf(typed: Record<string, string>): Record<string, string> {
    // A text that is no date or number must not be saved as "nothing".
    const unread = (Object.keys(NO_TIMES) as (keyof ArrangedTimes)[]).flatMap((name) =>
      (typed[name] ?? '') !== '' && times[name] === null
        ? [[name, t(name.endsWith('At') ? 'wrongTime' : 'wrongNumber')] as const]
        : [],
    );
    const { opensAt, closesAt } = times;
    const reversed = opensAt !== null && closesAt !== null && Date.parse(closesAt) <= Date.parse(opensAt);
    const nothing = unread.length === 0 && Object.values(times).every((value) => value === null);
    return {
      ...(learnerId === '' && { learner: t('noLearner') }),
      ...(reversed && { closesAt: t('order') }),
      ...(nothing && { opensAt: t('nothing') }),
      ...Object.fromEntries(unread),
    };
  }
  return (
    <div data-slot="arrangement-form">
      <Form fieldIds={fieldIds} submitLabel={t('save')} busyLabel={t('saving')} onSubmit={save}>
        {({ errors }) => (
          <>
            {arrangement === undefined && (
              <Combobox
                id={fieldIds.learner}
                label={t('learner')}
                hint={t('find')}
                options={learners.found.map(({ id, name }) => ({ value: id, label: name }))}
                state={learners.state}
                onSearch={learners.onSearch}
                emptyText={t('nobody')}
                onValueChange={(chosen) => setLearnerId(chosen ?? '')}
                error={errors.learner}
              />
            )}
            <DateTimeInput
              id={fieldIds.opensAt}
              name="opensAt"
              label={t('opens')}
              required={false}
              value={times.opensAt}
              onValueChange={(opensAt) => set({ opensAt })}
              error={errors.opensAt}
            />
            <DateTimeInput
              id={fieldIds.closesAt}
              name="closesAt"
              label={t('closes')}
              required={false}
              value={times.closesAt}
              onValueChange={(closesAt) => set({ closesAt })}
              error={errors.closesAt}
            />
            <NumberInput
              id={fieldIds.timeLimitMinutes}
              name="timeLimitMinutes"
              label={t('limitLabel')}
              hint={t('open')}
              required={false}
              value={times.timeLimitMinutes}
              onValueChange={(timeLimitMinutes) => set({ timeLimitMinutes })}
              min={1}
              max={limits.minutes}
              error={errors.timeLimitMinutes}
            />
            <NumberInput
              id={fieldIds.attempts}
              name="attempts"
              label={t('attemptsLabel')}
              required={false}
              value={times.attempts}
              onValueChange={(attempts) => set({ attempts })}
              min={1}
              max={limits.attempts}
              error={errors.attempts}
            />
          </>
        )}
      </Form>
    </div>
  );
}

const timesOf = ({ opensAt, closesAt, timeLimitMinutes, attempts }: ArrangementView): ArrangedTimes => ({
  opensAt,
  closesAt,
  timeLimitMinutes,
  attempts,
});
