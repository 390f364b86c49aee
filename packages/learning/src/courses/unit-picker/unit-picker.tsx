import type { Unit } from '@digiken/contract';
import { useId } from 'react';
import { Price } from '@digiken/ui/price';
import { Checkbox } from '@digiken/ui/checkbox';
import type { CourseLinks } from '../../lib/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { sellable } from '../buy-card/offer-of';
import { UnitRow } from './unit-row';

export const unitPickerMessages = defineMessages('unitPicker', {
  legend: 'Choose your units',
  whole: 'The whole course',
  rest: 'The rest of the course',
  paid: { one: '{count} paid unit', other: '{count} paid units' },
  free: { one: '{count} free', other: '{count} free' },
  both: '{paid}, {free}',
});

export interface UnitPickerProps extends CourseLinks {
  units: readonly Unit[];
  /** Ids of the selected units; owned and free ones are ignored. */
  chosen: string[];
  onChosenChange: (chosen: string[]) => void;
  /** The server's price of all units that the user does not own, in whole shillings; hidden if undefined. */
  restPrice?: number;
  /** Starts a free unit: enrols in it and opens it. Without it, free units have no button. */
  onStart?: (id: string) => void;
  /** The free unit that is being started. */
  starting?: string;
}

/** The units of a course as an accordion; those with a price can be selected. The total is in the BuyCard. */
export function UnitPicker({
  units,
  chosen,
  onChosenChange,
  restPrice,
  onStart,
  starting,
  ...links
}: UnitPickerProps) {
  const t = useMessages(unitPickerMessages);
  const scope = useId();
  const sold = sellable(units);
  const missing = units.filter(({ owned }) => !owned);
  const picked = sold.filter((unit) => chosen.includes(unit._id));
  const all = sold.length > 0 && picked.length === sold.length;
  const paid = t('paid', { count: sold.length });
  const free = missing.length - sold.length;
  const choose = (id: string, on: boolean) =>
    onChosenChange(sold.filter((u) => (u._id === id ? on : chosen.includes(u._id))).map((u) => u._id));

  return (
    <fieldset
      data-slot="unit-picker"
      className="min-w-0 overflow-hidden rounded-lg border bg-surface forced-colors:border-2"
    >
      <legend className="dk-visually-hidden">{t('legend')}</legend>
      {sold.length > 1 && (
        <div className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line bg-hover px-3.5 py-3.5 sm:px-5">
          <Checkbox
            aria-describedby={`${scope}-rest`}
            label={
              <span className="font-bold after:absolute after:inset-y-0 after:start-9 after:end-0">
                {t(missing.length < units.length ? 'rest' : 'whole')}
              </span>
            }
            hint={free > 0 ? t('both', { paid, free: t('free', { count: free }) }) : paid}
            checked={all}
            indeterminate={!all && picked.length > 0}
            onChange={(event) => onChosenChange(event.target.checked ? sold.map((unit) => unit._id) : [])}
            fieldClassName="min-w-0 grow basis-44 wrap-anywhere"
          />
          <span id={`${scope}-rest`} className="ms-auto shrink-0 text-lg font-bold whitespace-nowrap">
            <Price amount={restPrice} />
          </span>
        </div>
      )}
      <ol>
        {units.map((unit, index) => (
          <li key={unit._id} className="border-line not-first:border-t">
            <UnitRow
              unit={unit}
              number={index + 1}
              chosen={chosen.includes(unit._id)}
              onChoose={(on) => choose(unit._id, on)}
              onStart={onStart && (() => onStart(unit._id))}
              starting={starting === unit._id}
              {...links}
            />
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
