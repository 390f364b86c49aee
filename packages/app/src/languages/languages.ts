import { LANGUAGES, type Language, SESSION_COOKIE } from '@digiken/contract/constants';
import type { MessageOverrides, SiteLanguageOption } from '@digiken/ui/messages-provider';

/** The English texts are part of every component; another language is fetched once somebody chooses it. */
const CATALOGUES: Record<Language, () => Promise<MessageOverrides | undefined>> = {
  'en-KE': () => Promise.resolve(undefined),
  'sw-KE': async () => {
    const [library, learning, own] = await Promise.all([
      import('@digiken/ui/messages-sw'),
      import('@digiken/learning/messages-sw'),
      import('./sw'),
    ]);
    return { ...library.messages, ...learning.messages, ...own.messages };
  },
};
const NAMES: Record<Language, string> = { 'en-KE': 'English', 'sw-KE': 'Kiswahili' };
const KEY = 'language';

export const DEFAULT_LANGUAGE: Language = 'en-KE';
export const SITE_LANGUAGES: readonly SiteLanguageOption[] = LANGUAGES.map((tag) => ({
  tag,
  name: NAMES[tag],
}));

export interface SpokenLanguage {
  language: Language;
  messages: MessageOverrides | undefined;
}

const ENGLISH: SpokenLanguage = { language: DEFAULT_LANGUAGE, messages: undefined };
const listeners = new Set<() => void>();
let spoken = ENGLISH;
let wanted: Language = DEFAULT_LANGUAGE;
let chosenSignedIn: Language | undefined;

const isLanguage = (tag: unknown): tag is Language =>
  typeof tag === 'string' && (LANGUAGES as readonly string[]).includes(tag);

function kept(): Language {
  try {
    const tag = window.localStorage.getItem(KEY);
    return isLanguage(tag) ? tag : DEFAULT_LANGUAGE;
  } catch {
    return DEFAULT_LANGUAGE;
  }
}

function keep(language: Language): void {
  try {
    window.localStorage.setItem(KEY, language);
  } catch {
    // Storage refused by the browser: the choice holds for this visit.
  }
}

/**
 * Changes the language of the whole site, once its texts are there.
 * @returns false when they could not be fetched: the language stays as it was
 */
export async function chooseLanguage(language: Language): Promise<boolean> {
  wanted = language;
  let messages: MessageOverrides | undefined;
  try {
    messages = await CATALOGUES[language]();
  } catch {
    if (wanted === language) wanted = spoken.language;
    return false;
  }
  // Somebody who has changed their mind meanwhile gets what they chose last.
  if (wanted !== language) return true;
  spoken = { language, messages };
  document.documentElement.lang = language;
  keep(language);
  for (const listener of listeners) listener();
  return true;
}

/** Brings back what was chosen at the last visit; pre-rendered pages are English and change once they run. */
export function restoreLanguage(): void {
  const language = kept();
  if (language !== DEFAULT_LANGUAGE) void chooseLanguage(language);
}

export const languageStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  get: () => spoken,
  getOnServer: () => ENGLISH,
};

/** The user's own choice, in the header or the settings. */
export function changeLanguage(tag: string): void {
  if (!isLanguage(tag)) return;
  if (document.cookie.includes(`${SESSION_COOKIE}=`)) chosenSignedIn = tag;
  void chooseLanguage(tag);
}

/**
 * What a signed-in user has chosen on this page; undefined if nothing. Their account may not be known yet when they
 * do: then the choice goes to the account, and not the other way round.
 */
export const languageChosenSignedIn = (): Language | undefined => chosenSignedIn;

/** Before another user's account is compared. */
export function forgetLanguageChoice(): void {
  chosenSignedIn = undefined;
}
