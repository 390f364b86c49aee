import { MailCheck } from 'lucide';
import { useId } from 'react';
import { Button } from '@digiken/ui/button';
import { TextLink } from '@digiken/ui/text-link';
import { Form } from '@digiken/ui/form';
import { TextInput } from '@digiken/ui/text-input';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { filled, refusal } from '../sign-in-form/refusals';
import { StatePanel } from '../verify-email-panel/state-panel';
import { useFocusOnChange } from '../verify-email-panel/use-focus-on-change';

export const forgotPasswordMessages = defineMessages('forgot-password-form', {
  email: 'Email address',
  emailHint: 'The address that you log in with.',
  submit: 'Send the link',
  busy: 'Sending…',
  check: 'Check the fields marked below.',
  emailMissing: 'Enter your email address',
  sentTitle: 'Check your inbox',
  sent: 'If {email} has an account here, a link to choose a new password is on its way. It works once, for one hour.',
  spam: 'Nothing after a few minutes? Check your spam folder too.',
  another: 'Use another address',
  signIn: 'Back to log in',
});

export interface ForgotPasswordFormProps {
  /** Requests the email with the link. Error field: `email`. */
  onSubmit: (values: { email: string }) => Promise<FormOutcome>;
  /** The address to which the link was sent. If set, a message replaces the form. */
  sentTo?: string;
  signInHref?: string;
  /** The address that was typed on the page before. */
  defaultEmail?: string;
  /** Shows the form again; set `sentTo` back to undefined. */
  onStartOver?: () => void;
}

/** Requests an email with a link to set a new password. */
export function ForgotPasswordForm({
  onSubmit,
  sentTo,
  signInHref = '/auth/signin',
  defaultEmail,
  onStartOver,
}: ForgotPasswordFormProps) {
  const t = useMessages(forgotPasswordMessages);
  const heading = useFocusOnChange<HTMLHeadingElement>(sentTo);
  const input = useFocusOnChange<HTMLInputElement>(sentTo);
  const field = `${useId()}-email`;
  const submit = async ({ email = '' }: Record<string, string>) =>
    refusal({ email }, { email: filled(t('emailMissing')) }, t('check')) ?? onSubmit({ email: email.trim() });

  if (sentTo) {
    return (
      <StatePanel icon={MailCheck} tone="success" title={t('sentTitle')} headingRef={heading}>
        <p>{t('sent', { email: sentTo })}</p>
        <p className="text-ink-muted">{t('spam')}</p>
        {onStartOver && (
          <Button variant="secondary" onClick={onStartOver}>
            {t('another')}
          </Button>
        )}
        <TextLink href={signInHref}>{t('signIn')}</TextLink>
      </StatePanel>
    );
  }
  return (
    <div data-slot="forgot-password-form" className="flex max-w-form flex-col gap-6">
      <Form
        onSubmit={submit}
        fieldIds={{ email: field }}
        submitLabel={t('submit')}
        busyLabel={t('busy')}
        wide
      >
        {({ errors }) => (
          <TextInput
            ref={input}
            id={field}
            name="email"
            type="email"
            autoComplete="username"
            label={t('email')}
            hint={t('emailHint')}
            defaultValue={defaultEmail}
            error={errors.email}
          />
        )}
      </Form>
      <p>
        <TextLink href={signInHref}>{t('signIn')}</TextLink>
      </p>
    </div>
  );
}
