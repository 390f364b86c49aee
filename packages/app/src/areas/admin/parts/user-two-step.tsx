import type { AdminUserDetail } from '@digiken/contract';
import { LIMITS } from '@digiken/contract/constants';
import { useTwoStepAdminActions } from '@digiken/hooks/sign-in';
import { Button } from '@digiken/ui/button';
import { useMessages } from '@digiken/ui/messages-provider';
import { ReasonDialog } from '@digiken/ui/reason-dialog';
import { Section } from '@digiken/ui/section';
import { useState } from 'react';
import { useIdentityCheck } from '../../../shell/identity-check';
import { twoStepMessages } from '../messages/two-step';
import { useOutcomeToast } from '../use-outcome-toast';

/** Helps somebody who is locked out: removes their codes and passkeys (spec 13.151). Nothing for people without. */
export function UserTwoStep({ user: { _id, name, twoStep } }: { user: AdminUserDetail }) {
  const t = useMessages(twoStepMessages);
  const toastOutcome = useOutcomeToast();
  const { resetTwoStep } = useTwoStepAdminActions();
  const { checked, dialog } = useIdentityCheck();
  const [open, setOpen] = useState(false);
  if (!twoStep || !(twoStep.codes || twoStep.passkeys > 0)) return null;
  return (
    <Section
      title={t('person')}
      intro={t(twoStep.codes ? 'codesOn' : 'codesOff', { passkeys: twoStep.passkeys })}
    >
      <div>
        <Button variant="danger" onClick={() => setOpen(true)}>
          {t('reset')}
        </Button>
      </div>
      <ReasonDialog
        open={open}
        title={t('resetTitle', { name })}
        description={t('resetText')}
        label={t('resetReason')}
        hint={t('reasonHint')}
        confirmLabel={t('reset')}
        danger
        maxLength={LIMITS.reasonMax}
        onConfirm={(reason) => toastOutcome(checked(() => resetTwoStep(_id, reason)))}
        onOpenChange={setOpen}
      />
      {dialog}
    </Section>
  );
}
