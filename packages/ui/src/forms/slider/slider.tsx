import { forwardRef, type InputHTMLAttributes, useRef } from 'react';
import { cn } from '../../foundations/lib/cn';
import { numberFormat } from '../../foundations/lib/intl';
import { useControllableState } from '../../foundations/lib/use-controllable-state';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';
import { useLocale } from '../../foundations/messages-provider/messages-provider';
import { Field, type FieldTexts } from '../field/field';
import { useFormReset } from '../field/use-field-ids';
import type { SliderScaleProps } from './range-slider';
import { SliderTrack, thumbClasses } from './slider-track';

export { RangeSlider, type RangeSliderProps, sliderMessages } from './range-slider';
export type { SliderMark } from './slider-track';

export interface SliderProps
  extends Omit<FieldTexts, 'required'>,
    SliderScaleProps,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      | 'id'
      | 'required'
      | 'readOnly'
      | 'children'
      | 'type'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | keyof SliderScaleProps
    > {
  value?: number;
  /** Default: `min`. */
  defaultValue?: number;
  onValueChange?: (value: number) => void;
}

/** A number on a scale: a native range input, with its value as text. */
export const Slider = forwardRef<HTMLInputElement, SliderProps>(function Slider(props, ref) {
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
  const { value, defaultValue = min, onValueChange, className, ...input } = own;
  const number = numberFormat(useLocale(), { maximumFractionDigits: 10 });
  const read = format ?? ((one: number) => number.format(one));
  const [now, setNow] = useControllableState(value, defaultValue, onValueChange);
  const control = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(control, ref);
  useFormReset(control, () => setNow(value ?? defaultValue));
  return (
    <Field
      {...{ label, hint, error }}
      controlId={id}
      describedBy={input['aria-describedby']}
      className={fieldClassName}
    >
      {({ required: _, ...field }) => (
        <span className="flex items-start gap-3">
          <span
            data-slot="slider"
            className={cn(
              'relative block h-11 min-w-0 flex-1',
              marks?.some((mark) => mark.label) && 'mb-4.5',
            )}
          >
            <SliderTrack from={min} to={now} {...{ min, max, marks }} disabled={input.disabled} />
            <input
              {...input}
              {...field}
              ref={merged}
              type="range"
              min={min}
              max={max}
              step={step}
              value={now}
              aria-valuetext={input['aria-valuetext'] ?? read(now)}
              onChange={(event) => setNow(Number(event.target.value))}
              className={cn(thumbClasses, className)}
            />
          </span>
          {/* The longest text keeps the width, so that the track does not change while the value does. */}
          <span
            data-slot="slider-value"
            aria-hidden="true"
            className="grid min-h-11 content-center text-end font-medium tabular-nums"
          >
            <span className="col-start-1 row-start-1">{read(now)}</span>
            <span className="invisible col-start-1 row-start-1 h-0 overflow-hidden">{read(max)}</span>
            <span className="invisible col-start-1 row-start-1 h-0 overflow-hidden">{read(min)}</span>
          </span>
        </span>
      )}
    </Field>
  );
});
