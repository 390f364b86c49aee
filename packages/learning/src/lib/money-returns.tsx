import type { MoneyReturn } from '@digiken/contract';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { formatPrice } from '@digiken/ui/price';

const moneyReturnsMessages = defineMessages('money-returns', {
  coming: '{amount} is on its way back to you. The refund was approved on {date}.',
  done: '{amount} was sent back to you on {date}.',
  at: '{date} EAT',
});

/** How much goes back to the payer, and when: a sentence for each refund. Renders nothing without one. */
export function MoneyReturns({ returns }: { returns: readonly MoneyReturn[] }) {
  const t = useMessages(moneyReturnsMessages);
  const locale = useLocale();
  if (returns.length === 0) return null;
  const date = (iso: string) =>
    t('at', {
      date: new Date(iso).toLocaleString(locale, {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone: 'Africa/Nairobi',
      }),
    });
  return (
    <ul data-slot="money-returns" className="flex flex-col gap-1 font-medium">
      {returns.map(({ amount, state, at }) => (
        <li key={at} className="wrap-anywhere">
          {t(state, { amount: formatPrice(amount, locale), date: date(at) })}
        </li>
      ))}
    </ul>
  );
}
