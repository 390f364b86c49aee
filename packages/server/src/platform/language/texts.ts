import { languageOfText } from './written';

/** BCP 47 tags of what people write; `und` if its words do not say it. */
export const WRITTEN_LANGUAGES = ['en', 'sw', 'und'] as const;
type StoredLanguage = (typeof WRITTEN_LANGUAGES)[number];

/** The texts, and the values of the columns beside them. */
type Written<T> = T & { [Name in keyof T & string as `${Name}Language`]: StoredLanguage | null };

/**
 * What a person wrote, with its languages, for an insert or an update: `written({ body })` also sets `bodyLanguage`
 * (spec 16.24). A text that is null has no language, and one that is undefined stays as it is.
 */
export function written<T extends Record<string, string | null | undefined>>(texts: T): Written<T> {
  const languages = Object.entries(texts).map(([name, text]) => [`${name}Language`, storedLanguage(text)]);
  return { ...texts, ...Object.fromEntries(languages) } as Written<T>;
}

const storedLanguage = (text: string | null | undefined) =>
  typeof text === 'string' ? (languageOfText(text) ?? 'und') : text;

/**
 * The language of a stored text, for an answer (spec 16.25).
 * @param stored null for texts that are older than the column, or that the release before wrote: looked for now
 */
export function writtenIn(text: string | null, stored: string | null): 'en' | 'sw' | undefined {
  const language = stored ?? storedLanguage(text);
  return language === 'en' || language === 'sw' ? language : undefined;
}
