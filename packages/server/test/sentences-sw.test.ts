import { describe, expect, test } from 'vitest';
import { inKiswahili as reportInKiswahili } from '../src/import';
import { translate, translateAudit } from '../src/platform/language';
import { audit, fragments, reports, sentences } from '../src/platform/language/sw';
import { auditActions, sentencesForUsers } from './sentences';

const BLANKS = /\{\d\}/g;
const blanks = (text: string) => [...text.matchAll(BLANKS)].map(([blank]) => blank).sort();
const inKiswahili = (text: string) => translate(text, 'sw-KE');

/** English sentences whose translation has another form, by what it leaves out. */
const FEWER_BLANKS = new Set([
  // The article and the plural of a word belong to English.
  '{0} is {1} {2} now, and has been signed out everywhere.',
  'Too many wrong codes. Try again in {0} {1}.',
  'Too many wrong access codes. Ask your instructor for the code, and try again in {0} {1}.',
]);
/** Names of organisations, a sentence that no request can cause, and one of the file of an export. */
const STAYS = new Set([
  'Befrienders Kenya',
  'Kenya Red Cross',
  'The request does not fit its contract.',
  'Deleted with their files.',
]);
/** Words that the glossary replaces: each thing has one name, here and in the app. */
const AVOIDED =
  /\b(mkufunzi|wakufunzi|uingizaji|hazina ya maswali|namba|mafaili)\b|\bfaili (hili|hilo|lina|liko|la)\b/i;
/** Sentences whose first blank is filled up to its first space or sign, as it never has one. */
const BESIDE = new Set([
  '{0} is {1} {2} now, and has been signed out everywhere.',
  'Too many wrong codes. Try again in {0} {1}.',
  'Too many wrong access codes. Ask your instructor for the code, and try again in {0} {1}.',
]);
/** The same word in both languages. */
const SAME = new Set(['{0}: {1}', '{0} recovery codes', '{0} members']);

test('[14.190] every sentence of the server and the contract has a Kiswahili one', () => {
  const found = sentencesForUsers();
  expect(found.length).toBeGreaterThan(800);
  const missing = found.filter(({ text }) => {
    // What fills a blank is a name that no sentence has.
    const sentence = text.replace(BLANKS, 'Ωμέγα');
    return (
      inKiswahili(sentence) === sentence &&
      translateAudit(sentence, 'sw-KE') === sentence &&
      reportInKiswahili(sentence) === null &&
      !Object.hasOwn(fragments, text) &&
      !STAYS.has(text)
    );
  });
  expect(missing).toEqual([]);
});

test('[14.193] every action of the audit log has a Kiswahili one', () => {
  const actions = auditActions();
  expect(actions.length).toBeGreaterThan(80);
  expect(actions.filter((action) => translateAudit(action, 'sw-KE') === action)).toEqual([]);
});

describe.each(Object.entries({ sentences, fragments, audit, reports }))(
  '[14.190] the catalogue of %s',
  (_name, texts) => {
    const entries = Object.entries(texts);

    test('fills the same blanks in both languages', () => {
      const others = entries.filter(([english, kiswahili]) => {
        const [own, theirs] = [blanks(english), blanks(kiswahili)];
        return FEWER_BLANKS.has(english)
          ? !theirs.every((blank) => own.includes(blank))
          : own.join() !== theirs.join();
      });
      expect(others).toEqual([]);
    });

    test('uses the terms of the glossary', () => {
      expect(entries.filter(([, kiswahili]) => AVOIDED.test(kiswahili))).toEqual([]);
    });

    test('has no translation that is empty or English', () => {
      const wrong = entries.filter(
        ([english, kiswahili]) => kiswahili.trim() === '' || (english === kiswahili && !SAME.has(english)),
      );
      expect(wrong).toEqual([]);
    });
  },
);

describe('[14.190] a sentence', () => {
  test('keeps names, and translates the parts that it is made of', () => {
    expect(inKiswahili('Welcome to {0} & sons {1}.')).toBe('Karibu {0} & sons {1}.');
    expect(inKiswahili('This course is not ready yet: add a unit and describe 3 pictures.')).toContain(
      'Kozi hii bado haiko tayari: ',
    );
    expect(inKiswahili('Enter your first name')).toBe('Andika jina lako la kwanza');
    expect(inKiswahili('Enter a title')).toBe('Andika kichwa');
  });

  test('agrees with each thing that may fill a blank: a text, a line, a file', () => {
    for (const [place, kiswahili] of [
      ['This text', 'Maandishi haya'],
      ['Line 3', 'Mstari wa 3'],
      ['cut.xml', 'cut.xml'],
    ])
      expect(inKiswahili(`${place} is nested too deeply.`)).toBe(`${kiswahili}: tabaka ni nyingi mno.`);
  });

  test.each([
    [
      'The draw of one question from the bank “Soil” is not in the file.',
      'Maswali ya nasibu ya benki “Soil” (swali moja) hayamo kwenye faili.',
    ],
    [
      'The draw of 2 questions with the tag “clay” from the bank “Soil” is not in the file.',
      'Maswali ya nasibu ya benki “Soil” (maswali 2, lebo “clay”) hayamo kwenye faili.',
    ],
    [
      'A payment of Ksh 500 for “Soap” is held: the order is paid already.',
      'Malipo ya Ksh 500 ya “Soap” yamezuiliwa: oda tayari imelipiwa.',
    ],
    ['Help request HD-1', 'Ombi la usaidizi HD-1'],
    ['From Jane Otieno, without an address.', 'Kutoka kwa Jane Otieno, bila barua pepe.'],
    [
      'A barrier was reported on My courses (HD-1).',
      'Kizuizi kimeripotiwa kwenye ukurasa My courses (HD-1).',
    ],
    [
      'This course is not ready yet: write 2 empty lessons, describe 3 pictures and add captions to one video.',
      'Kozi hii bado haiko tayari: andika maandishi ya masomo 2, eleza picha 3 na ongeza manukuu kwenye video moja.',
    ],
    [
      'Learners have these, so they were kept: “Salt and soda”, “Soap” and “Wax”.',
      'Wanafunzi wana hivi, kwa hiyo vimebaki: “Salt and soda”, “Soap” na “Wax”.',
    ],
  ])('has no English word between its parts: %s', (english, kiswahili) => {
    expect(inKiswahili(english)).toBe(kiswahili);
  });

  test('with a blank beside a blank names the place of each', () => {
    const beside = sentencesForUsers().filter(({ text }) => /\{\d\} ?\{\d\}|\p{L}\{\d\}/u.test(text));
    expect(beside.map(({ text }) => text)).toEqual([...BESIDE]);
  });

  test('has its date in Kiswahili', () => {
    expect(inKiswahili('This account will be deleted on 3 January 2027. You can keep it.')).toBe(
      'Akaunti hii itafutwa 3 Januari 2027. Unaweza kuibakiza.',
    );
  });

  test('that a person wrote stays as it is', () => {
    const text = 'Please say “Welcome” to everybody.';
    expect(inKiswahili(text)).toBe(text);
    expect(translate('Welcome to Pumwani.', 'en-KE')).toBe('Welcome to Pumwani.');
  });

  test('of 1,000,000 characters is looked at once: work that grows with its square would not end', () => {
    const text = ` in “`.repeat(200_000);
    expect(inKiswahili(text)).toBe(text);
  });
});
