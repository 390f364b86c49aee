import { describe, expect, it } from 'vitest';
import {
  API_PREFIX,
  BINDING_COOKIE,
  CURRENCY,
  CURRENCY_LOCALE,
  dashboardPath,
  DEVICE_HEADER,
  INTERVALS,
  RETRIES,
  SESSION_COOKIE,
  SESSION_MINUTES,
  titleSegment,
} from '../src/constants';

describe('titleSegment', () => {
  it.each([
    ['Introduction to IoT', 'Introduction-to-IoT'],
    ['Money in, money out', 'Money-in-money-out'],
    ['snake_case and 2 numbers', 'snake_case-and-2-numbers'],
    ["What's new?", 'Whats-new'],
    ['../../etc/passwd', 'etcpasswd'],
    ['<script>', 'script'],
    ['Ünïcödé', 'ncd'],
  ])('[5.6] %j becomes %j', (title, segment) => {
    expect(titleSegment(title)).toBe(segment);
  });

  it.each(['', '???', 'Карибу', '🚀'])('[R.14] returns untitled for %j', (title) => {
    expect(titleSegment(title)).toBe('untitled');
  });
});

describe('dashboardPath', () => {
  it.each([
    ['admin', '/admin/dashboard'],
    ['sudo', '/admin/dashboard'],
    ['hub', '/hub/dashboard'],
    ['tutor', '/instructor/dashboard'],
    ['user', '/console/dashboard'],
    [undefined, '/console/dashboard'],
  ] as const)('[1.16][R.25] %s goes to %s', (role, path) => {
    expect(dashboardPath(role)).toBe(path);
  });
});

it('[7.1][7.5][9.1-9.5][9.12] constants have the specified values', () => {
  expect({ API_PREFIX, DEVICE_HEADER }).toEqual({ API_PREFIX: '/api', DEVICE_HEADER: 'X-Device-ID' });
  expect({ CURRENCY, CURRENCY_LOCALE }).toEqual({ CURRENCY: 'KES', CURRENCY_LOCALE: 'en-KE' });
  expect(RETRIES).toEqual({ courses: 3, user: 2, notifications: 2 });
  expect({ SESSION_COOKIE, SESSION_MINUTES }).toEqual({ SESSION_COOKIE: 'Digiken', SESSION_MINUTES: 2880 });
  expect(INTERVALS).toMatchObject({
    guardCheck: 60_000,
    expiredDialogDelay: 100,
    coursesRefetch: 900_000,
    categoriesRefetch: 900_000,
    unreadRefresh: 30_000,
    retryBase: 1_000,
    retryMax: 30_000,
  });
});

it('the binding cookie has the __Host- prefix', () => {
  expect(BINDING_COOKIE).toMatch(/^__Host-/);
});
