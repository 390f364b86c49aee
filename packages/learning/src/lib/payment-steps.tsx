import { Stepper } from '@digiken/ui/stepper';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

export const paymentStepsMessages = defineMessages('payment-steps', {
  label: 'Buy units',
  choose: 'Choose',
  pay: 'Pay',
  learn: 'Learn',
});

/** The three steps of buying. `at` is the current one; only the first can be returned to, while nothing is paid. */
export function PaymentSteps({ at, chooseHref }: { at: 'pay' | 'learn'; chooseHref?: string }) {
  const t = useMessages(paymentStepsMessages);
  return (
    <Stepper
      label={t('label')}
      className="w-full"
      items={[
        { id: 'choose', label: t('choose'), state: 'done', href: chooseHref },
        { id: 'pay', label: t('pay'), state: at === 'pay' ? 'current' : 'done' },
        { id: 'learn', label: t('learn'), state: at === 'learn' ? 'current' : 'next' },
      ]}
    />
  );
}
