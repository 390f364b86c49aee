import { expect, it } from 'vitest';
import { processBounds } from './process-bounds.mjs';

const rate = (perSecond: number) => ({ perSecond, p99: 10 });
const results = (ours1: number, ours2: number) =>
  processBounds([
    {
      name: 'lesson',
      of: { ours1: rate(ours1), ours2: rate(ours2), bare1: rate(100), bare2: rate(100) },
    },
  ]).map(({ holds }) => holds);

it('[14.312] passes from 0.8 of bare Fastify with the same number of processes', () => {
  expect(results(80, 80)).toEqual([true, true, true]);
  expect(results(79, 80)).toEqual([false, true, true]);
  expect(results(80, 79)).toEqual([true, false, true]);
});

it('[14.312] misses if two processes are slower than one', () => {
  expect(results(100, 89)).toEqual([true, true, false]);
});

it('[14.312] misses if nothing was measured', () => {
  expect(results(Number.NaN, Number.NaN)).toEqual([false, false, false]);
});

it('[16.9] misses if a lesson answers less than a quarter of the requests of the list', () => {
  const same = (perSecond: number) => {
    const of = rate(perSecond);
    return { ours1: of, ours2: of, bare1: of, bare2: of };
  };
  const bounds = (lesson: number) =>
    processBounds([
      { name: 'list of courses', of: same(400) },
      { name: 'lesson', of: same(lesson) },
    ]).at(-1);
  expect(bounds(100)).toMatchObject({ call: 'lesson', share: 0.25, holds: true });
  expect(bounds(99)?.holds).toBe(false);
});
