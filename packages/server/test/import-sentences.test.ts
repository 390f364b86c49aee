import { describe, expect, test } from 'vitest';
import { inKiswahili, say } from '../src/import/sentences';
import { REPORT_SENTENCES } from '../src/platform/language/sw/report-sentences';

const names = (sentence: string) => [...sentence.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();

describe('sentences of reports', () => {
  test.each(Object.entries(REPORT_SENTENCES))(
    '[14.155] “%s” keeps its values in Kiswahili',
    (english, swahili) => {
      expect(new Set(names(swahili))).toEqual(new Set(names(english)));
      expect(swahili).not.toBe(english);
    },
  );

  test('[14.155] a stored sentence is found with its values, also behind the name of a question', () => {
    const stored = say('“{title}” draws {count} of its {all} questions: all of them were taken.', {
      title: 'Mbuzi {all} “wa” $1',
      count: 2,
      all: 6,
    });
    expect(inKiswahili(stored)).toBe(
      '“Mbuzi {all} “wa” $1” huchagua maswali 2 kati ya 6: yote yalichukuliwa.',
    );
    expect(inKiswahili(`“Goats”: ${say('Its hints were not taken.')}`)).toBe(
      '“Goats”: Vidokezo vyake havikuchukuliwa.',
    );
    expect(
      inKiswahili(
        'This package holds no question that can be imported.\nquiz.xml:2: Its hints were not taken.',
      ),
    ).toBe(
      'Kifurushi hiki hakina swali linaloweza kuletwa hapa.\nquiz.xml:2: Vidokezo vyake havikuchukuliwa.',
    );
    expect(inKiswahili('Something that nobody translated.')).toBeNull();
  });
});
