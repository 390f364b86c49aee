import type { AdminUserDetail } from '@digiken/contract';
import { LIMITS } from '@digiken/contract/constants';
import { useAdminActions } from '@digiken/hooks/admin';
import { Button } from '@digiken/ui/button';
import { useMessages } from '@digiken/ui/messages-provider';
import { ReasonDialog } from '@digiken/ui/reason-dialog';
import { Section } from '@digiken/ui/section';
import { useState } from 'react';
import { peopleMessages } from '../messages/people';
import { useOutcomeToast } from '../use-outcome-toast';

/** Shuts a person out, or lets them in again. */
export function UserAccess({ user: { _id, name, status } }: { user: AdminUserDetail }) {
  const t = useMessages(peopleMessages);
  const toastOutcome = useOutcomeToast();
  const { setUserStatus } = useAdminActions();
  const [asked, setAsked] = useState<'deactivate' | 'reactivate' | null>(null);
  const active = status === 'active';
  // What was asked stays while the dialog closes: the state has changed by then.
  const act = asked ?? (active ? 'deactivate' : 'reactivate');
  return (
    <Section title={t('accessTitle')} intro={t(active ? 'accessActive' : 'accessDeactivated')}>
      <div>
        <Button variant={active ? 'danger' : 'secondary'} onClick={() => setAsked(act)}>
          {t(active ? 'deactivate' : 'reactivate')}
        </Button>
      </div>
      <ReasonDialog
        open={asked !== null}
        title={t(`${act}Title`, { name })}
        description={t(`${act}Text`)}
        label={t(`${act}Reason`)}
        hint={t('reasonHint')}
        confirmLabel={t(act)}
        danger={act === 'deactivate'}
        maxLength={LIMITS.reasonMax}
        onConfirm={(reason) =>
          toastOutcome(
            setUserStatus(_id, { status: act === 'deactivate' ? 'deactivated' : 'active', reason }),
          )
        }
        onOpenChange={(open) => !open && setAsked(null)}
      />
    </Section>
  );
}
