import { KeyRound } from 'lucide';
import { type ReactNode, useId, useRef, useState } from 'react';
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
  toBeDeleted: 'This account is going to be deleted. You can keep it.',
  keep: 'Keep my account and log in',
  keeping: 'Keeping your account…',
  check: 'Check the fields marked below.',
  emailMissing: 'Enter your email address',
  passwordMissing: 'Enter your password',
  passkey: 'Sign in with a passkey',
  passkeyBusy: 'Waiting for your passkey…',
});

interface Credentials {
  email: string;
  password: string;
  /** Keeps an account that is going to be deleted. */
  restore?: boolean;
}

export interface SignInFormProps {
  /**
   * Signs in; on success the app navigates to the next page. Error fields: `email`, `password`. The code `deletion` says
   * that the account is going to be deleted: the form then offers to sign in with `restore` (spec 13.117).
   */
  onSubmit: (values: Credentials) => Promise<FormOutcome & { code?: string }>;
  signUpHref: string;
  forgotHref: string;
  /** Opens `forgotHref` with the address that was typed, so that it is not typed again. Default: the link alone. */
  onForgot?: (email: string) => void;
  /** Asks the browser for a passkey. Undefined if it has none. */
  onPasskey?: () => Promise<FormOutcome>;
  /** Why a passkey that the browser offered in the email field was not accepted. */
  passkeyProblem?: string;
  /** Why the user has to sign in, e.g. "Log in to enrol in …". */
  notice?: ReactNode;
  /** Replaces the label of the button, e.g. "Log in and go on to pay". */
  submitLabel?: string;
  defaultEmail?: string;
}

/** Sign-in form with email address and password. */
export function SignInForm({
  onSubmit,
  signUpHref,
  forgotHref,
  onForgot,
  onPasskey,
  passkeyProblem,
  notice,
  submitLabel,
  defaultEmail,
}: SignInFormProps) {
  const t = useMessages(signInMessages);
  const passkey = useOutcome();
  const problem = passkey.problem ?? passkeyProblem;
  const id = useId();
  const emailField = useRef<HTMLInputElement>(null);
  const fieldIds = { email: `${id}-email`, password: `${id}-password` };
  const [leaving, setLeaving] = useState<Credentials>();
  const [keeping, setKeeping] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function send(credentials: Credentials): Promise<FormOutcome> {
    const outcome = await onSubmit(credentials);
    setFailure(undefined);
    setLeaving(!outcome.ok && outcome.code === 'deletion' ? credentials : undefined);
    return outcome;
  }
  async function keep(credentials: Credentials) {
    setKeeping(true);
    const outcome = await onSubmit({ ...credentials, restore: true });
    setKeeping(false);
    setFailure(outcome.ok ? undefined : outcome.message);
  }
  const submit = async ({ email = '', password = '' }: Record<string, string>) =>
    refusal(
      { email, password },
      { email: filled(t('emailMissing')), password: filled(t('passwordMissing')) },
      t('check'),
    ) ?? send({ email: email.trim(), password });

  return (
    <div data-slot="sign-in-form" className="flex max-w-form flex-col gap-6">
      {notice && <Callout tone="info">{notice}</Callout>}
      <Form
        onSubmit={submit}
        fieldIds={fieldIds}
        submitLabel={submitLabel ?? t('submit')}
        busyLabel={t('busy')}
        wide
      >
        {({ errors }) => (
          <>
            <TextInput
              ref={emailField}
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
              <TextLink
                href={forgotHref}
                onClick={(event) => {
                  const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
                  if (onForgot === undefined || elsewhere) return;
                  event.preventDefault();
                  onForgot(emailField.current?.value.trim() ?? '');
                }}
              >
                {t('forgot')}
              </TextLink>
            </div>
            {leaving && (
              <Callout
                tone="warning"
                actions={
                  <Button variant="secondary" busy={keeping} onClick={() => void keep(leaving)}>
                    {t(keeping ? 'keeping' : 'keep')}
                  </Button>
                }
              >
                {failure ?? t('toBeDeleted')}
              </Callout>
            )}
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
