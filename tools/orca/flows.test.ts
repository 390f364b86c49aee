import { expect, test } from 'vitest';
import { chosen, FLOWS } from './flows.ts';

test('each flow has its own file', () => {
  expect(new Set(FLOWS.map(({ name }) => name)).size).toBe(FLOWS.length);
});

test('records all flows or the named ones; a wrong name lists the valid ones', () => {
  expect(chosen([])).toEqual(FLOWS);
  expect(chosen(['dialog']).map(({ name }) => name)).toEqual(['dialog']);
  expect(() => chosen(['dialogue'])).toThrow(/No flow is called dialogue\. There are: .*dialog/);
});
