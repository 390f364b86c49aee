import { ChevronDown, X } from 'lucide';
import type { ForwardedRef, InputHTMLAttributes, ReactElement } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { cn } from '../../foundations/lib/cn';
import { Icon } from '../../foundations/lib/icon';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { optionId } from './combobox-list';
import { comboboxMessages } from './combobox-messages';
import { ComboboxPanel, type ComboboxPanelProps } from './combobox-panel';

interface ComboboxControlProps extends Omit<ComboboxPanelProps, 'labelledBy'> {
  slot: string;
  /** Attributes of the caller, then those of the field. */
  input: InputHTMLAttributes<HTMLInputElement>;
  control: InputHTMLAttributes<HTMLInputElement> & { id: string };
  forwarded: ForwardedRef<HTMLInputElement>;
  /** Leaves room for a button that clears the field. */
  clearable: boolean;
  className: string;
  /** Class: where the buttons end. */
  end: string;
  /** Puts the text field with its buttons into a frame. */
  frame?: (field: ReactElement) => ReactElement;
  /** The hidden inputs of the form. */
  hidden: ReactElement | null;
}

/** The text field with its buttons and its list. */
export function ComboboxControl(props: ComboboxControlProps) {
  const { box, slot, input, control, forwarded, clearable, className, end, frame, hidden, ...list } = props;
  const { root, field, fixed, open, listed, active, listId, text } = box;
  const t = useMessages(comboboxMessages);
  const ref = useMergedRef(field, forwarded);
  const label = `${control.id}-label`;
  const plain = (
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
        value={text}
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
          {clearable && box.filled && (
            <IconButton
              size="sm"
              id={`${control.id}-clear`}
              label={t('clear')}
              aria-labelledby={`${control.id}-clear ${label}`}
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
  const framed: ReactElement = frame ? frame(plain) : plain;
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
      {framed}
      {open && <ComboboxPanel {...list} box={box} labelledBy={label} />}
      {hidden}
    </span>
  );
}
