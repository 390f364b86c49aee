import type { Order } from '@digiken/contract';
import { ChevronDown } from 'lucide';
import { type ReactNode, useId } from 'react';
import { formatPrice, Price } from '@digiken/ui/price';
import { Icon } from '@digiken/ui/icon';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { CourseCover } from '../../courses/course-cover/course-cover';

export const orderSummaryMessages = defineMessages('order-summary', {
  title: 'Your order',
  units: { one: '{count} unit', other: '{count} units' },
  discount: 'Discount',
  vat: 'Of it VAT',
  total: 'Total',
});

export interface OrderSummaryProps {
  order: Order;
  /** What the order is called: the course, or what is bought of it for others. */
  title: string;
  /** The picture of the course. */
  image?: string;
}

/** The order in narrow pages: folded, because method and number come first there. */
export function OrderDisclosure({ order, title, image }: OrderSummaryProps) {
  const t = useMessages(orderSummaryMessages);
  return (
    <details
      data-slot="order-summary"
      className="group rounded-xl border bg-raised @min-[44rem]:hidden forced-colors:border-2"
    >
      <summary className="flex min-h-16 cursor-pointer list-none items-center gap-3 rounded-xl px-3.5 py-1.5">
        <span className="w-16 shrink-0">
          <CourseCover title={title} image={image} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block leading-snug font-bold">{t('units', { count: order.lines.length })}</span>
          <span className="block text-sm leading-snug text-ink-muted wrap-anywhere">{title}</span>
        </span>
        <Icon of={ChevronDown} size={22} className="shrink-0 group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4">
        <Lines order={order} />
      </div>
    </details>
  );
}

/** The order in wide pages. */
export function OrderCard({ order, title, image }: OrderSummaryProps) {
  const t = useMessages(orderSummaryMessages);
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      data-slot="order-summary"
      className="hidden rounded-xl border bg-raised @min-[44rem]:block forced-colors:border-2"
    >
      <div className="flex items-center gap-4 border-b p-5">
        <div className="w-22 shrink-0">
          <CourseCover title={title} image={image} />
        </div>
        <div className="min-w-0">
          <p className="text-sm text-ink-muted">{t('title')}</p>
          <h2 id={heading} className="text-lg font-bold wrap-anywhere">
            {title}
          </h2>
        </div>
      </div>
      <div className="p-5">
        <Lines order={order} />
      </div>
    </section>
  );
}

function Lines({ order }: { order: Order }) {
  const t = useMessages(orderSummaryMessages);
  const locale = useLocale();
  return (
    <dl className="flex flex-col">
      {order.lines.map(({ unitId, title, listPrice }, index) => (
        <Line key={unitId ?? index} label={title}>
          <Price amount={listPrice} />
        </Line>
      ))}
      {order.discount > 0 && <Line label={t('discount')}>{formatPrice(-order.discount, locale)}</Line>}
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-t-2 border-line pt-4">
        <dt>{t('total')}</dt>
        <dd className="ms-auto text-2xl font-heavy whitespace-nowrap">{formatPrice(order.total, locale)}</dd>
      </div>
      {order.vat > 0 && (
        <div className="flex justify-between gap-6 text-sm text-ink-muted">
          <dt>{t('vat')}</dt>
          <dd className="whitespace-nowrap">{formatPrice(order.vat, locale)}</dd>
        </div>
      )}
    </dl>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-6 border-b border-line py-3 first:pt-0 last-of-type:border-b-0">
      <dt className="min-w-0 wrap-anywhere">{label}</dt>
      <dd className="shrink-0 font-bold whitespace-nowrap">{children}</dd>
    </div>
  );
}
