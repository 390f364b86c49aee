import { forwardRef, useId, useRef, useState } from 'react';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { useControllableState } from '../../foundations/lib/use-controllable-state';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { Fieldset, type FieldsetTexts } from '../field/fieldset';
import { useFormReset } from '../field/use-field-ids';
import { ratingMessages } from './rating-messages';
import { Star } from './star';

export interface RatingInputProps extends Omit<Forwarded, 'id'>, FieldsetTexts {
  /** From 1 to `max`; null if nothing is chosen. */
  value?: number | null;
  defaultValue?: number | null;
  onValueChange?: (value: number) => void;
  /** Number of stars. Default 5. */
  max?: number;
  /** Name of the radios; the number of stars is in the form data. */
  name?: string;
  disabled?: boolean;
}

/** Asks for a rating in whole stars: native radios under stars. */
export const RatingInput = forwardRef<HTMLInputElement, RatingInputProps>(function RatingInput(props, ref) {
  const { label, hint, error, required, id, fieldClassName, max = 5, name, disabled, ...own } = props;
  const { value, defaultValue = null, onValueChange, className, ...rest } = own;
  const t = useMessages(ratingMessages);
  const group = useId();
  const [now, setNow] = useControllableState<number | null>(value, defaultValue, (next) => {
    if (next !== null) onValueChange?.(next);
  });
  /** The star under the pointer, filled as if it were chosen. */
  const [over, setOver] = useState<number | null>(null);
  const first = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(first, ref);
  useFormReset(first, () => setNow(value === undefined ? defaultValue : value));
  const filled = (!disabled && over) || now || 0;
  return (
    <Fieldset {...{ label, hint, error, required, id, fieldClassName }} slot="rating-input">
      {({ id, errorId }) => (
        <div className="flex flex-wrap items-center gap-x-3">
          <div role="presentation" className="-ms-2 flex flex-wrap" onPointerLeave={() => setOver(null)}>
            {Array.from({ length: max }, (_, index) => {
              const stars = index + 1;
              const leads = index === 0;
              return (
                <label
                  key={stars}
                  className={cn('relative size-11', disabled ? 'cursor-not-allowed' : 'cursor-pointer')}
                  onPointerEnter={(event) => event.pointerType === 'mouse' && setOver(stars)}
                >
                  <input
                    {...(leads && { ...rest, ref: merged })}
                    id={leads ? id : `${id}-${stars}`}
                    type="radio"
                    name={name ?? group}
                    value={stars}
                    checked={now === stars}
                    disabled={disabled}
                    aria-describedby={cn(errorId, leads && rest['aria-describedby']) || undefined}
                    onChange={() => setNow(stars)}
                    className={cn(
                      'peer absolute inset-0 m-0 size-full cursor-[inherit] opacity-0',
                      leads && className,
                    )}
                  />
                  <span className="pointer-events-none grid size-full place-items-center rounded-md peer-focus-visible:outline-3 peer-focus-visible:-outline-offset-3 peer-focus-visible:outline-focus">
                    <Star
                      share={stars <= filled ? 1 : 0}
                      className={cn('size-7', disabled && 'opacity-60', error && 'stroke-danger-ink')}
                    />
                  </span>
                  <span className="dk-visually-hidden">{t('stars', { count: stars })}</span>
                </label>
              );
            })}
          </div>
          <span aria-hidden="true" dir="auto" data-slot="rating-text" className="text-ink-muted tabular-nums">
            {now === null ? t('unrated') : t('value', { value: now, max })}
          </span>
        </div>
      )}
    </Fieldset>
  );
});
