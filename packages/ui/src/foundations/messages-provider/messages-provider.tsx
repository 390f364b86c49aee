import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { numberFormat, pluralRules } from '../lib/intl';

/** A text, or its plural forms by CLDR category. `{name}` stands for a value. */
export type Message = string | { one: string; other: string; zero?: string };
export type Values = Record<string, string | number>;

export interface MessageSet<T extends Record<string, Message>> {
  readonly namespace: string;
  readonly defaults: T;
}

/** Replacements by namespace and key, e.g. `{ dialog: { close: 'Funga' } }`. */
export type MessageOverrides = Record<string, Record<string, Message>>;

/** Declares a component's user-facing texts, with English defaults, beside the component. */
export function defineMessages<T extends Record<string, Message>>(
  namespace: string,
  defaults: T,
): MessageSet<T> {
  return { namespace, defaults };
}

interface MessagesContextValue {
  locale: string;
  overrides: MessageOverrides;
}

const MessagesContext = createContext<MessagesContextValue>({ locale: 'en-KE', overrides: {} });

export interface MessagesProviderProps {
  /** BCP 47 tag; decides plural forms, numbers and dates. Default `en-KE`. */
  locale?: string;
  messages?: MessageOverrides;
  children: ReactNode;
}

export function MessagesProvider({ locale = 'en-KE', messages, children }: MessagesProviderProps) {
  const value = useMemo(() => ({ locale, overrides: messages ?? {} }), [locale, messages]);
  return <MessagesContext.Provider value={value}>{children}</MessagesContext.Provider>;
}

function fill(message: Message, values: Values, locale: string): string {
  let text: string;
  if (typeof message === 'string') text = message;
  else if (values.count === 0 && message.zero !== undefined) text = message.zero;
  else
    text = pluralRules(locale).select(Number(values.count)) === 'one' ? message.one : message.other;
  if (!text.includes('{')) return text;
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => {
    const value = values[key];
    if (value === undefined) return whole;
    return typeof value === 'number' ? numberFormat(locale).format(value) : value;
  });
}

/** The texts of one component: `t('close')`, `t('left', { count: 2, total: 6 })`. */
export function useMessages<T extends Record<string, Message>>(set: MessageSet<T>) {
  const { locale, overrides } = useContext(MessagesContext);
  return useMemo(() => {
    const own = overrides[set.namespace];
    return (key: keyof T & string, values: Values = {}) =>
      fill(own?.[key] ?? (set.defaults[key] as Message), values, locale);
  }, [locale, overrides, set]);
}

/** BCP 47 tag that numbers, dates and plurals follow. */
export function useLocale(): string {
  return useContext(MessagesContext).locale;
}
