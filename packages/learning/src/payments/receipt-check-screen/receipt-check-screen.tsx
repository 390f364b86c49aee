import type { ReceiptCheck } from '@digiken/contract';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide';
import { Icon } from '@digiken/ui/icon';
import { formatPrice } from '@digiken/ui/price';
import { Facts } from '@digiken/ui/facts';
import { TextLink } from '@digiken/ui/text-link';
import { cn } from '@digiken/ui/internal/cn';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { PAGE } from '../../lib/page';

export const receiptCheckMessages = defineMessages('receipt-check-screen', {
  genuine: 'This receipt is genuine',
  genuineText: 'Digiken received this payment.',
  refunded: 'This receipt is genuine, but refunded',
  refundedText: 'Digiken received this payment and paid it back.',
  unknown: 'This receipt is not from Digiken',
  unknownText: 'No receipt has this code. Check the address, or ask the person who gave it to you.',
  number: 'Receipt number',
  course: 'Course',
  total: 'Total paid',
  date: 'Date',
  help: 'Ask the help desk',
});

export interface ReceiptCheckScreenProps {
  /** Null: there is no such receipt. */
  receipt: ReceiptCheck | null;
  helpHref: string;
}

/** Tells anyone who has a receipt's link whether it is genuine. It names no person. */
export function ReceiptCheckScreen({ receipt, helpHref }: ReceiptCheckScreenProps) {
  const t = useMessages(receiptCheckMessages);
  const locale = useLocale();
  const verdict = receipt ? (receipt.refunded ? 'refunded' : 'genuine') : 'unknown';
  const { icon, look } = {
    genuine: { icon: CircleCheck, look: 'bg-success-soft text-success-ink' },
    refunded: { icon: TriangleAlert, look: 'bg-warning-soft text-warning-ink' },
    unknown: { icon: CircleX, look: 'bg-danger-soft text-danger-ink' },
  }[verdict];
  return (
    <div data-slot="receipt-check-screen" className={cn(PAGE, 'flex flex-col gap-6')}>
      <div className={cn('flex max-w-xl items-start gap-4 rounded-xl p-5 forced-colors:border', look)}>
        <Icon of={icon} size={36} className="shrink-0" />
        <div className="min-w-0">
          <h1 className="text-2xl font-heavy wrap-anywhere">{t(verdict)}</h1>
          <p className="text-ink">{t(`${verdict}Text`)}</p>
        </div>
      </div>
      {receipt ? (
        <div className="max-w-xl">
          <Facts
            items={[
              { label: t('number'), value: receipt.receiptNo },
              { label: t('course'), value: receipt.title },
              { label: t('total'), value: formatPrice(receipt.total, locale) },
              {
                label: t('date'),
                value: new Date(receipt.paidAt).toLocaleDateString(locale, {
                  dateStyle: 'long',
                  timeZone: 'Africa/Nairobi',
                }),
              },
            ]}
          />
        </div>
      ) : (
        <p>
          <TextLink href={helpHref}>{t('help')}</TextLink>
        </p>
      )}
    </div>
  );
}
