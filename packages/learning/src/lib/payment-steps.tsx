import { Stepper } from '@digiken/ui/stepper';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

const paymentStepsMessages = defineMessages('payment-steps', {
  label: 'Buy units',
  choose: 'Choose',
  pay: 'Pay',
  learn: 'Learn',
});

/** The three steps of buying, while nothing is paid. Only the first can be returned to. */
export function PaymentSteps({ chooseHref }: { chooseHref?: string }) {
  const t = useMessages(paymentStepsMessages);
  return (
    <Stepper
      label={t('label')}
      className="w-full"
      items={[
        { id: 'choose', label: t('choose'), state: 'done', href: chooseHref },
        { id: 'pay', label: t('pay'), state: 'current' },
        { id: 'learn', label: t('learn'), state: 'next' },
      ]}
    />
  );
}
