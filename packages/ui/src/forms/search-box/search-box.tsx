import { Search } from 'lucide';
import { forwardRef, type InputHTMLAttributes, type SubmitEvent, useId, useState } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { cn } from '../../foundations/lib/cn';
import { Icon } from '../../foundations/lib/icon';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { controlClasses } from '../field/field';

export const searchBoxMessages = defineMessages('search-box', { submit: 'Search', busy: 'Searching…' });

export interface SearchBoxProps
  extends Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'children' | 'type' | 'value' | 'defaultValue' | 'size' | 'onSubmit'
  > {
  label: string;
  /** Shows the label above the field. By default it is for screen readers only. */
  showLabel?: boolean;
  /** The initial text, applied again when it changes (e.g. the query of the URL). */
  defaultValue?: string;
  /** Called with the trimmed text, never with an empty one (spec 5.5). */
  onSearch: (text: string) => void;
  busy?: boolean;
  /** Path that receives the text as `?q=` if the form is submitted before hydration, e.g. `/search`. */
  action?: string;
  /** Class of the form around the field. */
  fieldClassName?: string;
}

/** A search field with its button. Submitting an empty field only focuses it. */
export const SearchBox = forwardRef<HTMLInputElement, SearchBoxProps>(function SearchBox(
  {
    label,
    showLabel = false,
    defaultValue = '',
    onSearch,
    busy = false,
    action,
    className,
    fieldClassName,
    ...input
  },
  ref,
) {
  const t = useMessages(searchBoxMessages);
  const own = useId();
  const id = input.id ?? own;
  const [text, setText] = useState(defaultValue);
  const [given, setGiven] = useState(defaultValue);
  if (given !== defaultValue) {
    setGiven(defaultValue);
    setText(defaultValue);
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const trimmed = text.trim();
    if (trimmed === '') event.currentTarget.querySelector('input')?.focus();
    else if (!busy) onSearch(trimmed);
  };

  return (
    <form
      role="search"
      action={action}
      aria-label={label}
      data-slot="search-box"
      onSubmit={submit}
      className={cn('flex min-w-0 flex-col gap-1.5', fieldClassName)}
    >
      <label htmlFor={id} className={showLabel ? 'font-bold' : 'dk-visually-hidden'}>
        {label}
      </label>
      <span className="relative block">
        <input
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          {...input}
          ref={ref}
          id={id}
          type="search"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            input.onChange?.(event);
          }}
          className={cn(controlClasses, 'appearance-none pe-13', className)}
        />
        <span className="absolute inset-y-0 end-1 flex items-center">
          <IconButton
            type="submit"
            size="sm"
            busy={busy}
            label={t(busy ? 'busy' : 'submit')}
            icon={<Icon of={Search} size={20} />}
          />
        </span>
      </span>
    </form>
  );
});
