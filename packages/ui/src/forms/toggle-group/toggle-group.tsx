import { forwardRef, type KeyboardEvent, type ReactNode, useContext, useRef, useState } from 'react';
import { cn } from '../../foundations/lib/cn';
import { columnTarget, rowTarget } from '../../foundations/lib/direction';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { InToolbar } from '../../foundations/lib/in-toolbar';
import { mergeProps } from '../../foundations/lib/pressable';
import { useControllableState } from '../../foundations/lib/use-controllable-state';
import { useFormReset } from '../field/use-field-ids';

export interface ToggleGroupItem {
  value: string;
  label: string;
  /** Decorative icon before the label. */
  icon?: ReactNode;
  disabled?: boolean;
}

const SIZE = {
  sm: 'min-h-8 px-2.5 py-0.5 text-sm',
  md: 'min-h-10 px-4 py-1.5 text-base',
  lg: 'min-h-13 px-5 py-2.5 text-lg',
} as const;

interface CommonProps extends Forwarded {
  /** The accessible name of the group. */
  label: string;
  items: readonly ToggleGroupItem[];
  /** Heights of 36, 44 and 56 px, like those of Button. Default `md`. */
  size?: keyof typeof SIZE;
  /** Shows the icons alone; the labels are still their names. Each item needs an icon. */
  hideLabels?: boolean;
  /** Sends the value with its form; with `multiple` one for each item that is on. */
  name?: string;
  disabled?: boolean;
}

export interface SingleToggleGroupProps extends CommonProps {
  multiple?: false;
  /** The value of the item that is on (controlled). */
  value?: string;
  /** The value of the item that is on initially (uncontrolled). Default none. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

export interface MultipleToggleGroupProps extends CommonProps {
  /** Each item is on or off by itself. */
  multiple: true;
  /** The values of the items that are on (controlled). */
  value?: readonly string[];
  /** The values of the items that are on initially (uncontrolled). Default none. */
  defaultValue?: readonly string[];
  onValueChange?: (value: string[]) => void;
}

export type ToggleGroupProps = SingleToggleGroupProps | MultipleToggleGroupProps;

const listOf = (value: string | readonly string[] | undefined) =>
  value === undefined ? undefined : typeof value === 'string' ? [value] : value;

/**
 * A few options in one row, of which one is on, or with `multiple` any number. One of them is a group of radios: exactly
 * one is on, readers say "1 of 3", and arrow keys select. Any number are buttons that are pressed or not. Both are one
 * stop of Tab; in a Toolbar they are controls of its stop, where arrow keys only move.
 */
export const ToggleGroup = forwardRef<HTMLDivElement, ToggleGroupProps>(function ToggleGroup(
  {
    label,
    items,
    size = 'md',
    hideLabels = false,
    name,
    disabled = false,
    multiple = false,
    value: given,
    defaultValue,
    onValueChange,
    className,
    ...rest
  },
  ref,
) {
  const initial = listOf(defaultValue) ?? NO_VALUES;
  const change = (next: readonly string[]) => {
    (onValueChange as ((value: string | string[]) => void) | undefined)?.(
      multiple ? [...next] : (next[0] ?? ''),
    );
  };
  const [on, setOn] = useControllableState<readonly string[]>(listOf(given), initial, change);
  const inToolbar = useContext(InToolbar);
  const first = useRef<HTMLButtonElement>(null);
  useFormReset(first, () => given === undefined && setOn(initial));

  const [focused, setFocused] = useState<string>();
  const usable = items.filter((item) => !disabled && !item.disabled).map(({ value }) => value);
  const wanted = multiple ? focused : on[0];
  const stop = wanted !== undefined && usable.includes(wanted) ? wanted : usable[0];

  const toggle = (value: string) => {
    if (!multiple) setOn([value]);
    else setOn(on.includes(value) ? on.filter((other) => other !== value) : [...on, value]);
  };
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (inToolbar || event.ctrlKey || event.altKey || event.metaKey) return;
    const from = event.target instanceof HTMLElement ? event.target.dataset.value : undefined;
    const at = usable.indexOf(from ?? '');
    const to = usable[rowTarget(event, at, usable.length) ?? columnTarget(event, at, usable.length) ?? -1];
    if (to === undefined) return;
    event.preventDefault();
    const options = [...event.currentTarget.querySelectorAll('button')];
    options.find(({ dataset }) => dataset.value === to)?.focus();
    if (!multiple) setOn([to]);
  };

  return (
    <div
      {...mergeProps({ onKeyDown: move }, rest)}
      ref={ref}
      role={multiple ? 'group' : 'radiogroup'}
      aria-label={label}
      data-slot="toggle-group"
      className={cn(
        'inline-flex max-w-full flex-wrap rounded-md border-2 border-line-control bg-surface',
        className,
      )}
    >
      {items.map((item, index) => {
        const { value } = item;
        const isOn = on.includes(value);
        return (
          <button
            key={value}
            ref={index === 0 ? first : undefined}
            type="button"
            role={multiple ? undefined : 'radio'}
            aria-checked={multiple ? undefined : isOn}
            aria-pressed={multiple ? isOn : undefined}
            aria-label={hideLabels ? item.label : undefined}
            data-value={value}
            disabled={disabled || item.disabled}
            tabIndex={inToolbar ? undefined : value === stop ? 0 : -1}
            onFocus={() => setFocused(value)}
            onClick={() => toggle(value)}
            className={cn(
              'inline-flex min-w-target max-w-full items-center justify-center gap-2 rounded-sm border-2 transition-colors duration-fast focus-visible:z-1 disabled:text-ink-muted disabled:line-through pointer-coarse:min-h-target-primary pointer-coarse:min-w-target-primary',
              SIZE[size],
              hideLabels && 'px-2',
              isOn
                ? 'border-accent-ink bg-selected font-bold text-ink forced-colors:border-[Highlight] forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none'
                : 'border-transparent text-ink not-disabled:hover:bg-hover',
            )}
          >
            {item.icon && (
              <span aria-hidden="true" className="shrink-0">
                {item.icon}
              </span>
            )}
            {!hideLabels && <span className="min-w-0 wrap-anywhere">{item.label}</span>}
          </button>
        );
      })}
      {name !== undefined &&
        usable
          .filter((value) => on.includes(value))
          .map((value) => <input key={value} type="hidden" name={name} value={value} />)}
    </div>
  );
});

const NO_VALUES: readonly string[] = [];
