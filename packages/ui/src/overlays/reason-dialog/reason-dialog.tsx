import { forwardRef, type ReactNode, useId } from 'react';
import { Form } from '../../forms/form/form';
import { TextArea } from '../../forms/text-area/text-area';
import type { FormOutcome } from '../../foundations/lib/types';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { FormDialog, type FormDialogProps } from '../form-dialog/form-dialog';

export const reasonDialogMessages = defineMessages('reason-dialog', {
  busy: 'One moment…',
  missing: 'Enter a reason',
  back: 'Go back',
});

/** It closes on the other button, Escape, the close button, and after `onConfirm` returned ok. */
export interface ReasonDialogProps extends Omit<FormDialogProps, 'children'> {
  /** Label of the field, e.g. "Why is the enrolment cancelled?". */
  label: string;
  /** Hint, e.g. who will read it. */
  hint?: ReactNode;
  /** Label of the button, e.g. "Cancel the enrolment". */
  confirmLabel: string;
  /** The button's label while submitting. Default "One moment…". */
  busyLabel?: string;
  /** Default "Go back": "Cancel" would be ambiguous if the action cancels something. */
  cancelLabel?: string;
  danger?: boolean;
  /** Default true. */
  required?: boolean;
  maxLength?: number;
  /** Receives the trimmed reason; empty only if it is optional. */
  onConfirm: (reason: string) => Promise<FormOutcome>;
}

/** Asks for a reason before an action that affects someone else. */
export const ReasonDialog = forwardRef<HTMLDivElement, ReasonDialogProps>(function ReasonDialog(
  {
    label,
    hint,
    confirmLabel,
    busyLabel,
    cancelLabel,
    danger,
    required = true,
    maxLength,
    onConfirm,
    ...dialog
  },
  ref,
) {
  const t = useMessages(reasonDialogMessages);
  const field = useId();
  const submit = async ({ reason = '' }: Record<string, string>): Promise<FormOutcome> => {
    const trimmed = reason.trim();
    if (!required || trimmed !== '') return onConfirm(trimmed);
    return { ok: false, message: t('missing'), errors: { reason: t('missing') } };
  };
  return (
    <FormDialog {...dialog} ref={ref} cancelLabel={cancelLabel ?? t('back')}>
      <Form
        onSubmit={submit}
        fieldIds={{ reason: field }}
        submitLabel={confirmLabel}
        busyLabel={busyLabel ?? t('busy')}
        danger={danger}
        className="max-w-none"
      >
        {({ errors }) => (
          <TextArea
            id={field}
            name="reason"
            label={label}
            hint={hint}
            error={errors.reason}
            required={required}
            maxLength={maxLength}
          />
        )}
      </Form>
    </FormDialog>
  );
});
