import type { HubCohort } from '@digiken/contract';
import { type ReactNode, useId } from 'react';
import { MultiSelect } from '@digiken/ui/multi-select';
import { RadioGroup } from '@digiken/ui/radio-group';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

export const audienceMessages = defineMessages('audience', {
  everyone: 'Everyone in {hub}',
  everyoneHint: { one: '{count} member', other: '{count} members', zero: 'No members yet' },
  cohorts: 'Some cohorts',
  cohortsHint: 'Members of at least one of the cohorts that you choose.',
  noCohorts: 'There are no cohorts yet. Make one first to choose it here.',
  choose: 'Cohorts',
  option: { one: '{name} ({count} member)', other: '{name} ({count} members)' },
  missing: 'Choose at least one cohort',
});

/** The whole hub, or members of cohorts. */
export interface Audience {
  everyone: boolean;
  /** Empty with `everyone`. */
  cohortIds: string[];
}

export const EVERYONE: Audience = { everyone: true, cohortIds: [] };

export interface AudienceFieldProps {
  label: string;
  hubName: string;
  /** Members of the whole hub. */
  memberCount: number;
  cohorts: readonly HubCohort[];
  value: Audience;
  onValueChange: (value: Audience) => void;
  /** Id of the field that names the cohorts, for the summary of errors. */
  id: string;
  error?: string;
  /** A sentence below, e.g. who is added later. */
  children?: ReactNode;
}

/** Why an audience cannot be used; undefined if it can. */
export const audienceError = ({ everyone, cohortIds }: Audience, missing: string): string | undefined =>
  !everyone && cohortIds.length === 0 ? missing : undefined;

/** The members that something is for: everyone, or those of chosen cohorts. */
export function AudienceField(props: AudienceFieldProps) {
  const { label, hubName, memberCount, cohorts, value, onValueChange, id, error, children } = props;
  const t = useMessages(audienceMessages);
  const group = useId();
  return (
    <div data-slot="audience-field" className="flex min-w-0 flex-col gap-4">
      <RadioGroup
        id={group}
        label={label}
        value={value.everyone ? 'hub' : 'cohorts'}
        onValueChange={(next) => onValueChange({ everyone: next === 'hub', cohortIds: [] })}
        options={[
          {
            value: 'hub',
            label: t('everyone', { hub: hubName }),
            hint: t('everyoneHint', { count: memberCount }),
          },
          {
            value: 'cohorts',
            label: t('cohorts'),
            hint: t(cohorts.length === 0 ? 'noCohorts' : 'cohortsHint'),
            disabled: cohorts.length === 0,
          },
        ]}
      />
      {!value.everyone && (
        <MultiSelect
          id={id}
          label={t('choose')}
          value={value.cohortIds}
          error={error}
          onValueChange={(cohortIds) => onValueChange({ everyone: false, cohortIds: [...cohortIds] })}
          options={cohorts.map(({ _id: key, name, memberCount: count }) => ({
            value: key,
            label: t('option', { name, count }),
          }))}
        />
      )}
      {children}
    </div>
  );
}
