import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { formatPrice, Price } from '@digiken/ui/price';
import type { CoursePriceFormProps } from './course-price-form';
import { courseEditorMessages } from './messages';

/** The prices for a co-instructor, who cannot change them (spec 12.127). */
export function ReadOnlyPrices({ course, units }: Pick<CoursePriceFormProps, 'course' | 'units'>) {
  const t = useMessages(courseEditorMessages);
  const locale = useLocale();
  const { priceWhole, priceUnits } = course;
  const rows = [
    ...units.map(({ id, title, price }, index) => ({
      id,
      name: t('unitPrice', { place: index + 1, title }),
      price: <Price amount={price} />,
    })),
    {
      id: 'whole',
      name: t('wholePrice'),
      price:
        typeof priceWhole === 'number' ? (
          <Price amount={priceWhole} />
        ) : (
          t('sumOfUnits', { sum: formatPrice(priceUnits, locale) })
        ),
    },
  ];
  return (
    <div data-slot="read-only-prices" className="flex max-w-reading flex-col gap-4">
      <p className="text-ink-muted">{t('pricesOfOwner')}</p>
      <dl className="rounded-xl border border-line bg-raised in-[.high-contrast]:border-2 forced-colors:border-2">
        {rows.map(({ id, name, price }, index) => (
          <div
            key={id}
            className={`flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 p-4 ${index > 0 ? 'border-t border-line' : ''} ${id === 'whole' ? 'font-bold' : ''}`}
          >
            <dt className="min-w-0">{name}</dt>
            <dd className="tabular-nums">{price}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
