import type { KeptChoice } from '@digiken/contract';
import { Bookmark } from 'lucide';
import { useId } from 'react';
import { Icon } from '@digiken/ui/icon';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { Price } from '@digiken/ui/price';
import { CourseCover } from '../../courses/course-cover/course-cover';

export { PayingTop, type PayingTopProps } from '../../lib/paying-top';
export { AccountWays, accountWaysMessages, type AccountWaysProps } from './account-ways';

export const orderStripMessages = defineMessages('orderStrip', {
  buying: { one: 'You are buying {count} unit', other: 'You are buying {count} units' },
  line: '{number}. {title}',
  total: 'Total',
  owned: {
    one: '{count} unit that you already have is not charged again.',
    other: '{count} units that you already have are not charged again.',
  },
  kept: 'Your choice is kept for 7 days. It is in the link that we mail you, so any phone can go on with it.',
  later: 'Nothing is paid before the next step.',
});

export interface OrderStripProps {
  order: KeptChoice;
}

/** What one is about to buy, beside a form: one row on phones, all lines from 64rem of the window on (spec 17.37). */
export function OrderStrip({ order: { course, units, total, owned } }: OrderStripProps) {
  const t = useMessages(orderStripMessages);
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-slot="order-strip"
      className="w-full rounded-lg border bg-surface forced-colors:border-2 lg:rounded-xl lg:shadow-raised"
    >
      <div className="flex min-h-16 items-center gap-3 px-3 py-2 lg:gap-3.5 lg:border-b lg:border-line lg:p-4.5">
        <div className="w-16 shrink-0 lg:w-22">
          <CourseCover title={course.title} image={course.image ?? undefined} className="h-11 lg:h-15" />
        </div>
        <div className="min-w-0 grow leading-snug wrap-anywhere">
          <p className="text-sm text-ink-muted">{t('buying', { count: units.length })}</p>
          <h2 id={id} dir="auto" className="font-bold">
            {course.title}
          </h2>
        </div>
        <p className="shrink-0 text-lg font-heavy lg:hidden">
          <Price amount={total} />
        </p>
      </div>
      <div className="flex flex-col gap-3 p-4.5 pt-2 max-lg:hidden">
        <dl>
          {units.map(({ _id, position, title, price }) => (
            <div key={_id} className="flex justify-between gap-6 border-b border-line py-3">
              <dt className="min-w-0 wrap-anywhere">{t('line', { number: position, title })}</dt>
              <dd className="shrink-0 font-medium">
                <Price amount={price} />
              </dd>
            </div>
          ))}
          <div className="flex items-baseline justify-between gap-6 pt-3">
            <dt>{t('total')}</dt>
            <dd className="shrink-0 text-2xl font-heavy">
              <Price amount={total} />
            </dd>
          </div>
        </dl>
        <p className="flex items-start gap-2.5 rounded-md bg-success-soft p-3 text-sm text-success-ink">
          <Icon of={Bookmark} size={18} className="mt-0.5 shrink-0" />
          <span>{t('kept')}</span>
        </p>
        <p className="text-sm text-ink-muted">{t('later')}</p>
      </div>
      {owned > 0 && (
        <p className="px-3 pb-2 text-sm text-ink-muted lg:px-4.5 lg:pb-4">{t('owned', { count: owned })}</p>
      )}
    </section>
  );
}
