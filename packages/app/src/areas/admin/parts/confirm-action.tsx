import type { Outcome } from '@digiken/hooks/api';
import { ConfirmDialog, type ConfirmDialogProps } from '@digiken/ui/confirm-dialog';
import { useToast } from '@digiken/ui/toast';
import { useState } from 'react';
import { useOutcomeToast } from '../use-outcome-toast';

export interface ConfirmActionProps
  extends Pick<ConfirmDialogProps, 'open' | 'title' | 'message' | 'confirmLabel' | 'cancelLabel' | 'danger'> {
  act: () => Promise<Outcome>;
  onClose: () => void;
}

/** Asks before an act, and stays open while it runs and after it failed. */
export function ConfirmAction({ act, onClose, ...dialog }: ConfirmActionProps) {
  const toastOutcome = useOutcomeToast();
  const { show } = useToast();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    const outcome = await toastOutcome(act());
    setBusy(false);
    if (outcome.ok) onClose();
    else show({ tone: 'danger', message: outcome.message });
  };
  return (
    <ConfirmDialog
      {...dialog}
      busy={busy}
      onConfirm={() => void run()}
      onOpenChange={(open) => !open && onClose()}
    />
  );
}
