import { useLocale } from '@digiken/ui/messages-provider';
import { DEFAULT_LANGUAGE } from '../languages/languages';

/**
 * The language in which texts of courses open, where they have it (spec 14.196): that of the site, if a reader has chosen
 * another one than English. Undefined for English: each text opens in the language that it was written in.
 */
export function useReadingLanguage(): string | undefined {
  const locale = useLocale();
  return locale === DEFAULT_LANGUAGE ? undefined : locale;
}
