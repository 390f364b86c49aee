import { useId, useRef, useState } from 'react';
import { Form } from '@digiken/ui/form';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { formatPrice } from '@digiken/ui/price';
import { TextInput } from '@digiken/ui/text-input';
import { readShillings } from '../../lib/shillings';
import { useUnsavedWarning } from '../../lib/use-unsaved-warning';
import { courseEditorMessages } from './messages';
import type { AuthoredCourseView, CoursePrices, UnitPriceView } from './types';

export interface CoursePriceFormProps {
  course: Pick<AuthoredCourseView, 'priceWhole' | 'priceUnits'>;
  units: readonly UnitPriceView[];
  /** Receives what differs. Names of the error fields: `priceWhole`, and `unit-` with the id of the unit. */
  onSavePrices: (prices: CoursePrices) => Promise<FormOutcome>;
}

/** The price of the whole course, and of each of its units. */
export function CoursePriceForm({ course, units, onSavePrices }: CoursePriceFormProps) {
  const t = useMessages(courseEditorMessages);
  const locale = useLocale();
  const id = useId();
  const [dirty, setDirty] = useState(false);
  const typed = useRef(0);
  useUnsavedWarning(dirty);
  const nameOf = (unit: UnitPriceView) => `unit-${unit.id}`;
  const fields = ['priceWhole', ...units.map(nameOf)];

  const submit = async (values: Record<string, string>): Promise<FormOutcome> => {
    const errors: Record<string, string> = {};
    const whole = readShillings(values['priceWhole'] ?? '');
    if (whole === undefined) errors['priceWhole'] = t('priceWrong');
    const prices = units.map((unit) => {
      const price = readShillings(values[nameOf(unit)] ?? '');
      if (typeof price === 'number') return { id: unit.id, price, changed: price !== unit.price };
      errors[nameOf(unit)] = t('unitPriceWrong');
      return { id: unit.id, price: unit.price, changed: false };
    });
    if (Object.keys(errors).length > 0) return { ok: false, message: t('checkPrices'), errors };
    const before = typed.current;
    const outcome = await onSavePrices({
      ...(whole !== (course.priceWhole ?? null) && { priceWhole: whole }),
      units: prices.filter(({ changed }) => changed).map(({ id: unitId, price }) => ({ id: unitId, price })),
    });
    if (outcome.ok && typed.current === before) setDirty(false);
    return outcome;
  };

  return (
    <div
      data-slot="course-price-form"
      onInput={() => {
        typed.current += 1;
        setDirty(true);
      }}
    >
      <Form
        onSubmit={submit}
        fieldIds={Object.fromEntries(fields.map((name) => [name, `${id}-${name}`]))}
        submitLabel={t('savePrices')}
        busyLabel={t('savingPrices')}
        successMessage={dirty ? undefined : t('pricesSaved')}
        secondary={dirty && <span className="text-ink-muted">{t('pricesNotSaved')}</span>}
        className="max-w-reading!"
      >
        {({ errors }) => (
          <>
            <fieldset className="flex min-w-0 flex-col gap-1">
              <legend className="mb-1 text-lg font-bold">{t('unitPrices')}</legend>
              <p className="text-ink-muted">{t('unitPricesHint')}</p>
              {units.length === 0 ? (
                <p className="mt-2 text-ink-muted">{t('noUnits')}</p>
              ) : (
                <div className="mt-2 rounded-xl border border-line bg-raised forced-colors:border-2">
                  {units.map((unit, index) => (
                    <div key={unit.id} className={index > 0 ? 'border-t border-line p-4' : 'p-4'}>
                      <TextInput
                        id={`${id}-${nameOf(unit)}`}
                        name={nameOf(unit)}
                        inputMode="numeric"
                        autoComplete="off"
                        className="max-w-40"
                        label={t('unitPrice', { place: index + 1, title: unit.title })}
                        defaultValue={unit.price.toString()}
                        error={errors[nameOf(unit)]}
                      />
                    </div>
                  ))}
                </div>
              )}
            </fieldset>
            <TextInput
              id={`${id}-priceWhole`}
              name="priceWhole"
              inputMode="numeric"
              autoComplete="off"
              className="max-w-40"
              label={t('price')}
              hint={t('priceHint', { sum: formatPrice(course.priceUnits, locale) })}
              required={false}
              defaultValue={course.priceWhole?.toString() ?? ''}
              error={errors['priceWhole']}
            />
          </>
        )}
      </Form>
    </div>
  );
}
