import { PAYMENT_TEXTS, plainNumber } from '@digiken/contract/constants';
import { useCouponActions } from '@digiken/hooks/payments';
import { Button } from '@digiken/ui/button';
import { DateInput } from '@digiken/ui/date-input';
import { Form } from '@digiken/ui/form';
import { FormDialog } from '@digiken/ui/form-dialog';
import { useMessages } from '@digiken/ui/messages-provider';
import { Select } from '@digiken/ui/select';
import { TextInput } from '@digiken/ui/text-input';
import { useToast } from '@digiken/ui/toast';
import { useId, useState } from 'react';
import { couponMessages } from '../messages/coupons';

const WHOLE = /^\d{1,7}$/;
const digitsOf = (text: string) => plainNumber(text).replace(/[ ,]/g, '');

/** Adds a coupon to a course. */
export function AddCoupon({ courseId }: { courseId: string }) {
  const t = useMessages(couponMessages);
  const { show } = useToast();
  const { createCoupon } = useCouponActions();
  const [open, setOpen] = useState(false);
  const id = useId();
  const fieldIds = {
    code: `${id}-code`,
    kind: `${id}-kind`,
    value: `${id}-value`,
    maxUses: `${id}-uses`,
    expiresAt: `${id}-end`,
  };
  const add = async (typed: Record<string, string>) => {
    const { code = '', kind, value = '', maxUses = '', expiresAt = '' } = typed;
    const errors: Record<string, string> = {};
    if (!WHOLE.test(digitsOf(value))) errors.value = t('valueWrong');
    if (maxUses.trim() !== '' && !WHOLE.test(digitsOf(maxUses))) errors.maxUses = t('mostWrong');
    const [first] = Object.values(errors);
    if (first !== undefined) return { ok: false as const, message: first, errors };
    const outcome = await createCoupon({
      ...(code.trim() !== '' && { code: code.trim() }),
      kind: kind === 'amount' ? 'amount' : 'percent',
      value: Number(digitsOf(value)),
      courseId,
      maxUses: maxUses.trim() === '' ? null : Number(digitsOf(maxUses)),
      // It works until that day ends in Nairobi.
      expiresAt: expiresAt === '' ? null : `${expiresAt}T23:59:59+03:00`,
    });
    if (outcome.ok && outcome.message) show({ tone: 'success', message: outcome.message });
    return outcome;
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('add')}
      </Button>
      <FormDialog open={open} onOpenChange={setOpen} title={t('add')}>
        <Form onSubmit={add} fieldIds={fieldIds} submitLabel={t('add')} busyLabel={t('adding')}>
          {({ errors }) => (
            <>
              <TextInput
                id={fieldIds.code}
                name="code"
                label={t('code')}
                hint={t('codeHint')}
                required={false}
                maxLength={PAYMENT_TEXTS.couponMax}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                error={errors.code}
              />
              <Select
                id={fieldIds.kind}
                name="kind"
                label={t('kind')}
                defaultValue="percent"
                error={errors.kind}
                options={[
                  { value: 'percent', label: t('kindPercent') },
                  { value: 'amount', label: t('kindAmount') },
                ]}
              />
              <TextInput
                id={fieldIds.value}
                name="value"
                inputMode="numeric"
                label={t('value')}
                hint={t('valueHint')}
                autoComplete="off"
                error={errors.value}
              />
              <TextInput
                id={fieldIds.maxUses}
                name="maxUses"
                inputMode="numeric"
                label={t('most')}
                hint={t('mostHint')}
                required={false}
                autoComplete="off"
                error={errors.maxUses}
              />
              <DateInput
                id={fieldIds.expiresAt}
                name="expiresAt"
                label={t('end')}
                required={false}
                error={errors.expiresAt}
              />
            </>
          )}
        </Form>
      </FormDialog>
    </>
  );
}
