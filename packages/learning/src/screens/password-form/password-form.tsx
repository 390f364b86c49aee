import { useId, useState } from 'react';
import { Form } from '@digiken/ui/form';
import { PasswordInput } from '@digiken/ui/password-input';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { filled, longEnough, PASSWORD_MIN, refusal } from '../sign-in-form/refusals';

export const passwordFormMessages = defineMessages('password-form', {
  current: 'Current password',
  next: 'New password',
  nextHint: 'At least {min} characters. A few words in a row are easy to remember and hard to guess.',
  submit: 'Change password',
  busy: 'Changing…',
  saved: 'Your password is changed. Every other device has been signed out.',
  check: 'Check the fields marked below.',
  currentMissing: 'Enter your current password',
  nextMissing: 'Enter a password',
  nextShort: 'Use at least {min} characters',
});

export interface PasswordFormProps {
  /** Error fields: `currentPassword`, `newPassword`. */
  onSave: (values: { currentPassword: string; newPassword: string }) => Promise<FormOutcome>;
  /** The account's email address, for password managers; hidden. */
  email?: string;
}

/** Changes the password of the signed-in user. */
export function PasswordForm({ onSave, email }: PasswordFormProps) {
  const t = useMessages(passwordFormMessages);
  const id = useId();
  const fieldIds = { currentPassword: `${id}-current`, newPassword: `${id}-new` };
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');

  const submit = async (): Promise<FormOutcome> => {
    const refused = refusal(
      { currentPassword, newPassword },
      {
        currentPassword: filled(t('currentMissing')),
        newPassword: longEnough(t('nextMissing'), t('nextShort', { min: PASSWORD_MIN })),
      },
      t('check'),
    );
    const outcome = refused ?? (await onSave({ currentPassword, newPassword }));
    if (outcome.ok) {
      setCurrent('');
      setNew('');
    }
    return outcome;
  };

  return (
    <Form
      onSubmit={submit}
      fieldIds={fieldIds}
      submitLabel={t('submit')}
      busyLabel={t('busy')}
      successMessage={t('saved')}
    >
      {({ errors }) => (
        <>
          {email && (
            <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          )}
          <PasswordInput
            id={fieldIds.currentPassword}
            name="currentPassword"
            autoComplete="current-password"
            label={t('current')}
            error={errors.currentPassword}
            value={currentPassword}
            onChange={(event) => setCurrent(event.target.value)}
          />
          <PasswordInput
            id={fieldIds.newPassword}
            name="newPassword"
            autoComplete="new-password"
            label={t('next')}
            hint={t('nextHint', { min: PASSWORD_MIN })}
            error={errors.newPassword}
            value={newPassword}
            onChange={(event) => setNew(event.target.value)}
          />
        </>
      )}
    </Form>
  );
}
