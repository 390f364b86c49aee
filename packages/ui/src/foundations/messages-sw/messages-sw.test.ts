// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { messages as english } from '../messages-en/messages-en';
import type { Message } from '../messages-provider/messages-provider';
import { messages as swahili } from './messages-sw';

const texts = (message: Message) => (typeof message === 'string' ? { text: message } : message);
const blanks = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([blank]) => blank).sort();

/** Words that the glossary replaces: they mislead, or mean something else to Kenyan readers. */
const AVOIDED =
  /\b(teua|(im|zim|kim)?eteuliwa|uteuzi|ulinganuzi|m?w?angavu|ulengaji|kimelengwa|megabaiti|walemavu|namba|kumbukumbu ya kozi)\b|^(umeripotiwa|umeondolewa|umemalizika|umepitwa)\b/i;

describe('English and Kiswahili messages', () => {
  it('the English file is up to date with the components', { timeout: 60_000 }, () => {
    const script = fileURLToPath(new URL('../../../scripts/build-messages.ts', import.meta.url));
    const tsx = fileURLToPath(new URL('../../../../../node_modules/.bin/tsx', import.meta.url));
    execFileSync(tsx, [script, '--check'], { stdio: 'pipe' });
  });

  it('no key is missing and none is obsolete', () => {
    const keys = (catalogue: object) =>
      Object.entries(catalogue)
        .flatMap(([namespace, set]) => Object.keys(set as object).map((key) => `${namespace}.${key}`))
        .sort();
    expect(keys(swahili)).toEqual(keys(english));
  });

  it('every translation and plural form has the same placeholders', () => {
    for (const [namespace, set] of Object.entries(english)) {
      const translated = (swahili as Record<string, Record<string, Message>>)[namespace] ?? {};
      for (const [key, message] of Object.entries(set as Record<string, Message>)) {
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

  it('uses the terms of the glossary', () => {
    const wrong = Object.entries(swahili).flatMap(([namespace, set]) =>
      Object.entries(set as Record<string, Message>).flatMap(([key, message]) =>
        Object.values(texts(message))
          .filter((text) => AVOIDED.test(text))
          .map((text) => `${namespace}.${key}: ${text}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('repeats the verb in a pair of destructive buttons, so that a misread “leave” loses no work', () => {
    const set = swahili as Record<string, Record<string, Message>>;
    expect([set['topic-editor']?.discardYes, set['topic-editor']?.discardNo]).toEqual(['Futa', 'Usifute']);
    expect([set['restored-notice']?.discard, set['restored-notice']?.keep]).toEqual([
      'Futa nilichoandika',
      'Usifute',
    ]);
    expect(set.conversation?.reportedNow).toMatch(/^Ujumbe umeripotiwa/);
  });
});
