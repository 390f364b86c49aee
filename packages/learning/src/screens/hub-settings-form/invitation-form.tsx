import { useId, useState } from 'react';
import { Form } from '@digiken/ui/form';
import { TextArea } from '@digiken/ui/text-area';
import { TextInput } from '@digiken/ui/text-input';
import { typedDigits } from '@digiken/ui/internal/ascii-digits';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { type Check, refusal } from '../sign-in-form/refusals';
import { CopyLink } from './copy-link';
import { hubSettingsMessages } from './hub-settings-form.messages';

export interface InvitationValues {
  /** May be empty. */
  label: string;
  maxUses: number;
  days: number;
  /** Undefined: creates only the link. */
  emails?: string[];
}

/** Returns the link, which the server sends only once. */
export type InvitationOutcome = FormOutcome & { link?: string };

export interface InvitationFormProps {
  onInvite: (values: InvitationValues) => Promise<InvitationOutcome>;
}

const wholeNumber =
  (message: string): Check =>
  (value) =>
    /^[1-9]\d*$/.test(typedDigits(value)) ? undefined : message;

/** Creates an invitation and shows its link. */
export function InvitationForm({ onInvite }: InvitationFormProps) {
  const t = useMessages(hubSettingsMessages);
  const id = useId();
  const [made, setMade] = useState<{ count: number; link: string; mailed: boolean } | null>(null);
  const fieldIds = {
    label: `${id}-label`,
    maxUses: `${id}-uses`,
    days: `${id}-days`,
    emails: `${id}-emails`,
  };

  const submit = async ({
    label = '',
    maxUses = '',
    days = '',
    emails = '',
  }: Record<string, string>): Promise<FormOutcome> => {
    const number = wholeNumber(t('numberWrong'));
    const refused = refusal({ maxUses, days }, { maxUses: number, days: number }, t('check'));
    if (refused) return refused;
    const addresses = emails.split(/[\s,;]+/).filter(Boolean);
    const outcome = await onInvite({
      label: label.trim(),
      maxUses: Number(typedDigits(maxUses)),
      days: Number(typedDigits(days)),
      emails: addresses.length > 0 ? addresses : undefined,
    });
    const { link } = outcome;
    if (outcome.ok && link)
      setMade((last) => ({ count: (last?.count ?? 0) + 1, link, mailed: addresses.length > 0 }));
    return outcome;
  };

  return (
    <div className="flex flex-col gap-6">
      {made && <CopyLink key={made.count} link={made.link} mailed={made.mailed} />}
      <Form onSubmit={submit} fieldIds={fieldIds} submitLabel={t('invite')} busyLabel={t('inviting')}>
        {({ errors }) => (
          <>
            <TextInput
              id={fieldIds.label}
              name="label"
              required={false}
              autoComplete="off"
              label={t('label')}
              hint={t('labelHint')}
              error={errors.label}
            />
            <div className="grid gap-6 sm:grid-cols-2">
              <TextInput
                id={fieldIds.maxUses}
                name="maxUses"
                inputMode="numeric"
                autoComplete="off"
                defaultValue="20"
                label={t('maxUses')}
                error={errors.maxUses}
              />
              <TextInput
                id={fieldIds.days}
                name="days"
                inputMode="numeric"
                autoComplete="off"
                defaultValue="14"
                label={t('days')}
                error={errors.days}
              />
            </div>
            <TextArea
              id={fieldIds.emails}
              name="emails"
              required={false}
              rows={2}
              label={t('emails')}
              hint={t('emailsHint')}
              error={errors.emails}
            />
          </>
        )}
      </Form>
    </div>
  );
}
