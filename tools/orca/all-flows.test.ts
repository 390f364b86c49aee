import { expect, test } from 'vitest';
import { ALL_FLOWS, chosen } from './all-flows.ts';

test('each flow has its own file', () => {
  expect(new Set(ALL_FLOWS.map(({ name }) => name)).size).toBe(ALL_FLOWS.length);
});

test('records all flows or the named ones; a wrong name lists the valid ones', () => {
  expect(chosen([])).toEqual(ALL_FLOWS);
  expect(chosen(['dialog']).map(({ name }) => name)).toEqual(['dialog']);
  expect(() => chosen(['dialogue'])).toThrow(/No flow is called dialogue\. There are: .*dialog/);
});
