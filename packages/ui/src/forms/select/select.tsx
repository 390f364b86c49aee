import { ChevronDown } from 'lucide';
import { forwardRef, type SelectHTMLAttributes, useRef, useState, useImperativeHandle } from 'react';
import { cn } from '../../foundations/lib/cn';
import { Icon } from '../../foundations/lib/icon';
import { controlClasses, Field, type FieldTexts } from '../field/field';
import { useFormReset } from '../field/use-field-ids';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps
  extends FieldTexts,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'required' | 'children' | 'multiple' | 'size'> {
  options: readonly SelectOption[];
}

/**
 * Selects one of many options with the native control, which each platform optimises. `defaultValue` also applies
 * if its option is added later, e.g. after loading.
 */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  {
    label,
    hint,
    error,
    required,
    id,
    className,
    fieldClassName,
    options,
    defaultValue,
    onInput,
    onChange,
    ...select
  },
  ref,
) {
  const list = useRef<HTMLSelectElement>(null);
  // Smaller than merging refs, because it is on every first page.
  useImperativeHandle(ref, () => list.current as HTMLSelectElement, []);
  const [own, setOwn] = useState(defaultValue);
  // Browsers send `input` before `change`. A form that renders on `input` would reset the list to the old value.
  const [chosen, setChosen] = useState<string>();
  useFormReset(list, () => setOwn(defaultValue));
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={required}
      controlId={id}
      describedBy={select['aria-describedby']}
      className={fieldClassName}
    >
      {(control) => (
        <span className="relative block">
          <select
            value={own}
            {...select}
            ref={list}
            {...control}
            {...(chosen !== undefined && { value: chosen })}
            onInput={(event) => {
              setChosen(event.currentTarget.value);
              onInput?.(event);
            }}
            onChange={(event) => {
              setChosen(undefined);
              setOwn(event.target.value);
              onChange?.(event);
            }}
            data-slot="select"
            className={cn(controlClasses, 'cursor-pointer appearance-none truncate pe-11', className)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            of={ChevronDown}
            size={20}
            className="pointer-events-none absolute inset-y-0 end-3 my-auto text-ink-muted"
          />
        </span>
      )}
    </Field>
  );
});
