import { cn } from '@digiken/ui/internal/cn';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { useLanguageChange } from '../use-language-change';

export const languageToggleMessages = defineMessages('language-toggle', {
  change: 'change the language',
  changed: 'This site is now in English.',
});

export interface LanguageToggleProps {
  /** Shows the two letters of the language at every width, for bars with more tools than others. */
  compact?: boolean;
  className?: string;
}

/**
 * Changes the site to its next language (spec 14.198). The button names that language in its own words, in narrow bars by
 * its tag, with the same width in each language, so that nothing moves. Renders nothing if there is only one. After the
 * messages have changed, it announces this in the new language.
 */
export function LanguageToggle({ compact = false, className }: LanguageToggleProps) {
  const t = useMessages(languageToggleMessages);
  const { locale, languages, change } = useLanguageChange(t('changed'));
  const next = languages[(languages.findIndex(({ tag }) => tag === locale) + 1) % languages.length];
  if (languages.length < 2 || !next) return null;
  return (
    <button
      type="button"
      data-slot="language-toggle"
      className={cn(
        'flex min-h-target-primary min-w-11 shrink-0 items-center justify-center rounded-md text-sm font-bold text-ink hover:bg-hover',
        !compact && '@min-[40rem]/bar:min-w-22',
        className,
      )}
      onClick={() => change(next.tag)}
    >
      <span lang={next.tag}>
        <span className={cn('uppercase', !compact && '@min-[40rem]/bar:hidden')}>
          {next.tag.split('-')[0]}
        </span>{' '}
        <span className={compact ? 'sr-only' : 'sr-only @min-[40rem]/bar:not-sr-only'}>{next.name}</span>
      </span>
      <span className="dk-visually-hidden">, {t('change')}</span>
    </button>
  );
}
