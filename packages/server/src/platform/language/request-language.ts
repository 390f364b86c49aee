import { AsyncLocalStorage } from 'node:async_hooks';
import { LANGUAGES, type Language } from '@digiken/contract/constants';

export const DEFAULT_LANGUAGE: Language = 'en-KE';

const storage = new AsyncLocalStorage<Language>();

/** Runs a handler so that its mails to addresses without an account are in the language of the request. */
export const withLanguage = <T>(language: Language, run: () => T): T => storage.run(language, run);

/** The language of the request that is handled; undefined in a job. */
export const currentLanguage = (): Language | undefined => storage.getStore();

const base = (tag: string) => tag.toLowerCase().split('-')[0];

/**
 * The language of the site that an `Accept-Language` header prefers.
 * @returns English if the header is absent or names no language of the site
 */
export function acceptedLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part, place) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality), place };
    })
    .filter(({ quality }) => quality > 0)
    .sort((item, other) => other.quality - item.quality || item.place - other.place);
  for (const { tag } of wanted) {
    const found = LANGUAGES.find((language) => base(language) === base(tag));
    if (found) return found;
  }
  return DEFAULT_LANGUAGE;
}
