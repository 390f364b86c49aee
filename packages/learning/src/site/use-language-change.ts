import { useAnnounce } from '@digiken/ui/announcer';
import { useLanguages, useLocale } from '@digiken/ui/messages-provider';
import { useEffect, useRef } from 'react';

/**
 * The languages of the site, and a function that changes to one of them.
 * @param said what to announce, in the new language, once its messages are there
 */
export function useLanguageChange(said: string) {
  const locale = useLocale();
  const choice = useLanguages();
  const announce = useAnnounce();
  const chosen = useRef<string>(undefined);

  useEffect(() => {
    if (chosen.current !== locale) return;
    chosen.current = undefined;
    announce(said);
  }, [locale, announce, said]);

  return {
    locale,
    languages: choice?.languages ?? [],
    change: (tag: string) => {
      chosen.current = tag;
      choice?.onChange(tag);
    },
  };
}
