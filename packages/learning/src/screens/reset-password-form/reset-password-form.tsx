import { CircleCheck, Link2Off } from 'lucide';
import { useId } from 'react';
import { ButtonLink } from '@digiken/ui/button';
import { Form } from '@digiken/ui/form';
import { PasswordInput } from '@digiken/ui/password-input';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { longEnough, PASSWORD_MIN, refusal } from '../sign-in-form/refusals';
import { StatePanel } from '../verify-email-panel/state-panel';
import { useFocusOnChange } from '../verify-email-panel/use-focus-on-change';

export const resetPasswordMessages = defineMessages('reset-password-form', {
  password: 'New password',
  passwordHint: 'At least {min} characters. A few words in a row are easy to remember and hard to guess.',
  everywhere: 'Every device is then signed out, and you log in with the new password.',
  submit: 'Save the new password',
  busy: 'Saving…',
  check: 'Check the fields marked below.',
  passwordMissing: 'Enter a password',
  passwordShort: 'Use at least {min} characters',
  doneTitle: 'Your new password is saved',
  doneText: 'Every device has been signed out. Log in with the new password to continue.',
  signIn: 'Log in',
  badTitle: 'This link no longer works',
  badText: 'A link works once, for one hour, and only the newest one counts. Request a new one.',
  again: 'Send a new link',
});

export interface ResetPasswordFormProps {
  /** Sets the password and invalidates the link. Error field: `password`. */
  onSubmit: (values: { password: string }) => Promise<FormOutcome>;
  /** `bad-link`: missing, used or expired. */
  state: 'ready' | 'done' | 'bad-link';
  signInHref?: string;
  forgotHref?: string;
}

/** Sets a new password after opening an emailed link. */
export function ResetPasswordForm({
  onSubmit,
  state,
  signInHref = '/auth/signin',
  forgotHref = '/auth/forgot-password',
}: ResetPasswordFormProps) {
  const t = useMessages(resetPasswordMessages);
  const heading = useFocusOnChange<HTMLHeadingElement>(state);
  const field = `${useId()}-password`;
  const submit = async ({ password = '' }: Record<string, string>) =>
    refusal(
      { password },
      { password: longEnough(t('passwordMissing'), t('passwordShort', { min: PASSWORD_MIN })) },
      t('check'),
    ) ?? onSubmit({ password });

  if (state === 'done') {
    return (
      <StatePanel icon={CircleCheck} tone="success" title={t('doneTitle')} headingRef={heading}>
        <p>{t('doneText')}</p>
        <ButtonLink href={signInHref}>{t('signIn')}</ButtonLink>
      </StatePanel>
    );
  }
  if (state === 'bad-link') {
    return (
      <StatePanel icon={Link2Off} tone="warning" title={t('badTitle')} headingRef={heading}>
        <p>{t('badText')}</p>
        <ButtonLink href={forgotHref}>{t('again')}</ButtonLink>
      </StatePanel>
    );
  }
  return (
    <Form
      onSubmit={submit}
      fieldIds={{ password: field }}
      submitLabel={t('submit')}
      busyLabel={t('busy')}
      wide
    >
      {({ errors }) => (
        <>
          <PasswordInput
            id={field}
            name="password"
            autoComplete="new-password"
            label={t('password')}
            hint={t('passwordHint', { min: PASSWORD_MIN })}
            error={errors.password}
          />
          <p className="text-ink-muted">{t('everywhere')}</p>
        </>
      )}
    </Form>
  );
}
