import { forwardRef, useRef, useState } from 'react';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { useControllableState } from '../../foundations/lib/use-controllable-state';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';
import { useReported } from '../../foundations/lib/use-reported';
import {
  defineMessages,
  useLocale,
  useMessages,
} from '../../foundations/messages-provider/messages-provider';
import { DateInput } from '../date-input/date-input';
import { Fieldset, type FieldsetTexts } from '../field/fieldset';
import { useFormReset } from '../field/use-field-ids';
import { TimeInput } from '../time-input/time-input';
import { instantOf, wallTimeAt, zoneName } from './zoned-time';

export const dateTimeInputMessages = defineMessages('date-time-input', {
  date: 'Date',
  time: 'Time',
  zone: 'Time zone: {zone}',
  dateMissing: 'Enter the date too',
  timeMissing: 'Enter the time too',
});

export interface DateTimeInputProps extends Omit<Forwarded, 'id'>, FieldsetTexts {
  /** An instant, as ISO 8601 in UTC. */
  value?: string | null;
  defaultValue?: string | null;
  /** Receives null until both date and time are complete. */
  onValueChange?: (value: string | null) => void;
  /** IANA time zone of the date and time. Default `Africa/Nairobi`. */
  timeZone?: string;
  /** First and last day, `yyyy-mm-dd`. */
  min?: string;
  max?: string;
  /** Name of the hidden input with the instant. */
  name?: string;
  disabled?: boolean;
  readOnly?: boolean;
}

interface Halves {
  date: string | null;
  time: string | null;
}

/** A date and a time that define an instant. Shows the time zone, because learners may be in another one. */
export const DateTimeInput = forwardRef<HTMLInputElement, DateTimeInputProps>(
  function DateTimeInput(props, ref) {
    const {
      label,
      error,
      required,
      id,
      fieldClassName,
      value: given,
      defaultValue = null,
      onValueChange,
      timeZone = 'Africa/Nairobi',
      min,
      max,
      name,
      disabled,
      readOnly,
      hint,
      ...rest
    } = props;
    const first = useRef<HTMLInputElement>(null);
    const merged = useMergedRef(first, ref);
    const [value, onChange] = useControllableState(given, defaultValue, onValueChange);
    const t = useMessages(dateTimeInputMessages);
    const locale = useLocale();
    const halvesOf = (instant: string | null): Halves =>
      instant === null ? { date: null, time: null } : wallTimeAt(instant, timeZone);
    const [halves, setHalves] = useState(() => halvesOf(value));
    const [left, setLeft] = useState(false);
    const [reported, setReported] = useReported(value, (instant) => {
      setHalves(halvesOf(instant));
      setLeft(false);
    });
    useFormReset(first, () => {
      const next = given === undefined ? defaultValue : value;
      setHalves(halvesOf(next));
      setLeft(false);
      setReported(next);
      onChange(next);
    });
    const instant = (of: Halves) =>
      of.date === null || of.time === null ? null : instantOf({ date: of.date, time: of.time }, timeZone);
    const take = (half: Partial<Halves>) => {
      const next = { ...halves, ...half };
      setHalves(next);
      const whole = instant(next);
      setReported(whole);
      if (whole !== reported) onChange(whole);
    };
    const begun = halves.date !== null || halves.time !== null;
    // A zone without daylight saving time has one name; otherwise use the name on the selected day.
    const zone = zoneName(timeZone, locale, instant(halves) ?? '2026-01-01T00:00:00Z');
    const half = { disabled, readOnly, required };

    return (
      <Fieldset
        {...{ label, error, required, id, fieldClassName }}
        hint={
          <>
            {hint && <span className="block">{hint}</span>}
            <span data-slot="time-zone">{t('zone', { zone })}</span>
          </>
        }
        slot="date-time-input"
        onLeave={() => setLeft(true)}
      >
        {({ id: control }) => (
          <>
            <div className="flex flex-wrap items-start gap-x-8 gap-y-4 pt-2">
              <DateInput
                {...rest}
                {...half}
                ref={merged}
                id={control}
                label={t('date')}
                value={halves.date}
                min={min}
                max={max}
                error={left && begun && halves.date === null ? t('dateMissing') : undefined}
                onValueChange={(date) => take({ date })}
              />
              <TimeInput
                {...half}
                label={t('time')}
                value={halves.time}
                error={left && begun && halves.time === null ? t('timeMissing') : undefined}
                onValueChange={(time) => take({ time })}
              />
            </div>
            {name !== undefined && (
              <input
                type="hidden"
                name={name}
                disabled={disabled}
                value={instant(halves) ?? [halves.date, halves.time].filter(Boolean).join(' ')}
              />
            )}
          </>
        )}
      </Fieldset>
    );
  },
);
