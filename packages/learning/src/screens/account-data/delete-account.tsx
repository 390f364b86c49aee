import { useId, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { Checkbox } from '@digiken/ui/checkbox';
import { Facts } from '@digiken/ui/facts';
import { Form } from '@digiken/ui/form';
import { FormDialog } from '@digiken/ui/form-dialog';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { PasswordInput } from '@digiken/ui/password-input';
import { filled, refusal } from '../sign-in-form/refusals';
import { accountDataMessages } from './messages';

export type BlockerView = 'courses' | 'hub' | 'last-admin' | 'payment' | 'payout';

export interface DeleteAccountProps {
  blockers: readonly BlockerView[];
  /** Valid certificates. */
  certificates: number;
  graceDays: number;
  /** The account's email address, for password managers; hidden. */
  email?: string;
  /** False for an account that is signed in to by a provider only: nothing is asked then. Default true. */
  hasPassword?: boolean;
  /** Error field: `password`. */
  onDelete: (values: { password?: string; keepCertificates: boolean }) => Promise<FormOutcome>;
}

/** What deleting the account means, what stands in its way, and the dialog that does it. */
export function DeleteAccount({ blockers, graceDays, ...dialog }: DeleteAccountProps) {
  const t = useMessages(accountDataMessages);
  const [open, setOpen] = useState(false);
  return (
    <>
      <p>{t('deleteText', { days: graceDays })}</p>
      {blockers.length > 0 ? (
        <Callout tone="warning" title={t('blocked')}>
          <ul className="list-disc ps-6">
            {blockers.map((blocker) => (
              <li key={blocker}>{t(blocker)}</li>
            ))}
          </ul>
        </Callout>
      ) : (
        <Button variant="danger" onClick={() => setOpen(true)}>
          {t('open')}
        </Button>
      )}
      <FormDialog
        open={open}
        onOpenChange={setOpen}
        title={t('title')}
        description={t('deleteText', { days: graceDays })}
        cancelLabel={t('keep')}
      >
        <DeletionForm {...dialog} />
      </FormDialog>
    </>
  );
}

function DeletionForm({
  certificates,
  email,
  hasPassword = true,
  onDelete,
}: Pick<DeleteAccountProps, 'certificates' | 'email' | 'hasPassword' | 'onDelete'>) {
  const t = useMessages(accountDataMessages);
  const fieldIds = { password: `${useId()}-password` };
  const submit = async ({ password = '', keepCertificates }: Record<string, string>) =>
    (hasPassword
      ? refusal({ password }, { password: filled(t('passwordMissing')) }, t('check'))
      : undefined) ??
    onDelete({ ...(hasPassword && { password }), keepCertificates: keepCertificates !== undefined });
  return (
    <Form danger onSubmit={submit} fieldIds={fieldIds} submitLabel={t('submit')} busyLabel={t('busy')}>
      {({ errors }) => (
        <>
          <Facts
            columns={1}
            items={[
              { label: t('gone'), value: t('goneList') },
              { label: t('kept'), value: t('keptList') },
            ]}
          />
          <p>{t('courseAccess')}</p>
          {certificates > 0 && (
            <Checkbox
              name="keepCertificates"
              label={t('certificates')}
              hint={t('certificatesHint', { count: certificates })}
            />
          )}
          {email && hasPassword && (
            <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          )}
          {hasPassword && (
            <PasswordInput
              id={fieldIds.password}
              name="password"
              autoComplete="current-password"
              label={t('password')}
              error={errors.password}
            />
          )}
        </>
      )}
    </Form>
  );
}
