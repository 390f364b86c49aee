import { useId, useState } from 'react';
import { Form } from '@digiken/ui/form';
import { FormDialog } from '@digiken/ui/form-dialog';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { PasswordInput } from '@digiken/ui/password-input';
import type { ProviderView } from '../provider-buttons/provider-buttons';
import { filled, refusal } from '../sign-in-form/refusals';
import { signInWaysMessages } from './sign-in-ways.messages';

interface Asked {
  change: 'link' | 'unlink';
  provider: ProviderView;
}

export interface ProofDialogProps {
  /** Undefined: closed. */
  asked: Asked | undefined;
  needsPassword: boolean;
  email: string | undefined;
  onClose: () => void;
  onSubmit: (asked: Asked, values: { password?: string }) => Promise<FormOutcome>;
}

/** Asks before a provider is linked or unlinked, and for the password if the sign-in is not recent. */
export function ProofDialog({ asked, needsPassword, email, onClose, onSubmit }: ProofDialogProps) {
  const t = useMessages(signInWaysMessages);
  const id = useId();
  // The words stay while the dialog closes.
  const [shown, setShown] = useState(asked);
  if (asked && asked !== shown) setShown(asked);
  if (!shown) return null;
  const { name } = shown.provider;
  const unlinking = shown.change === 'unlink';
  const submit = async ({ password = '' }: Record<string, string>) => {
    if (!needsPassword) return onSubmit(shown, {});
    const refused = refusal({ password }, { password: filled(t('passwordMissing')) }, t('check'));
    return refused ?? onSubmit(shown, { password });
  };
  return (
    <FormDialog
      open={asked !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t(unlinking ? 'unlinkTitle' : 'linkTitle', { name })}
    >
      <Form
        onSubmit={submit}
        fieldIds={{ password: id }}
        submitLabel={unlinking ? t('unlink') : t('linkSubmit', { name })}
        busyLabel={unlinking ? t('unlinking') : t('linking', { name })}
        successMessage={unlinking ? t('unlinked', { name }) : undefined}
        danger={unlinking}
        className="max-w-none!"
      >
        {({ errors }) => (
          <>
            <p>{unlinking ? t('unlinkText', { name }) : t('linkText')}</p>
            {needsPassword && (
              <>
                {email && (
                  <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
                )}
                <PasswordInput
                  id={id}
                  name="password"
                  autoComplete="current-password"
                  label={t('currentPassword')}
                  error={errors.password}
                />
              </>
            )}
          </>
        )}
      </Form>
    </FormDialog>
  );
}
