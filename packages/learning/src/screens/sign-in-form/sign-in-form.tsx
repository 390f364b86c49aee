import { KeyRound } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Button } from '@digiken/ui/button';
import { TextLink } from '@digiken/ui/text-link';
import { Callout } from '@digiken/ui/callout';
import { Form } from '@digiken/ui/form';
import { Icon } from '@digiken/ui/icon';
import { PasswordInput } from '@digiken/ui/password-input';
import { TextInput } from '@digiken/ui/text-input';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { useOutcome } from '../../lib/use-outcome';
import { filled, refusal } from './refusals';

export const signInMessages = defineMessages('sign-in-form', {
  email: 'Email address',
  password: 'Password',
  forgot: 'Forgot your password?',
  submit: 'Log in',
  busy: 'Logging in…',
  noAccount: 'No account yet?',
  signUp: 'Sign up',
  check: 'Check the fields marked below.',
  emailMissing: 'Enter your email address',
  passwordMissing: 'Enter your password',
  passkey: 'Sign in with a passkey',
  passkeyBusy: 'Waiting for your passkey…',
});

export interface SignInFormProps {
  /** Signs in; on success the app navigates to the next page. Error fields: `email`, `password`. */
  onSubmit: (values: { email: string; password: string }) => Promise<FormOutcome>;
  signUpHref: string;
  forgotHref: string;
  /** Asks the browser for a passkey. Undefined if it has none. */
  onPasskey?: () => Promise<FormOutcome>;
  /** Why a passkey that the browser offered in the email field was not accepted. */
  passkeyProblem?: string;
  /** Why the user has to sign in, e.g. "Log in to enrol in …". */
  notice?: ReactNode;
  defaultEmail?: string;
}

/** Sign-in form with email address and password. */
export function SignInForm({
  onSubmit,
  signUpHref,
  forgotHref,
  onPasskey,
  passkeyProblem,
  notice,
  defaultEmail,
}: SignInFormProps) {
  const t = useMessages(signInMessages);
  const passkey = useOutcome();
  const problem = passkey.problem ?? passkeyProblem;
  const id = useId();
  const fieldIds = { email: `${id}-email`, password: `${id}-password` };
  const submit = async ({ email = '', password = '' }: Record<string, string>) =>
    refusal(
      { email, password },
      { email: filled(t('emailMissing')), password: filled(t('passwordMissing')) },
      t('check'),
    ) ?? onSubmit({ email: email.trim(), password });

  return (
    <div data-slot="sign-in-form" className="flex max-w-form flex-col gap-6">
      {notice && <Callout tone="info">{notice}</Callout>}
      <Form onSubmit={submit} fieldIds={fieldIds} submitLabel={t('submit')} busyLabel={t('busy')} wide>
        {({ errors }) => (
          <>
            <TextInput
              id={fieldIds.email}
              name="email"
              type="email"
              // The browser offers passkeys here too.
              autoComplete={onPasskey ? 'username webauthn' : 'username'}
              label={t('email')}
              defaultValue={defaultEmail}
              error={errors.email}
            />
            <div className="flex flex-col items-start gap-2">
              <div className="w-full">
                <PasswordInput
                  id={fieldIds.password}
                  name="password"
                  autoComplete="current-password"
                  label={t('password')}
                  error={errors.password}
                />
              </div>
              <TextLink href={forgotHref}>{t('forgot')}</TextLink>
            </div>
          </>
        )}
      </Form>
      <p>
        {t('noAccount')} <TextLink href={signUpHref}>{t('signUp')}</TextLink>
      </p>
      {problem && <Callout tone="danger">{problem}</Callout>}
      {onPasskey && (
        <Button
          variant="secondary"
          wide
          busy={passkey.busy}
          icon={<Icon of={KeyRound} size={18} />}
          onClick={() => void passkey.run(onPasskey)}
        >
          {t(passkey.busy ? 'passkeyBusy' : 'passkey')}
        </Button>
      )}
    </div>
  );
}
