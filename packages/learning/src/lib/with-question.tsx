import { type ReactNode, useState } from 'react';
import { FieldError } from '@digiken/ui/field';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { ConfirmDialog } from '@digiken/ui/confirm-dialog';
import { useOutcome } from './use-outcome';

export interface WithQuestionProps {
  /** The button that opens the confirmation. */
  children: (ask: () => void) => ReactNode;
  title: string;
  /** What is deleted on confirmation. */
  message: string;
  confirmLabel: string;
  busyLabel: string;
  cancelLabel: string;
  /** Announced on success. */
  success: string;
  onConfirm: () => Promise<FormOutcome>;
}

/** Confirms a permanent deletion. The dialog shows the server's error. */
export function WithQuestion({
  children,
  title,
  message,
  confirmLabel,
  busyLabel,
  cancelLabel,
  success,
  onConfirm,
}: WithQuestionProps) {
  const [asking, setAsking] = useState(false);
  const { busy, problem, run, clear } = useOutcome();
  const confirm = async () => {
    const outcome = await run(onConfirm, success);
    if (outcome.ok) setAsking(false);
  };
  return (
    <>
      {children(() => setAsking(true))}
      <ConfirmDialog
        open={asking}
        title={title}
        message={
          <div className="flex flex-col gap-3">
            <p>{message}</p>
            {problem && <FieldError>{problem}</FieldError>}
          </div>
        }
        confirmLabel={busy ? busyLabel : confirmLabel}
        cancelLabel={cancelLabel}
        danger
        busy={busy}
        onConfirm={() => void confirm()}
        onOpenChange={(open) => {
          if (open) return;
          clear();
          setAsking(false);
        }}
      />
    </>
  );
}
