import { useEffect, useRef } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { defineMessages, useLanguages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { Select } from '@digiken/ui/select';

export const siteLanguageMessages = defineMessages('site-language', {
  label: 'Language of this site',
  changed: 'This site is now in English.',
});

export interface SiteLanguageProps {
  className?: string;
}

/**
 * Selects the site's language from those of `DigikenProvider`. Renders nothing if there is only one.
 * After the messages have changed, it announces this in the selected language.
 */
export function SiteLanguage({ className }: SiteLanguageProps) {
  const t = useMessages(siteLanguageMessages);
  const locale = useLocale();
  const choice = useLanguages();
  const announce = useAnnounce();
  const chosen = useRef<string>(undefined);

  useEffect(() => {
    if (chosen.current !== locale) return;
    chosen.current = undefined;
    announce(t('changed'));
  }, [locale, announce, t]);

  if (!choice || choice.languages.length < 2) return null;
  return (
    <div data-slot="site-language" className={className}>
      <Select
        label={t('label')}
        value={locale}
        options={choice.languages.map(({ tag, name }) => ({ value: tag, label: name }))}
        onChange={(event) => {
          chosen.current = event.target.value;
          choice.onChange(event.target.value);
        }}
      />
    </div>
  );
}
