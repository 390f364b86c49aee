import { Check } from 'lucide';
import { cn } from '@digiken/ui/internal/cn';
import { Icon } from '@digiken/ui/icon';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

const paymentStepsMessages = defineMessages('payment-steps', {
  label: 'Steps',
  position: 'Step {number} of {total}',
  choose: 'Choose',
  signUp: 'Sign up',
  signIn: 'Log in',
  pay: 'Pay',
  learn: 'Learn',
  done: '(done)',
});

/** How one gets an account on the way; undefined: one has one already. */
export type AccountStep = 'signUp' | 'signIn';

export interface PaymentStepsProps {
  account?: AccountStep;
  /** Where one is. Default `pay`. */
  at?: 'account' | 'pay';
}

/** The steps of buying, while nothing is paid: one line in narrow windows, all of them from 64rem on (spec 17.50). */
export function PaymentSteps({ account, at = 'pay' }: PaymentStepsProps) {
  const t = useMessages(paymentStepsMessages);
  const steps = ['choose', ...(account ? [account] : []), 'pay', 'learn'] as const;
  const here = at === 'account' ? 1 : steps.indexOf('pay');
  return (
    <div data-slot="payment-steps" className="shrink-0 text-sm">
      <p className="flex items-center gap-2.5 text-ink-muted lg:hidden">
        <span aria-hidden="true" className="flex gap-0.75">
          {steps.map((step, index) => (
            <span
              key={step}
              className={cn(
                'h-1.5 w-4 rounded-full',
                index <= here
                  ? 'bg-accent-ink forced-colors:bg-[Highlight]'
                  : 'bg-selected forced-colors:bg-[GrayText]',
              )}
            />
          ))}
        </span>
        <span className="whitespace-nowrap">{t('position', { number: here + 1, total: steps.length })}</span>
      </p>
      <ol aria-label={t('label')} className="flex items-center gap-2.5 max-lg:hidden">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === here ? 'step' : undefined}
            className={cn(
              'flex items-center gap-2 not-first:before:me-0.5 not-first:before:h-0.5 not-first:before:w-9 not-first:before:bg-line',
              index === here ? 'font-bold' : 'text-ink-muted',
            )}
          >
            <span
              aria-hidden="true"
              className={cn(
                'grid size-6.5 shrink-0 place-items-center rounded-full font-bold forced-colors:border-2',
                index < here
                  ? 'bg-success-soft text-success-ink'
                  : index === here
                    ? 'bg-accent text-on-accent'
                    : 'border-2 border-line-control',
              )}
            >
              {index < here ? <Icon of={Check} size={16} /> : index + 1}
            </span>
            <span>{t(step)}</span>
            {index < here && <span className="dk-visually-hidden"> {t('done')}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
