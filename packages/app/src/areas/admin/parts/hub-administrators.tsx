import type { AdminHub } from '@digiken/contract';
import { LIMITS } from '@digiken/contract/constants';
import { useAdminHubActions } from '@digiken/hooks/hubs';
import { Button } from '@digiken/ui/button';
import { clock } from '@digiken/ui/clock';
import { Dialog } from '@digiken/ui/dialog';
import { Form } from '@digiken/ui/form';
import { useMessages } from '@digiken/ui/messages-provider';
import { TextInput } from '@digiken/ui/text-input';
import { useEffect, useId, useRef, useState } from 'react';
import { hubMessages } from '../messages/hubs';
import { useOutcomeToast } from '../use-outcome-toast';
import { ConfirmAction } from './confirm-action';

/** Who runs a hub: assigned by address, removed one by one. */
export function HubAdministrators({ hub, onClose }: { hub: AdminHub; onClose: () => void }) {
  const t = useMessages(hubMessages);
  const toastOutcome = useOutcomeToast();
  const { addHubAdministrator, removeHubAdministrator } = useAdminHubActions();
  const [leaving, setLeaving] = useState<AdminHub['administrators'][number] | null>(null);
  const [added, setAdded] = useState(0);
  const field = useId();
  const people = useRef<HTMLDivElement>(null);
  const count = hub.administrators.length;

  useEffect(() => {
    // The pressed button went with its row. A task later, because the closing question gives the focus back in one.
    const later = clock.setTimeout(() => {
      if (count >= 0 && document.activeElement === document.body) people.current?.focus();
    });
    return () => clock.clearTimeout(later);
  }, [count]);

  async function assign({ email = '' }: Record<string, string>) {
    const outcome = await toastOutcome(addHubAdministrator(hub._id, email.trim()));
    if (outcome.ok) setAdded((times) => times + 1);
    return outcome;
  }

  return (
    <>
      <Dialog
        open
        title={t('manageOf', { name: hub.name })}
        closeOnOutsidePress={false}
        onOpenChange={(open) => !open && onClose()}
      >
        <div ref={people} tabIndex={-1} role="group" aria-label={t('administrators')}>
          {count === 0 && <p className="text-ink-muted">{t('noneYet')}</p>}
          <ul aria-label={t('administrators')} className="flex flex-col gap-3">
            {hub.administrators.map((person) => (
              <li key={person._id} className="flex flex-wrap items-center justify-between gap-3">
                <span className="min-w-0 font-medium wrap-anywhere">{person.name}</span>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={t('removeOf', { name: person.name })}
                  onClick={() => setLeaving(person)}
                >
                  {t('remove')}
                </Button>
              </li>
            ))}
          </ul>
        </div>
        <Form
          fieldIds={{ email: field }}
          submitLabel={t('assign')}
          busyLabel={t('assigning')}
          className="max-w-none"
          secondary={
            <Button variant="quiet" onClick={onClose}>
              {t('done')}
            </Button>
          }
          onSubmit={assign}
        >
          {({ errors }) => (
            <TextInput
              key={added}
              id={field}
              name="email"
              type="email"
              label={t('address')}
              hint={t('addressHint')}
              required
              maxLength={LIMITS.emailMax}
              autoComplete="off"
              error={errors.email}
            />
          )}
        </Form>
      </Dialog>
      <ConfirmAction
        open={leaving !== null}
        danger
        title={t('removeTitle', { name: leaving?.name ?? '' })}
        message={t('removeText', { name: leaving?.name ?? '', hub: hub.name })}
        confirmLabel={t('remove')}
        cancelLabel={t('keep')}
        act={() => removeHubAdministrator(hub._id, leaving?._id ?? '')}
        onClose={() => setLeaving(null)}
      />
    </>
  );
}
