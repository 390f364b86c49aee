import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useUnreadCount } from '../src/entries/account';
import {
  useCategories,
  useCourse,
  useLesson,
  usePublishedCourses,
  useQuote,
  useSearch,
} from '../src/entries/catalogue';
import { useDashboardCourses, useEnrolledCourses } from '../src/entries/learning';
import { backoff } from '../src/api/retry';
import { holdCookie, network, pass, show, showToggled, token, wanjiru } from './support';

const user = { 'GET /api/user/u1': { body: { data: wanjiru } } };
const COURSES = 'GET /api/courses?q=published';

function setVisibility(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('retries', () => {
  it('[7.9] backoff starts at 1 s, doubles, and stops at 30 s', () => {
    expect([1, 2, 3, 4, 5, 6, 9].map(backoff)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  it('[7.9][8.2][9.5] courses are retried 3 times, then the error shows with its retry', async () => {
    const net = network({ [COURSES]: { status: 500, body: { message: 'The shelf fell over' } } });
    const { result } = show(() => usePublishedCourses());
    const times = [0, 999, 1, 1999, 1, 3999, 1];
    const counts = [1, 1, 2, 2, 3, 3, 4];
    for (const [index, time] of times.entries()) {
      await pass(time);
      expect(net.seen).toHaveLength(counts[index] ?? 0);
    }
    expect(result.current).toMatchObject({
      status: 'error',
      error: { message: 'The shelf fell over', status: 500 },
    });
    net.answers[COURSES] = { body: { data: [] } };
    act(() => result.current.retry());
    expect(result.current.status).toBe('loading');
    await pass();
    expect(result.current).toMatchObject({ status: 'ready', data: { data: [] } });
  });

  it('[R.3] no retry on a 4xx', async () => {
    const { seen } = network({ 'GET /api/course/c9': { status: 404, body: { message: 'No such course' } } });
    const { result } = show(() => useCourse('c9'));
    await pass(60_000);
    expect(seen).toHaveLength(1);
    expect(result.current).toMatchObject({
      status: 'error',
      error: { status: 404, message: 'No such course' },
    });
  });
});

describe('a refused lesson', () => {
  it('[11.51] names the unit that opens it', async () => {
    const unit = { _id: 'n2', title: 'Unit 2', price: 200, course: { _id: 'c1', title: 'Weave a basket' } };
    network({ 'GET /api/course/unit/lesson/l1': { status: 403, body: { message: 'Enrol first.', unit } } });
    const { result } = show(() => useLesson('l1'));
    await pass();
    expect(result.current.error).toMatchObject({ status: 403, message: 'Enrol first.', unit });
  });
});

describe('intervals', () => {
  it('[7.8][7.12][9.4] refetches courses and categories every 15 minutes', async () => {
    const { asked } = network({ [COURSES]: { body: { data: [] } }, 'GET /api/categories': { body: [] } });
    show(() => [usePublishedCourses(), useCategories()]);
    await pass(899_999);
    expect(asked('/api/courses')).toHaveLength(1);
    expect(asked('/api/categories')).toHaveLength(1);
    await pass(2);
    expect(asked('/api/courses')).toHaveLength(2);
    expect(asked('/api/categories')).toHaveLength(2);
  });

  it('[7.14][9.6][R.19] the unread count is refreshed every 30 seconds, also after a failure', async () => {
    const net = network({
      ...user,
      'GET /api/messages/unread/count/u1': { body: { count: 3, extra: true } },
    });
    holdCookie(token());
    const { result } = show(() => useUnreadCount());
    await pass();
    expect(result.current).toBe(3);
    net.answers['GET /api/messages/unread/count/u1'] = { status: 500, body: {} };
    await pass(29_999);
    expect(net.asked('/api/messages')).toHaveLength(1);
    await pass(1);
    expect(net.asked('/api/messages')).toHaveLength(2);
    expect(result.current).toBe(3);
    net.answers['GET /api/messages/unread/count/u1'] = { body: { count: 120 } };
    await pass(30_000);
    expect(result.current).toBe(120);
  });

  it('[R.4] polling pauses in a hidden tab and catches up when it shows again', async () => {
    const { asked } = network({ ...user, 'GET /api/messages/unread/count/u1': { body: { count: 1 } } });
    holdCookie(token());
    show(() => useUnreadCount());
    await pass(6_000);
    setVisibility('hidden');
    await pass(300_000);
    expect(asked('/api/messages')).toHaveLength(1);
    setVisibility('visible');
    await pass();
    expect(asked('/api/messages')).toHaveLength(2);
  });

  it('[3.9][7.14] does not request unread messages without a user, and the count is 0', async () => {
    const { seen } = network({});
    const { result } = show(() => useUnreadCount());
    await pass(60_000);
    expect(result.current).toBe(0);
    expect(seen).toHaveLength(0);
  });
});

describe('enrolled courses', () => {
  it('[1.4][4.16][7.11] requested after the user is loaded, newest first, and refetched on every mount', async () => {
    const list = [
      { _id: 'e1', createdAt: '2026-01-01T00:00:00Z' },
      { _id: 'e2', createdAt: '2026-03-01T00:00:00Z' },
    ];
    const { seen, asked } = network({ ...user, 'GET /api/enrolled/courses/u1': { body: { data: list } } });
    holdCookie(token());
    const { result, setShown } = showToggled(useEnrolledCourses);
    await pass();
    expect(seen.map((one) => one.path)).toEqual(['/api/user/u1', '/api/enrolled/courses/u1']);
    expect(result.current?.data?.map((one) => one._id)).toEqual(['e2', 'e1']);
    setShown(false);
    setShown(true);
    await pass(20);
    expect(asked('/api/enrolled')).toHaveLength(2);
    expect(asked('/api/user')).toHaveLength(1);
  });
});

describe('bodies', () => {
  it('[7.12][R.5] lists survive missing fields, and categories come newest first', async () => {
    network({
      [COURSES]: { body: { unknown: 1 } },
      'GET /api/categories': {
        body: [
          { _id: 'a', name: 'Old', createdAt: '2025-01-01T00:00:00Z' },
          { _id: 'b', name: 'New', createdAt: '2026-01-01T00:00:00Z', colour: 'red' },
          { _id: 'c', name: 'Undated' },
        ],
      },
    });
    const { result } = show(() => ({ courses: usePublishedCourses(), categories: useCategories() }));
    await pass();
    expect(result.current.courses.data?.data).toEqual([]);
    expect(result.current.categories.data?.map((one) => one._id)).toEqual(['b', 'a', 'c']);
  });

  it('[16.5] a learner’s courses are read page by page, and the dashboard asks for what it shows', async () => {
    const one = (_id: string, createdAt: string) => ({ _id, createdAt, course: { _id: `c-${_id}` } });
    const newest = [one('e3', '2026-03-01T00:00:00Z'), one('e2', '2026-02-01T00:00:00Z')];
    const oldest = one('e1', '2026-01-01T00:00:00Z');
    const path = '/api/enrolled/courses/u1';
    const { asked } = network({
      ...user,
      [`GET ${path}`]: { body: { data: newest, next: 'further' } },
      [`GET ${path}?cursor=further`]: { body: { data: [oldest], next: null, previous: 'back' } },
      [`GET ${path}?size=4&lead=true`]: { body: { data: newest, next: 'further', lead: oldest } },
    });
    holdCookie(token());
    const { result } = show(() => ({ all: useEnrolledCourses(), shown: useDashboardCourses() }));
    await pass();
    for (const { data } of [result.current.all, result.current.shown])
      expect(data?.map(({ _id }) => _id)).toEqual(['e3', 'e2', 'e1']);
    expect(asked('/api/enrolled')).toHaveLength(3);
  });

  it('catalogue filters travel as a query, and empty ones are left out', async () => {
    const { seen } = network({ 'GET /api/courses': { body: { data: [] } } });
    show(() => usePublishedCourses({ search: 'mboga & co', level: 'beginner', category: '' }));
    await pass();
    expect(seen[0]?.path).toBe('/api/courses?q=published&search=mboga+%26+co&level=beginner');
  });

  it('[5.5] search waits for text that is not blank', async () => {
    const { seen } = network({ 'GET /api/search': { body: { data: { courses: [] } } } });
    const page = show(({ text } = { text: '   ' }) => useSearch(text));
    await pass();
    expect(seen).toHaveLength(0);
    expect(page.result.current.status).toBe('loading');
    const found = show(() => useSearch('  maji '));
    await pass();
    expect(seen[0]?.path).toBe('/api/search?q=maji');
    expect(found.result.current.data).toEqual({ courses: [], lessons: [] });
  });

  it('a quote is the server’s word on a choice; none is asked while nothing is chosen', async () => {
    const quote = { lines: [], alreadyOwned: [], total: 450, payable: false, notice: 'Not here' };
    const { seen } = network({ 'POST /api/course/c1/quote': { body: { data: quote } } });
    show(() => useQuote('c1', null));
    await pass();
    expect(seen).toHaveLength(0);
    const { result } = show(() => useQuote('c1', { unitIds: ['n1'] }));
    await pass();
    expect(seen[0]?.body).toEqual({ choice: { unitIds: ['n1'] } });
    expect(result.current.data?.total).toBe(450);
  });
});
