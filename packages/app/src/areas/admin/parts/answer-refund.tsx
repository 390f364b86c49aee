import type { Refund } from '@digiken/contract';
import { LIMITS, PAYMENT_TEXTS } from '@digiken/contract/constants';
import { usePaymentAdminActions } from '@digiken/hooks/payments';
import { Form } from '@digiken/ui/form';
import { FormDialog } from '@digiken/ui/form-dialog';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { formatPrice } from '@digiken/ui/price';
import { RadioGroup } from '@digiken/ui/radio-group';
import { TextInput } from '@digiken/ui/text-input';
import { useId, useState } from 'react';
import { refundMessages } from '../messages/transactions';
import { useOutcomeToast } from '../use-outcome-toast';

/** Asks what became of a refund whose provider did not answer (spec 15.184). */
export function AnswerRefund({ refund, onClose }: { refund: Refund; onClose: () => void }) {
  const t = useMessages(refundMessages);
  const locale = useLocale();
  const toastOutcome = useOutcomeToast();
  const { answerRefund } = usePaymentAdminActions();
  const [sent, setSent] = useState('');
  const id = useId();
  const fieldIds = { sent: `${id}-sent`, reference: `${id}-reference`, reason: `${id}-reason` };

  async function save({ reference = '', reason = '' }: Record<string, string>) {
    const errors: Record<string, string> = {};
    if (sent === '') errors.sent = t('answerMissing');
    if (sent === 'yes' && reference.trim() === '') errors.reference = t('referenceMissing');
    if (reason.trim() === '') errors.reason = t('answerReasonMissing');
    const [first] = Object.values(errors);
    if (first !== undefined) return { ok: false as const, message: first, errors };
    const body = {
      sent: sent === 'yes',
      reference: sent === 'yes' ? reference.trim() : '',
      reason: reason.trim(),
    };
    return toastOutcome(answerRefund(refund._id, body));
  }

  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('answerTitle', { amount: formatPrice(refund.amount, locale) })}
      description={t('answerText')}
    >
      <Form onSubmit={save} fieldIds={fieldIds} submitLabel={t('answerSave')} busyLabel={t('answerSaving')}>
        {({ errors }) => (
          <>
            <RadioGroup
              id={fieldIds.sent}
              label={t('answerSent')}
              value={sent}
              onValueChange={setSent}
              error={errors.sent}
              options={[
                { value: 'yes', label: t('answerYes') },
                { value: 'no', label: t('answerNo') },
              ]}
            />
            {sent === 'yes' && (
              <TextInput
                id={fieldIds.reference}
                name="reference"
                label={t('reference')}
                hint={t('referenceHint')}
                required
                maxLength={PAYMENT_TEXTS.depositMax}
                autoComplete="off"
                error={errors.reference}
              />
            )}
            <TextInput
              id={fieldIds.reason}
              name="reason"
              label={t('answerReason')}
              hint={t('answerReasonHint')}
              required
              maxLength={LIMITS.reasonMax}
              autoComplete="off"
              error={errors.reason}
            />
          </>
        )}
      </Form>
    </FormDialog>
  );
}
