import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Message, MessageSet } from '../lib/define-messages';
import { numberFormat, pluralRules } from '../lib/intl';

export { defineMessages, type Message, type MessageSet } from '../lib/define-messages';

export type Values = Record<string, string | number>;

/** Replacements by namespace and key, e.g. `{ dialog: { close: 'Funga' } }`. */
export type MessageOverrides = Record<string, Record<string, Message>>;

/** A language of the site: its BCP 47 tag and its native name. */
export interface SiteLanguageOption {
  tag: string;
  name: string;
}

export interface LanguageChoice {
  languages: readonly SiteLanguageOption[];
  onChange: (tag: string) => void;
}

interface MessagesContextValue {
  locale: string;
  currency?: string;
  overrides: MessageOverrides;
  choice?: LanguageChoice;
}

const MessagesContext = createContext<MessagesContextValue>({ locale: 'en-KE', overrides: {} });

export interface MessagesProviderProps {
  /** BCP 47 tag; decides plural forms, numbers and dates. Default `en-KE`. */
  locale?: string;
  /** ISO 4217 code of prices. Default `KES`. */
  currency?: string;
  messages?: MessageOverrides;
  /** The languages that users can select. Components with a language choice show it only if this is set. */
  languages?: readonly SiteLanguageOption[];
  /** Called with the tag of the selected language: pass its `locale` and `messages`. */
  onLanguageChange?: (tag: string) => void;
  children: ReactNode;
}

export function MessagesProvider({
  locale = 'en-KE',
  currency,
  messages,
  languages,
  onLanguageChange,
  children,
}: MessagesProviderProps) {
  const value = useMemo(
    () => ({
      locale,
      currency,
      overrides: messages ?? {},
      choice: languages && onLanguageChange && { languages, onChange: onLanguageChange },
    }),
    [locale, currency, messages, languages, onLanguageChange],
  );
  return <MessagesContext.Provider value={value}>{children}</MessagesContext.Provider>;
}

/** A missing message, e.g. for a status of a newer server, is an empty text. */
function fill(message: Message = '', values: Values, locale: string): string {
  const text =
    typeof message === 'string'
      ? message
      : ((values.count === 0 ? message.zero : null) ??
        message[pluralRules(locale).select(Number(values.count)) as 'one'] ??
        message.other);
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => {
    const value = values[key] ?? whole;
    if (typeof value === 'number') return numberFormat(locale).format(value);
    // Letters of a right-to-left script would carry the punctuation around them to the other side.
    return /[\u0590-\u08ff]/.test(value) ? `\u2068${value}\u2069` : value;
  });
}

/** The texts of one component: `t('close')`, `t('left', { count: 2, total: 6 })`. */
export function useMessages<T extends Record<string, Message>>(set: MessageSet<T>) {
  const { locale, overrides } = useContext(MessagesContext);
  return useMemo(() => {
    const own = overrides[set.namespace];
    return (key: keyof T & string, values: Values = {}) =>
      fill(own?.[key] ?? set.defaults[key], values, locale);
  }, [locale, overrides, set]);
}

/** BCP 47 tag for numbers, dates and plurals. */
export function useLocale(): string {
  return useContext(MessagesContext).locale;
}

/** ISO 4217 code of prices. */
export function useCurrency(): string {
  return useContext(MessagesContext).currency ?? 'KES';
}

/** The languages of the site and the function to change it; undefined if there is no choice. */
export function useLanguages(): LanguageChoice | undefined {
  return useContext(MessagesContext).choice;
}
