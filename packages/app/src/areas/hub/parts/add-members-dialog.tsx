import type { CohortChange, HubCohort } from '@digiken/contract';
import { useHubPeopleActions, useOwnHubMembers } from '@digiken/hooks/hubs';
import { Form } from '@digiken/ui/form';
import { FormDialog } from '@digiken/ui/form-dialog';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { MultiSelect } from '@digiken/ui/multi-select';
import { TextArea } from '@digiken/ui/text-area';
import { useToast } from '@digiken/ui/toast';
import { useId, useState } from 'react';
import { loadState } from '../../../views/load-state';
import { hubPeopleMessages } from '../messages/people';

/** Addresses that a message names; the rest is counted. */
const NAMED = 5;

/** A sentence about addresses and ids of people who are not members; undefined if there are none. */
function useUnknownText(): (unknown: CohortChange['unknown']) => string | undefined {
  const t = useMessages(hubPeopleMessages);
  const locale = useLocale();
  return (unknown) => {
    if (unknown.length === 0) return undefined;
    const named = new Intl.ListFormat(locale).format(unknown.slice(0, NAMED));
    const list =
      unknown.length > NAMED ? t('notMembersMore', { list: named, count: unknown.length - NAMED }) : named;
    return t('notMembers', { list, count: unknown.length });
  };
}

export interface AddMembersDialogProps {
  cohort: HubCohort;
  onClose: () => void;
}

/** Adds members to a cohort: by name, or by a list of addresses. What is no member's address stays in the field. */
export function AddMembersDialog({ cohort, onClose }: AddMembersDialogProps) {
  const t = useMessages(hubPeopleMessages);
  const unknownText = useUnknownText();
  const { show } = useToast();
  const { addCohortMembers } = useHubPeopleActions();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const [emails, setEmails] = useState('');
  const query = useOwnHubMembers({ search: search || undefined });
  const found = query.data?.data ?? [];
  const id = useId();
  const ids = { userIds: `${id}-members`, emails: `${id}-emails` };
  // Members who were chosen stay in the list while others are searched for.
  const kept = chosen.filter((item) => !found.some(({ _id }) => _id === item));
  const options = [
    ...kept.map((value) => ({ value, label: names.get(value) ?? value })),
    ...found.map(({ _id, name, email }) => ({ value: _id, label: name, hint: email })),
  ];

  const add = async () => {
    const addresses = emails.split(/[\s,;]+/).filter(Boolean);
    if (chosen.length === 0 && addresses.length === 0)
      return { ok: false as const, message: t('nobodyChosen'), errors: { emails: t('nobodyChosen') } };
    const outcome = await addCohortMembers(cohort._id, { userIds: [...chosen], emails: addresses });
    if (!outcome.ok) {
      // The server reports addresses one by one (`emails.2`); the form has one field for all.
      const wrong = Object.entries(outcome.errors ?? {}).find(([name]) => name.startsWith('emails'))?.[1];
      return wrong === undefined ? outcome : { ...outcome, errors: { ...outcome.errors, emails: wrong } };
    }
    const { unknown } = outcome.data;
    const text = unknownText(unknown);
    if (text !== undefined) {
      setChosen([]);
      setEmails(unknown.join('\n'));
      return { ok: false as const, message: text, errors: { emails: `${outcome.message ?? ''} ${text}` } };
    }
    show({ tone: 'success', message: outcome.message ?? '' });
    return outcome;
  };

  return (
    <FormDialog
      open
      title={t('addMembersTitle', { name: cohort.name })}
      onOpenChange={(open) => !open && onClose()}
    >
      <Form
        fieldIds={ids}
        submitLabel={t('add')}
        busyLabel={t('adding')}
        className="max-w-none"
        onSubmit={add}
      >
        {({ errors }) => (
          <>
            <MultiSelect
              id={ids.userIds}
              label={t('pickMembers')}
              hint={t('pickMembersHint')}
              required={false}
              options={options}
              value={chosen}
              onSearch={setSearch}
              state={loadState(query)}
              error={errors.userIds}
              onValueChange={(next) => {
                setChosen(next);
                setNames(new Map([...names, ...found.map(({ _id, name }) => [_id, name] as const)]));
              }}
            />
            <TextArea
              id={ids.emails}
              label={t('pasteEmails')}
              hint={t('pasteEmailsHint')}
              required={false}
              rows={4}
              spellCheck={false}
              value={emails}
              error={errors.emails}
              onChange={(event) => setEmails(event.target.value)}
            />
          </>
        )}
      </Form>
    </FormDialog>
  );
}
