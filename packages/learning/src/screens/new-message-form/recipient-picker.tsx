import { clock } from '@digiken/ui/clock';
import { X } from 'lucide';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { Checkbox } from '@digiken/ui/checkbox';
import { controlClasses, FieldError } from '@digiken/ui/field';
import { SearchIcon } from '@digiken/ui/internal/search-icon';
import { useAnnounce } from '@digiken/ui/announcer';
import { cn } from '@digiken/ui/internal/cn';
import { Icon } from '@digiken/ui/icon';
import { useMessages } from '@digiken/ui/messages-provider';
import { newMessageMessages } from './new-message-form.messages';

export interface RecipientView {
  id: string;
  name: string;
  /** Why the user may write to them, e.g. the course's title. */
  context: string;
}

export interface RecipientPickerProps {
  /** Id of the search field; an error summary links to it. */
  id: string;
  /** The people who match the search. */
  found: readonly RecipientView[];
  searching: boolean;
  /** Receives the trimmed text when typing pauses, and immediately on Enter. */
  onSearch: (text: string) => void;
  chosen: readonly RecipientView[];
  onChosenChange: (chosen: readonly RecipientView[]) => void;
  error?: string;
}

/** Delay after the last key before a search, in milliseconds. */
const PAUSE = 300;

/** Finds and selects people by name: a search field, native checkboxes, and a remove button for each selected person. */
export function RecipientPicker({
  id,
  found,
  searching,
  onSearch,
  chosen,
  onChosenChange,
  error,
}: RecipientPickerProps) {
  const t = useMessages(newMessageMessages);
  const announce = useAnnounce();
  const [text, setText] = useState('');
  const searched = useRef('');
  const awaited = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;

  const search = (value: string) => {
    if (value === searched.current) return;
    searched.current = value;
    awaited.current = true;
    onSearch(value);
  };
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  useEffect(() => {
    const timer = clock.setTimeout(() => latest.current(text.trim()), PAUSE);
    return () => clock.clearTimeout(timer);
  }, [text]);

  useEffect(() => {
    if (!awaited.current || searching) return;
    awaited.current = false;
    announce(t('found', { count: found.length }));
  }, [found, searching, announce, t]);

  const searchNow = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Without this, Enter in the field would submit the whole form.
    event.preventDefault();
    search(text.trim());
  };
  const toggle = (person: RecipientView, on: boolean) => {
    onChosenChange(on ? [...chosen, person] : chosen.filter(({ id: other }) => other !== person.id));
    announce(t(on ? 'chosenNow' : 'removedNow', { name: person.name }));
  };
  const takeOut = (person: RecipientView, index: number) => {
    toggle(person, false);
    const buttons = chips.current?.querySelectorAll('button');
    (buttons?.item(index + 1) ?? buttons?.item(index - 1) ?? input.current)?.focus();
  };

  return (
    <fieldset aria-describedby={cn(hintId, error && errorId)} className="flex min-w-0 flex-col gap-3">
      <legend className="font-bold">{t('to')}</legend>
      <p id={hintId} className="text-sm text-ink-muted">
        {t('toHint')}
      </p>
      {chosen.length > 0 && (
        <ul ref={chips} aria-label={t('chosen')} className="flex flex-wrap gap-2">
          {chosen.map((person, index) => (
            <li key={person.id} className="max-w-full">
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('remove', { name: person.name })}
                iconAfter={<Icon of={X} size={16} />}
                onClick={() => takeOut(person, index)}
                className="bg-selected wrap-anywhere"
              >
                {person.name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id}>{t('search')}</label>
        <span className="relative block">
          <SearchIcon />
          <input
            ref={input}
            id={id}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            value={text}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={searchNow}
            className={cn(controlClasses, 'ps-11')}
          />
        </span>
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </div>
      {searching && <p className="text-ink-muted">{t('searching')}</p>}
      {!searching && found.length === 0 && text.trim() !== '' && (
        <p className="text-ink-muted">{t('found', { count: 0 })}</p>
      )}
      {found.length > 0 && (
        <ul
          aria-label={t('foundLabel')}
          className="flex flex-col gap-3 rounded-lg border bg-surface p-4 in-[.high-contrast]:border-2 forced-colors:border-2"
        >
          {found.map((person) => (
            <li key={person.id} className="wrap-anywhere">
              <Checkbox
                label={person.name}
                hint={person.context}
                checked={chosen.some((other) => other.id === person.id)}
                onChange={(event) => toggle(person, event.target.checked)}
              />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
