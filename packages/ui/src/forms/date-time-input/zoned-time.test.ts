import { expect, test } from 'vitest';
import { instantOf, wallTimeAt, zoneName } from './zoned-time';

test('times are ISO 8601 in UTC; Kenya is three hours ahead', () => {
  expect(instantOf({ date: '2026-11-27', time: '14:30' }, 'Africa/Nairobi')).toBe('2026-11-27T11:30:00.000Z');
  expect(wallTimeAt('2026-11-27T22:15:00Z', 'Africa/Nairobi')).toEqual({ date: '2026-11-28', time: '01:15' });
});

test('converts times before and after a daylight saving change', () => {
  expect(instantOf({ date: '2026-03-29', time: '00:30' }, 'Europe/London')).toBe('2026-03-29T00:30:00.000Z');
  expect(instantOf({ date: '2026-03-29', time: '03:00' }, 'Europe/London')).toBe('2026-03-29T02:00:00.000Z');
  expect(instantOf({ date: '2026-03-29', time: '01:30' }, 'Europe/London')).toBe('2026-03-29T01:30:00.000Z');
  expect(instantOf({ date: '2026-11-01', time: '12:00' }, 'America/New_York')).toBe(
    '2026-11-01T17:00:00.000Z',
  );
});

test('names the time zone', () => {
  expect(zoneName('Africa/Nairobi', 'en-KE', '2026-11-27T11:30:00Z')).toBe('East Africa Time');
});
