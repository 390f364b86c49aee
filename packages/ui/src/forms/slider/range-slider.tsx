import { forwardRef, type PointerEvent, useEffect, useRef, useState } from 'react';
import { cn } from '../../foundations/lib/cn';
import { directionOf } from '../../foundations/lib/direction';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { numberFormat } from '../../foundations/lib/intl';
import { useControllableState } from '../../foundations/lib/use-controllable-state';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';
import {
  defineMessages,
  useLocale,
  useMessages,
} from '../../foundations/messages-provider/messages-provider';
import { Fieldset, type FieldsetTexts } from '../field/fieldset';
import { useFormReset } from '../field/use-field-ids';
import { moved, type Range, thumbAt, valueAt } from './slider-scale';
import { type SliderMark, SliderTrack, thumbClasses } from './slider-track';

export const sliderMessages = defineMessages('slider', {
  low: 'Lowest',
  high: 'Highest',
});

export interface SliderScaleProps {
  /** Default 0. */
  min?: number;
  /** Default 100. */
  max?: number;
  /** Default 1. */
  step?: number;
  /** Ticks below the track, at most about three with a label: a phone has no room for more. */
  marks?: readonly SliderMark[];
  /** The value as text, shown and spoken, e.g. "Ksh 1,500". Default: the number in the locale. */
  format?: (value: number) => string;
}

export interface RangeSliderProps
  extends Omit<Forwarded, 'id'>,
    Omit<FieldsetTexts, 'required'>,
    SliderScaleProps {
  /** The lowest and the highest value. */
  value?: Range;
  /** Default: the whole scale. */
  defaultValue?: Range;
  onValueChange?: (value: Range) => void;
  /** Both values are in the form data under this name: first the lowest, then the highest. */
  name?: string;
  /** Id of a form elsewhere on the page. */
  form?: string;
  disabled?: boolean;
  /** Names of the two thumbs, read after the label. Default "Lowest" and "Highest". */
  thumbLabels?: readonly [string, string];
}

/**
 * A range between two thumbs. Each thumb is a native range input for keyboards and assistive technology; presses are
 * handled on the whole track, so that thumbs at the same place do not block each other.
 */
export const RangeSlider = forwardRef<HTMLInputElement, RangeSliderProps>(function RangeSlider(props, ref) {
  const {
    label,
    hint,
    error,
    id,
    fieldClassName,
    min = 0,
    max = 100,
    step = 1,
    marks,
    format,
    ...own
  } = props;
  const { value, defaultValue, onValueChange, name, form, disabled, thumbLabels, className, ...rest } = own;
  const t = useMessages(sliderMessages);
  const number = numberFormat(useLocale(), { maximumFractionDigits: 10 });
  const read = format ?? ((one: number) => number.format(one));
  const initial = defaultValue ?? [min, max];
  const [range, setRange] = useControllableState<Range>(value, initial, onValueChange);
  /** The thumb that follows the pointer; `undefined` until a press on both thumbs moves. */
  const [drag, setDrag] = useState<{ thumb: 0 | 1 | undefined } | null>(null);
  const track = useRef<HTMLSpanElement>(null);
  const low = useRef<HTMLInputElement>(null);
  const high = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(low, ref);
  useFormReset(low, () => setRange(value ?? initial));

  const change = (thumb: 0 | 1, to: number) => {
    const next = moved(range, thumb, to);
    if (next[0] !== range[0] || next[1] !== range[1]) setRange(next);
  };
  const follow = (clientX: number, thumb: 0 | 1 | undefined) => {
    const box = track.current?.querySelector('[data-track]')?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    const from = (clientX - box.left) / box.width;
    const to = valueAt(directionOf(track.current) === 'rtl' ? 1 - from : from, { min, max, step });
    const moving = thumb ?? thumbAt(to, range);
    setDrag({ thumb: moving });
    if (moving === undefined) return;
    (moving === 0 ? low : high).current?.focus();
    change(moving, to);
  };

  // On the window, so that the thumb follows outside the track too.
  useEffect(() => {
    if (!drag) return;
    const move = (event: globalThis.PointerEvent) => follow(event.clientX, drag.thumb);
    const end = () => setDrag(null);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  });

  return (
    <Fieldset {...{ label, hint, error, id, fieldClassName }} slot="range-slider">
      {({ id, errorId }) => (
        <>
          <span
            data-slot="slider-value"
            aria-hidden="true"
            className="flex justify-between gap-4 text-sm text-ink-muted tabular-nums"
          >
            <span>{read(range[0])}</span>
            <span>{read(range[1])}</span>
          </span>
          <span
            ref={track}
            role="presentation"
            data-slot="slider"
            className={cn(
              'relative block h-11 touch-pan-y',
              disabled ? 'cursor-not-allowed' : 'cursor-pointer',
              marks?.some((mark) => mark.label) && 'mb-4.5',
            )}
            onPointerDown={(event: PointerEvent) => {
              if (disabled || event.button !== 0) return;
              event.preventDefault();
              follow(event.clientX, undefined);
            }}
            // The focus stays on the thumb that moved.
            onMouseDown={(event) => event.preventDefault()}
          >
            <SliderTrack from={range[0]} to={range[1]} {...{ min, max, marks, disabled }} />
            {([0, 1] as const).map((thumb) => (
              <input
                key={thumb}
                {...(thumb === 0 && rest)}
                ref={thumb === 0 ? merged : high}
                id={thumb === 0 ? id : `${id}-high`}
                type="range"
                name={name}
                form={form}
                min={min}
                max={max}
                step={step}
                value={range[thumb]}
                disabled={disabled}
                aria-label={thumbLabels?.[thumb] ?? t(thumb === 0 ? 'low' : 'high')}
                aria-valuetext={read(range[thumb])}
                aria-invalid={error !== undefined || undefined}
                aria-describedby={cn(errorId, thumb === 0 && rest['aria-describedby']) || undefined}
                onChange={(event) => change(thumb, Number(event.target.value))}
                className={cn(thumbClasses, 'pointer-events-none', thumb === 0 && className)}
              />
            ))}
          </span>
        </>
      )}
    </Fieldset>
  );
});
