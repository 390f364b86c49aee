import { expect, test } from 'vitest';
import { askedWords } from '../src/tutor/passages/asked-words';
import { kiswahiliStem } from '../src/tutor/passages/kiswahili';

const same = (...forms: string[]) => new Set(forms.map(kiswahiliStem)).size === 1;
const stemsOf = (question: string) => askedWords(question).map(({ stems }) => stems);

test('[15.162] joins the forms of a Kiswahili verb', () => {
  expect(same('panda', 'kupanda', 'ninapanda', 'hawatapanda', 'nipande', 'pandeni', 'hupanda')).toBe(true);
  expect(same('lipa', 'kulipa', 'nitalipaje', 'umelipa', 'inalipwa', 'malipo')).toBe(true);
  expect(same('rudisha', 'kurudishiwa', 'anarudisha')).toBe(true);
  expect(same('uza', 'kuuza', 'anayeuza')).toBe(true);
});

test('[15.162] joins the forms of a Kiswahili noun, and no others', () => {
  expect(same('mkulima', 'wakulima')).toBe(true);
  expect(same('mmea', 'mimea')).toBe(true);
  expect(same('kitabu', 'vitabu', 'kitabuni')).toBe(true);
  expect(same('shamba', 'mashamba', 'shambani')).toBe(true);
  expect(same('tunda', 'matunda')).toBe(true);
  for (const [one, other] of [
    ['maji', 'mji'],
    ['simu', 'samaki'],
    ['bei', 'betri'],
    ['mbegu', 'mboga'],
  ] as const)
    expect(kiswahiliStem(one)).not.toBe(kiswahiliStem(other));
});

test('[15.160] a word of a question has those of the other language that mean the same', () => {
  expect(stemsOf('Ninawezaje kupanda sukuma wiki?')).toEqual([
    expect.arrayContaining(['pand', 'plant', 'sow']),
    expect.arrayContaining(['sukuma']),
    expect.arrayContaining(['wiki', 'week']),
  ]);
  expect(stemsOf('How do I plant kale?')[0]).toEqual(expect.arrayContaining(['plant', 'pand']));
  // Helping verbs and question words say nothing.
  expect(stemsOf('Nifanye nini? Ninawezaje?')).toEqual([]);
});

test('[15.161] M-Pesa is one word', () => {
  for (const written of ['M-Pesa', 'm-pesa', 'MPESA', 'M‑Pesa'])
    expect(stemsOf(`lipa kwa ${written}`)[1]).toContain('mpesa');
});
