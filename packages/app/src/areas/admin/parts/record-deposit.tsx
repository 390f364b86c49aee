import { LIMITS, PAYMENT_TEXTS, plainNumber } from '@digiken/contract/constants';
import { type AdminOrderDetail, usePaymentAdminActions } from '@digiken/hooks/payments';
import { Button } from '@digiken/ui/button';
import { Form } from '@digiken/ui/form';
import { FormDialog } from '@digiken/ui/form-dialog';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { formatPrice } from '@digiken/ui/price';
import { TextInput } from '@digiken/ui/text-input';
import { useId, useState } from 'react';
import { orderMessages } from '../messages/transactions';
import { useOutcomeToast } from '../use-outcome-toast';

/** Records that an order was paid at the bank. */
export function RecordDeposit({ order }: { order: AdminOrderDetail }) {
  const t = useMessages(orderMessages);
  const locale = useLocale();
  const toastOutcome = useOutcomeToast();
  const { recordDeposit } = usePaymentAdminActions();
  const [open, setOpen] = useState(false);
  const id = useId();
  const fieldIds = { receipt: `${id}-receipt`, amount: `${id}-amount`, reason: `${id}-reason` };

  async function record(values: Record<string, string>) {
    const { receipt = '', amount = '', reason = '' } = values;
    const shillings = plainNumber(amount).replace(/[ ,]/g, '');
    const errors: Record<string, string> = {};
    if (receipt.trim() === '') errors.receipt = t('depositMissing');
    if (!/^\d{1,8}$/.test(shillings)) errors.amount = t('depositWrong');
    if (reason.trim() === '') errors.reason = t('reasonMissing');
    const [first] = Object.values(errors);
    if (first !== undefined) return { ok: false as const, message: first, errors };
    return toastOutcome(
      recordDeposit(order._id, {
        receipt: receipt.trim(),
        amount: Number(shillings),
        reason: reason.trim(),
      }),
    );
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('deposit')}
      </Button>
      <FormDialog open={open} onOpenChange={setOpen} title={t('deposit')} description={t('depositText')}>
        <Form onSubmit={record} fieldIds={fieldIds} submitLabel={t('record')} busyLabel={t('recording')}>
          {({ errors }) => (
            <>
              <TextInput
                id={fieldIds.receipt}
                name="receipt"
                label={t('depositNumber')}
                required
                maxLength={PAYMENT_TEXTS.depositMax}
                autoComplete="off"
                error={errors.receipt}
              />
              <TextInput
                id={fieldIds.amount}
                name="amount"
                inputMode="numeric"
                label={t('depositAmount')}
                hint={t('depositAmountHint', { amount: formatPrice(order.total, locale) })}
                required
                autoComplete="off"
                error={errors.amount}
              />
              <TextInput
                id={fieldIds.reason}
                name="reason"
                label={t('reason')}
                required
                maxLength={LIMITS.reasonMax}
                autoComplete="off"
                error={errors.reason}
              />
            </>
          )}
        </Form>
      </FormDialog>
    </>
  );
}
