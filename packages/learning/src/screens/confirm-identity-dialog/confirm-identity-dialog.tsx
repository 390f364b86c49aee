import { KeyRound } from 'lucide';
import { useId } from 'react';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { Form } from '@digiken/ui/form';
import { FormDialog } from '@digiken/ui/form-dialog';
import { Icon } from '@digiken/ui/icon';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { PasswordInput } from '@digiken/ui/password-input';
import { useOutcome } from '../../lib/use-outcome';
import { filled, refusal } from '../sign-in-form/refusals';

export const confirmIdentityMessages = defineMessages('confirm-identity-dialog', {
  title: 'Confirm that it is you',
  text: 'You signed in some time ago. Enter your password to change how you sign in.',
  password: 'Password',
  passwordMissing: 'Enter your password',
  submit: 'Confirm',
  busy: 'Confirming…',
  passkey: 'Use a passkey',
  passkeyBusy: 'Waiting for your passkey…',
});

export interface ConfirmIdentityDialogProps {
  open: boolean;
  /** False: the person has closed it, or a proof was accepted. */
  onOpenChange: (open: boolean) => void;
  /** Error field: `password`. */
  onPassword: (password: string) => Promise<FormOutcome>;
  /** Undefined for people without passkeys. */
  onPasskey?: () => Promise<FormOutcome>;
  /** The account's email address, for password managers; hidden. */
  email?: string;
}

/** Asks for the password or a passkey before a change of how a person signs in (spec 13.141). */
export function ConfirmIdentityDialog({
  open,
  onOpenChange,
  onPassword,
  onPasskey,
  email,
}: ConfirmIdentityDialogProps) {
  const t = useMessages(confirmIdentityMessages);
  const id = useId();
  const { busy, problem, run, clear } = useOutcome();
  const change = (next: boolean) => {
    clear();
    onOpenChange(next);
  };
  const submit = async ({ password = '' }: Record<string, string>) =>
    refusal({ password }, { password: filled(t('passwordMissing')) }, t('passwordMissing')) ??
    onPassword(password);
  const proveByPasskey = async (prove: () => Promise<FormOutcome>) => {
    const outcome = await run(prove);
    if (outcome.ok) change(false);
  };

  return (
    <FormDialog open={open} onOpenChange={change} title={t('title')} description={t('text')}>
      <div className="flex flex-col gap-6">
        {problem && <Callout tone="danger">{problem}</Callout>}
        {onPasskey && (
          <Button
            variant="secondary"
            wide
            busy={busy}
            icon={<Icon of={KeyRound} size={18} />}
            onClick={() => void proveByPasskey(onPasskey)}
          >
            {t(busy ? 'passkeyBusy' : 'passkey')}
          </Button>
        )}
        <Form
          onSubmit={submit}
          fieldIds={{ password: id }}
          submitLabel={t('submit')}
          busyLabel={t('busy')}
          className="max-w-none"
        >
          {({ errors }) => (
            <>
              {email && (
                <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
              )}
              <PasswordInput
                id={id}
                name="password"
                autoComplete="current-password"
                label={t('password')}
                error={errors.password}
              />
            </>
          )}
        </Form>
      </div>
    </FormDialog>
  );
}
