import { describe, expect, test, vi } from 'vitest';
import { differences, shorten } from './text-words';

describe('the differences of two texts', () => {
  test('[12.120] are words, with what stays between them', () => {
    expect(differences('Count stock each month.', 'Count stock each week.')).toEqual([
      { kind: 'same', text: 'Count stock each ' },
      { kind: 'removed', text: 'month' },
      { kind: 'added', text: 'week' },
      { kind: 'same', text: '.' },
    ]);
  });

  test('[12.120] join to the two texts', () => {
    const [before, after] = ['# Bees\n\nThey fly far.', '# Bees and honey\n\nThey fly.\n'];
    const passages = differences(before, after);
    const joined = (left: string) =>
      passages
        .filter(({ kind }) => kind !== left)
        .map(({ text }) => text)
        .join('');
    expect(joined('added')).toBe(before);
    expect(joined('removed')).toBe(after);
  });

  test('[12.120] of long texts without anything in common are the whole texts, after 400 ms of comparing', () => {
    const text = (seed: number) =>
      Array.from({ length: 30_000 }, (_, at) => `w${(at * 7919 + seed * 104_729) % 1_000_003}`).join(' ');
    // Each look at the clock is a millisecond later than the last one.
    let now = 0;
    const looks = vi.spyOn(Date, 'now').mockImplementation(() => now++);
    const passages = differences(text(1), text(2));
    expect(looks.mock.calls.length).toBeLessThan(2 * 410);
    looks.mockRestore();
    expect(passages.some(({ kind }) => kind === 'added')).toBe(true);
  });
});

describe('a long unchanged passage', () => {
  const words = Array.from({ length: 200 }, (_, at) => `word${at}`).join(' ');

  test('[12.120] keeps whole words beside the differences and counts the others', () => {
    const short = shorten(words, { first: false, last: false });
    expect(short?.start).toMatch(/^word0 .*word\d+ $/u);
    expect(short?.end).toMatch(/^ word\d+ .*word199$/u);
    const kept = `${short?.start}${short?.end}`.split(/\s+/u).filter(Boolean).length;
    expect(kept + (short?.left ?? 0)).toBe(200);
  });

  test('[12.120] at the start keeps its end only', () => {
    expect(shorten(words, { first: true, last: false })?.start).toBe('');
  });

  test('[12.120] that is short is kept as it is', () => {
    expect(shorten('A few words.', { first: false, last: false })).toBeNull();
  });
});
