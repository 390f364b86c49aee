// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Message, MessageSet } from '@digiken/ui/messages-provider';
import { messages as swahili } from '../src/languages/sw';

type AnySet = MessageSet<Record<string, Message>>;

const isSet = (value: unknown): value is AnySet =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'defaults' in value;

const modules = import.meta.glob<Record<string, unknown>>(
  ['../src/*messages.ts', '../src/areas/**/messages.ts', '../src/areas/**/messages/*.ts'],
  { eager: true },
);
const english = Object.values(modules).flatMap((module) => Object.values(module).filter(isSet));

/** Every file that declares texts, wherever it is, so that a set in an unusual place is not passed over. */
const sources = import.meta.glob<string>('../src/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const declared = Object.values(sources).flatMap((source) =>
  [...source.matchAll(/defineMessages\(\s*'([^']+)'/g)].map(([, namespace]) => namespace ?? ''),
);

const texts = (message: Message) => (typeof message === 'string' ? { text: message } : message);
const blanks = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([blank]) => blank);
const blanksOf = (message: Message) => [...new Set(Object.values(texts(message)).flatMap(blanks))].sort();

/** The same in both languages: names, addresses and loan words that Kenyans use. */
const SAME = new Set(['Facebook', 'X', 'LinkedIn', 'YouTube', 'M-Pesa', '– Digiken']);
const words = (text: string) => text.replace(/\{\w+\}/g, '').replace(/^[\s:,]+|[\s:,]+$/g, '');

describe('the app’s own texts ship in English and in Kiswahili', () => {
  it('every namespace is translated, and none is left over', () => {
    const namespaces = english.map(({ namespace }) => namespace).sort();
    expect(namespaces).toEqual([...declared].sort());
    expect(Object.keys(swahili).sort()).toEqual(namespaces);
  });

  describe.each(english)('$namespace', ({ namespace, defaults }) => {
    const translated = swahili[namespace] ?? {};

    it('has the same keys, with the same plural forms', () => {
      const forms = (set: Record<string, Message>) =>
        Object.fromEntries(Object.entries(set).map(([key, text]) => [key, Object.keys(texts(text)).sort()]));
      expect(forms(translated)).toEqual(forms(defaults));
    });

    it('[14.199] has no English text', () => {
      const left = Object.entries(defaults).flatMap(([key, message]) => {
        const own: Record<string, string> = texts(translated[key] ?? '');
        return Object.entries(texts(message))
          .filter(
            ([form, text]) => own[form] === text && /\p{L}/u.test(words(text)) && !SAME.has(words(text)),
          )
          .map(([, text]) => `${key}: ${text}`);
      });
      expect(left).toEqual([]);
    });

    it.each(Object.entries(defaults))('%s says something and fills the same blanks', (key, message) => {
      const own = translated[key] ?? '';
      expect(Object.values(texts(own)).filter((text) => text.trim() === '')).toEqual([]);
      expect(blanksOf(own)).toEqual(blanksOf(message));
    });
  });
});
