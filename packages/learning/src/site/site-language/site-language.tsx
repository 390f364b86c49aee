import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { Select } from '@digiken/ui/select';
import { useLanguageChange } from '../use-language-change';

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
  const { locale, languages, change } = useLanguageChange(t('changed'));
  if (languages.length < 2) return null;
  return (
    <div data-slot="site-language" className={className}>
      <Select
        label={t('label')}
        value={locale}
        options={languages.map(({ tag, name }) => ({ value: tag, label: name }))}
        onChange={(event) => change(event.target.value)}
      />
    </div>
  );
}
