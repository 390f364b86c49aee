import { ChevronDown, X } from 'lucide';
import type { ForwardedRef, InputHTMLAttributes, ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { cn } from '../../foundations/lib/cn';
import { Icon } from '../../foundations/lib/icon';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import type { ControlProps } from '../field/field';
import { type ComboboxListProps, optionId } from './combobox-list';
import { comboboxMessages } from './combobox-messages';
import { ComboboxPanel } from './combobox-panel';
import type { ComboboxBox } from './use-combobox-core';

interface ComboboxRootProps extends Pick<ComboboxListProps, 'chosen' | 'full'> {
  box: ComboboxBox;
  slot: string;
  control: ControlProps;
  emptyText?: string;
  /** The hidden inputs of the form. */
  hidden: ReactNode;
  children: ReactNode;
}

/** The element around the field, its list and its hidden inputs. */
export function ComboboxRoot(props: ComboboxRootProps) {
  const { box, slot, control, chosen, full, emptyText, hidden, children } = props;
  const { root, panel, open, listId, shown, active, text, state } = box;
  return (
    <span
      ref={root}
      role="presentation"
      data-slot={slot}
      className="relative block"
      onBlur={(event) => {
        // Keep an open list: the user of a touch screen reader may be moving to an option.
        if (!open && !event.currentTarget.contains(event.relatedTarget)) box.leave();
      }}
    >
      {children}
      {open && (
        <ComboboxPanel
          id={listId}
          labelledBy={`${control.id}-label`}
          options={shown}
          onPick={box.pick}
          onRetry={box.retry}
          {...{ panel, state, text, emptyText, active, chosen, full }}
        />
      )}
      {hidden}
    </span>
  );
}

interface ComboboxInputProps {
  box: ComboboxBox;
  input: InputHTMLAttributes<HTMLInputElement>;
  control: InputHTMLAttributes<HTMLInputElement> & { id: string };
  forwarded: ForwardedRef<HTMLInputElement>;
  fixed: boolean;
  /** Leaves room for a button that clears the field. */
  clearable: boolean;
  /** There is something to clear. */
  filled: boolean;
  className: string;
  /** Where the buttons end. */
  end: string;
}

/** The text field with its buttons. */
export function ComboboxInput(props: ComboboxInputProps) {
  const { box, input, control, forwarded, fixed, clearable, filled, className, end } = props;
  const { field, open, listed, active, listId } = box;
  const t = useMessages(comboboxMessages);
  const ref = useMergedRef(field, forwarded);
  return (
    <>
      <input
        {...input}
        {...control}
        ref={ref}
        type="text"
        role="combobox"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={listed ? listId : undefined}
        aria-activedescendant={active !== null ? optionId(listId, active) : undefined}
        value={box.text}
        onChange={(event) => {
          box.type(event.target.value);
          input.onChange?.(event);
        }}
        onClick={(event) => {
          if (!fixed && !open) box.show();
          input.onClick?.(event);
        }}
        onKeyDown={(event) => {
          input.onKeyDown?.(event);
          if (!event.defaultPrevented) box.onKeyDown(event);
        }}
        className={cn(className, clearable ? 'pe-22' : 'pe-13', input.className)}
      />
      {!fixed && (
        <span className={cn('absolute inset-y-0', end, 'flex items-center')}>
          {clearable && filled && (
            <IconButton
              size="sm"
              id={`${control.id}-clear`}
              label={t('clear')}
              aria-labelledby={`${control.id}-clear ${control.id}-label`}
              icon={<Icon of={X} size={20} />}
              onClick={box.clear}
            />
          )}
          <IconButton
            size="sm"
            // The arrow keys do the same (APG combobox).
            tabIndex={-1}
            label={t(open ? 'hide' : 'show')}
            icon={<Icon of={ChevronDown} size={20} />}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              field.current?.focus();
              if (open) box.hide();
              else box.show();
            }}
          />
        </span>
      )}
    </>
  );
}
