import { Languages } from 'lucide';
import { useId } from 'react';
import { Icon } from '@digiken/ui/icon';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

export const languageSwitchMessages = defineMessages('languageSwitch', { label: 'Language' });

export interface LanguageSwitchProps {
  /** BCP 47 tags of the languages of the text. */
  languages: string[];
  current: string;
  onChange: (language: string) => void;
}

/** A language's native name ("Kiswahili"); its tag if the browser knows no name. */
export function languageName(tag: string): string {
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return tag;
  }
}

/** Selects the language of a lesson's text, each by its native name. Renders nothing if there is only one. */
export function LanguageSwitch({ languages, current, onChange }: LanguageSwitchProps) {
  const t = useMessages(languageSwitchMessages);
  const id = useId();
  if (languages.length < 2) return null;
  return (
    <span data-slot="language-switch" className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <label htmlFor={id} className="inline-flex items-center gap-2 text-sm text-ink-muted">
        <Icon of={Languages} size={18} className="shrink-0" />
        {t('label')}
      </label>
      <select
        id={id}
        value={current}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-9 max-w-full rounded-md border-2 border-line-control bg-surface px-2 py-1 text-sm font-medium"
      >
        {languages.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {languageName(tag)}
          </option>
        ))}
      </select>
    </span>
  );
}
