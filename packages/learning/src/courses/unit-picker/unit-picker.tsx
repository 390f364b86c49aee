import { useId, useState } from 'react';
import { formatPrice, Price } from '@digiken/ui/price';
import { Checkbox } from '@digiken/ui/checkbox';
import type { FormOutcome } from '@digiken/ui/internal/types';
import type { UnitView } from '../../lib/types';
import { useSpokenChange } from '@digiken/ui/internal/use-spoken-change';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { ChoiceSummary } from './choice-summary';
import { UnitRow } from './unit-row';

export const unitPickerMessages = defineMessages('unitPicker', {
  legend: 'Choose your units',
  whole: 'The whole course',
  wholeHint: { one: 'The {count} unit below', other: 'All {count} units below' },
  rest: 'The rest of the course',
  restHint: {
    one: 'The {count} unit that you do not have yet',
    other: 'The {count} units that you do not have yet',
  },
  said: { one: '{count} unit chosen. Total {total}.', other: '{count} units chosen. Total {total}.' },
  saidNone: 'No units chosen.',
});

/** Delay after a change before the total is announced, so that quick choices are one announcement. */
const SAY_AFTER = 700;

export interface UnitPickerProps {
  units: UnitView[];
  /** Ids of the selected units; owned ones are ignored. */
  chosen: string[];
  onChosenChange: (chosen: string[]) => void;
  /** The server's total in whole shillings; null until it has responded for this selection. */
  total: number | null;
  /** The server's price of all units that the user does not own, in whole shillings; hidden if undefined. */
  restPrice?: number;
  /** True while the server calculates: the last total is shown, marked as updating. */
  quoting?: boolean;
  /** Why this selection cannot be paid here, as one sentence. Announced with the total, and replaces the button. */
  notice?: string | null;
  /** Why units with a price cannot be paid here, shown before a selection. */
  paidNotice?: string | null;
  onEnrol: () => Promise<FormOutcome>;
  busy?: boolean;
  /** For visitors: the sign-in path. Replaces the enrol button. */
  signInHref?: string;
  /** Level of the summary's heading. Default 3. */
  headingLevel?: 2 | 3 | 4;
}

/** Selects units of a course with a running total. Owned units are shown and never charged again. */
export function UnitPicker(props: UnitPickerProps) {
  const { units, chosen, onChosenChange, total, restPrice, quoting = false } = props;
  const t = useMessages(unitPickerMessages);
  const locale = useLocale();
  const scope = useId();
  const available = units.filter((unit) => !unit.owned);
  const picked = available.filter((unit) => chosen.includes(unit.id));
  const all = available.length > 0 && picked.length === available.length;
  const partly = available.length < units.length;
  const count = picked.length;

  // While the server calculates, the last total stays in view, marked as updating.
  const [lastTotal, setLastTotal] = useState(total);
  if (total !== null && total !== lastTotal) setLastTotal(total);
  const updating = count > 0 && (quoting || total === null);
  const shown = count === 0 ? 0 : (total ?? lastTotal);
  const spoken = count === 0 ? t('saidNone') : t('said', { count, total: formatPrice(shown ?? 0, locale) });
  const notice = count > 0 ? props.notice : (props.paidNotice ?? null);
  // One announcement: the total, and why it cannot be paid here (WCAG 4.1.3).
  useSpokenChange(
    updating ? undefined : [spoken, count > 0 && props.notice].filter(Boolean).join(' '),
    SAY_AFTER,
  );

  const choose = (id: string, on: boolean) =>
    onChosenChange(available.filter((u) => (u.id === id ? on : chosen.includes(u.id))).map((u) => u.id));

  return (
    <div
      data-slot="unit-picker"
      className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12"
    >
      <fieldset className="min-w-0">
        <legend className="dk-visually-hidden">{t('legend')}</legend>
        {available.length > 1 && (
          <div className="flex items-start justify-between gap-4 border-b-2 border-line px-4 pb-5 sm:px-5">
            <Checkbox
              id={`${scope}-all`}
              aria-describedby={`${scope}-rest`}
              label={<span className="text-lg font-bold">{t(partly ? 'rest' : 'whole')}</span>}
              hint={t(partly ? 'restHint' : 'wholeHint', { count: available.length })}
              checked={all}
              indeterminate={!all && picked.length > 0}
              onChange={(event) =>
                onChosenChange(event.target.checked ? available.map((unit) => unit.id) : [])
              }
              fieldClassName="min-w-0 grow"
            />
            <span id={`${scope}-rest`} className="shrink-0 text-lg font-bold">
              <Price amount={restPrice} />
            </span>
          </div>
        )}
        <ol className="mt-3 flex flex-col gap-2">
          {units.map((unit, index) => (
            <li key={unit.id}>
              <UnitRow
                unit={unit}
                number={index + 1}
                chosen={chosen.includes(unit.id)}
                onChoose={(on) => choose(unit.id, on)}
              />
            </li>
          ))}
        </ol>
      </fieldset>
      <ChoiceSummary
        count={count}
        total={shown}
        quoting={updating}
        notice={notice ?? undefined}
        busy={props.busy}
        onEnrol={props.onEnrol}
        signInHref={props.signInHref}
        headingLevel={props.headingLevel}
      />
    </div>
  );
}
