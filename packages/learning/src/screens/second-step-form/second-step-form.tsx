import { KeyRound } from 'lucide';
import { useId, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { Checkbox } from '@digiken/ui/checkbox';
import { Form } from '@digiken/ui/form';
import { Icon } from '@digiken/ui/icon';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { OneTimeCode } from '@digiken/ui/one-time-code';
import { TextInput } from '@digiken/ui/text-input';
import { TextLink } from '@digiken/ui/text-link';
import { useOutcome } from '../../lib/use-outcome';

export const secondStepMessages = defineMessages('second-step-form', {
  code: 'Code from your app',
  codeHint: 'Six digits. Your app shows a new code every 30 seconds.',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of the codes that you kept when you set up two-step sign-in. It works once.',
  trust: 'Trust this device for 30 days',
  trustHint: 'Only on a device that nobody else uses. You sign in here with your password alone.',
  submit: 'Log in',
  busy: 'Logging in…',
  missing: 'Enter the code',
  useRecovery: 'Use a recovery code instead',
  useApp: 'Use a code from your app instead',
  passkey: 'Use a passkey',
  passkeyBusy: 'Waiting for your passkey…',
  passkeyOnly: 'Your account asks for a passkey after the password.',
  locked: 'Without your phone and your recovery codes, ask an administrator to reset your two-step sign-in.',
  startOver: 'Log in with another account',
});

export interface SecondStepFormProps {
  /** What the account has. */
  steps: readonly ('code' | 'recovery-code' | 'passkey')[];
  /** Sends a code from the app or a recovery code. Error field: `code`. On success the app navigates. */
  onSubmit: (values: { code: string; trust: boolean }) => Promise<FormOutcome>;
  /** Asks the browser for a passkey. Undefined if it has none. */
  onPasskey?: () => Promise<FormOutcome>;
  startOverHref: string;
}

/** The second step of a sign-in: a code from an app, a recovery code or a passkey (spec 13.147). */
export function SecondStepForm({ steps, onSubmit, onPasskey, startOverHref }: SecondStepFormProps) {
  const t = useMessages(secondStepMessages);
  const id = useId();
  const { busy, problem, run } = useOutcome();
  const [recovery, setRecovery] = useState(false);
  const hasCodes = steps.includes('code');
  const submit = async ({ code = '', trust }: Record<string, string>): Promise<FormOutcome> =>
    code.trim() === ''
      ? { ok: false, message: t('missing'), errors: { code: t('missing') } }
      : onSubmit({ code, trust: trust !== undefined });

  return (
    <div data-slot="second-step-form" className="flex max-w-form flex-col gap-6">
      {hasCodes ? (
        <Form
          key={String(recovery)}
          onSubmit={submit}
          fieldIds={{ code: id }}
          submitLabel={t('submit')}
          busyLabel={t('busy')}
          wide
        >
          {({ errors }) => (
            <>
              {recovery ? (
                <TextInput
                  id={id}
                  name="code"
                  label={t('recoveryCode')}
                  hint={t('recoveryHint')}
                  error={errors.code}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                />
              ) : (
                <OneTimeCode id={id} name="code" label={t('code')} hint={t('codeHint')} error={errors.code} />
              )}
              <Checkbox name="trust" label={t('trust')} hint={t('trustHint')} />
            </>
          )}
        </Form>
      ) : (
        <p>{t('passkeyOnly')}</p>
      )}
      {problem && <Callout tone="danger">{problem}</Callout>}
      {steps.includes('passkey') && onPasskey && (
        <Button
          variant={hasCodes ? 'secondary' : 'primary'}
          wide
          busy={busy}
          icon={<Icon of={KeyRound} size={18} />}
          onClick={() => void run(onPasskey)}
        >
          {t(busy ? 'passkeyBusy' : 'passkey')}
        </Button>
      )}
      {hasCodes && (
        <Button variant="quiet" className="self-start" onClick={() => setRecovery(!recovery)}>
          {t(recovery ? 'useApp' : 'useRecovery')}
        </Button>
      )}
      <p className="text-ink-muted">{t('locked')}</p>
      <p>
        <TextLink href={startOverHref}>{t('startOver')}</TextLink>
      </p>
    </div>
  );
}
