import { Check } from 'lucide';
import { type ReactNode, useId } from 'react';
import { cx } from '../../foundations/lib/cx';
import { Icon } from '../../foundations/lib/icon';
import type { MenuEntry, MenuRadioGroup } from './menu';

const ROW =
  'flex min-h-target-primary w-full cursor-pointer items-center gap-3 rounded-md px-3 py-2 text-start select-none focus:bg-selected focus:outline-2 focus:-outline-offset-2 focus:outline-focus aria-disabled:cursor-not-allowed aria-disabled:text-ink-muted';

export interface MenuEntriesProps {
  entries: readonly MenuEntry[];
  /** Receives the action of the selected item. */
  onChosen: (run: () => void) => void;
}

export function MenuEntries({ entries, onChosen }: MenuEntriesProps) {
  return (
    <>
      {entries.map((entry, index) => {
        if ('separator' in entry)
          return <div key={`separator-${index}`} role="separator" className="mx-3 my-1.5 h-px bg-line" />;
        if ('group' in entry) return <RadioGroup key={entry.group} entry={entry} onChosen={onChosen} />;
        const { label, icon, danger, disabled, onSelect } = entry;
        return (
          <Item
            key={label}
            disabled={disabled}
            className={danger ? 'text-danger-ink' : undefined}
            onPress={() => onChosen(onSelect)}
          >
            {icon && (
              <span aria-hidden="true" className="shrink-0">
                {icon}
              </span>
            )}
            {label}
          </Item>
        );
      })}
    </>
  );
}

function RadioGroup({
  entry: { group, value, options, onValueChange },
  onChosen,
}: {
  entry: MenuRadioGroup;
  onChosen: MenuEntriesProps['onChosen'];
}) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} className="px-3 pt-2 pb-1 text-sm font-bold text-ink-muted">
        {group}
      </div>
      {options.map((option) => (
        <Item
          key={option.value}
          checked={option.value === value}
          onPress={() => onChosen(() => onValueChange(option.value))}
        >
          <span className="w-5 shrink-0">
            {option.value === value && <Icon of={Check} size={20} className="text-accent-ink" />}
          </span>
          {option.label}
        </Item>
      ))}
    </div>
  );
}

interface ItemProps {
  /** Set for one of several exclusive items. */
  checked?: boolean;
  disabled?: boolean;
  className?: string;
  onPress: () => void;
  children: ReactNode;
}

function Item({ checked, disabled, className, onPress, children }: ItemProps) {
  return (
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      aria-disabled={disabled || undefined}
      tabIndex={-1}
      className={cx(ROW, className)}
      onClick={disabled ? undefined : onPress}
      onPointerMove={(event) => {
        if (!disabled && event.pointerType === 'mouse') event.currentTarget.focus({ preventScroll: true });
      }}
    >
      {children}
    </button>
  );
}
