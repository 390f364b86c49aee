import { describe, expect, it } from 'vitest';
import { messages as learningSwahili } from '../../packages/learning/src/foundations/messages-sw/messages-sw.ts';
import type { Message } from '../../packages/ui/src/foundations/messages-provider/messages-provider.tsx';
import { messages as uiSwahili } from '../../packages/ui/src/foundations/messages-sw/messages-sw.ts';
import { englishMessages } from './english-messages.ts';
import { libraryRoot } from './sources.ts';

type Texts = Record<string, Record<string, Message>>;
const CATALOGUES = {
  ui: { english: englishMessages(libraryRoot('ui')) as Texts, swahili: uiSwahili },
  learning: { english: englishMessages(libraryRoot('learning')) as Texts, swahili: learningSwahili },
};

const texts = (message: Message) => (typeof message === 'string' ? { text: message } : message);
const blanks = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([blank]) => blank).sort();

/** Words that the glossary replaces: they mislead, or mean something else to Kenyan readers. */
const AVOIDED =
  /\b(teua|(im|zim|kim)?eteuliwa|uteuzi|ulinganuzi|m?w?angavu|ulengaji|kimelengwa|megabaiti|walemavu|namba|kumbukumbu ya kozi|mkufunzi|wakufunzi|uingizaji|mafaili|filamu)\b|\bfaili (hili|hilo|lina|liko|la)\b|\bherufi [\d{]\S* (zaidi|zisizidi)\b|^(umeripotiwa|umeondolewa|umemalizika|umepitwa)\b/i;

/** The same in both languages: names, formats, keys as they are printed, and loan words that Kenyans use. */
const SAME = new Set([
  'Data',
  'Digiken',
  'M-Pesa',
  'Visa, Mastercard',
  'Markdown',
  'GIFT (Moodle)',
  'Aiken',
  'Common Cartridge 1.3',
  'Space',
  'MB',
  'AI',
  // East Africa Time.
  'EAT',
  'video',
  // 720p
  'p',
  // A greeting that English readers in Kenya know.
  'Karibu',
]);
const words = (text: string) => text.replace(/\{\w+\}/g, '').replace(/^[\s:,]+|[\s:,]+$/g, '');

describe.each(['ui', 'learning'] as const)('English and Kiswahili messages of %s', (name) => {
  const { english, swahili } = CATALOGUES[name];

  it('no key is missing and none is obsolete', () => {
    const keys = (catalogue: Texts) =>
      Object.entries(catalogue)
        .flatMap(([namespace, set]) => Object.keys(set).map((key) => `${namespace}.${key}`))
        .sort();
    expect(keys(swahili)).toEqual(keys(english));
  });

  it('a text with plural forms has them in Kiswahili, and no other text has', () => {
    const plural = (catalogue: Texts) =>
      Object.entries(catalogue).flatMap(([namespace, set]) =>
        Object.keys(set).flatMap((key) => (typeof set[key] === 'string' ? [] : [`${namespace}.${key}`])),
      );
    expect(plural(swahili).sort()).toEqual(plural(english).sort());
  });

  it('every translation and plural form has the same placeholders', () => {
    for (const [namespace, set] of Object.entries(english)) {
      const translated = swahili[namespace] ?? {};
      for (const [key, message] of Object.entries(set)) {
        const own = Object.entries(texts(translated[key] ?? ''));
        const wanted = new Set(Object.values(texts(message)).flatMap(blanks));
        for (const [form, text] of own) {
          const extra = blanks(text).filter((blank) => !wanted.has(blank));
          expect(extra, `${namespace}.${key} (${form})`).toEqual([]);
        }
        const used = new Set(own.flatMap(([, text]) => blanks(text)));
        expect(
          [...wanted].filter((blank) => !used.has(blank)),
          `${namespace}.${key}`,
        ).toEqual([]);
      }
    }
  });

  it('[14.199] no translation is the English text', () => {
    const left = Object.entries(english).flatMap(([namespace, set]) =>
      Object.entries(set).flatMap(([key, message]) => {
        const own: Record<string, string> = texts(swahili[namespace]?.[key] ?? '');
        return Object.entries(texts(message))
          .filter(([form, text]) => own[form] === text && /\p{L}/u.test(words(text)))
          .filter(([, text]) => !SAME.has(words(text)) && !SAME.has(words(text).toLowerCase()))
          .map(([, text]) => `${namespace}.${key}: ${text}`);
      }),
    );
    expect(left).toEqual([]);
  });

  it('uses the terms of the glossary', () => {
    const wrong = Object.entries(swahili).flatMap(([namespace, set]) =>
      Object.entries(set).flatMap(([key, message]) =>
        Object.values(texts(message))
          .filter((text) => AVOIDED.test(text))
          .map((text) => `${namespace}.${key}: ${text}`),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('both catalogues together', () => {
  it('no namespace is in both packages', () => {
    const inBoth = Object.keys(CATALOGUES.ui.english).filter(
      (namespace) => namespace in CATALOGUES.learning.english,
    );
    expect(inBoth).toEqual([]);
  });

  it('repeats the verb in a pair of destructive buttons, so that a misread “leave” loses no work', () => {
    const { 'topic-editor': topic, 'restored-notice': notice } = CATALOGUES.learning.swahili;
    expect([topic?.discardYes, topic?.discardNo]).toEqual(['Futa', 'Usifute']);
    expect([notice?.discard, notice?.keep]).toEqual(['Futa nilichoandika', 'Usifute']);
    expect(CATALOGUES.ui.swahili.conversation?.reportedNow).toMatch(/^Ujumbe umeripotiwa/);
  });
});
