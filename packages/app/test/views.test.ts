import type { CourseDetail, User } from '@digiken/contract';
import { describe, expect, it } from 'vitest';
import { continuePath, courseLinks, previewPath } from '../src/views/course-detail';
import { callFilters, filterQuery, filtersFrom } from '../src/views/filters';
import { isMissing, loadState } from '../src/views/load-state';
import { userView } from '../src/views/user';

/** An answer as an older or newer server might send it. */
const partial = <T>(value: object) => value as T;

describe('views', () => {
  it('units lead to the course’s own pages, lessons to where the reader studies', () => {
    const { unitHrefOf, lessonHrefOf } = courseLinks('public', 'console');
    expect(unitHrefOf({ _id: 'n1', title: 'U' })).toBe('/course/unit/n1');
    expect(lessonHrefOf({ _id: 'l1', title: 'One' })).toBe('/console/course/unit/lesson/l1/One');
  });

  it('studying goes on where the server says, else at the first lesson that is not done', () => {
    const unit = (owned: boolean, ...done: boolean[]) => ({
      owned,
      lessons: done.map((one, index) => ({
        _id: `l${index}`,
        title: 'T',
        open: owned,
        done: one,
        preview: index === 1,
      })),
    });
    const units = partial<CourseDetail['units']>([unit(false, false), unit(true, true, false)]);
    expect(continuePath({ _id: 'l9', title: 'R' }, units, 'console')).toBe(
      '/console/course/unit/lesson/l9/R',
    );
    expect(continuePath(null, units, 'console')).toBe('/console/course/unit/lesson/l1/T');
    expect(continuePath(null, [], 'console')).toBeUndefined();
    expect(previewPath(units, 'public')).toBe('/course/unit/lesson/l1/T');
  });

  it('names of a user fall back on each other', () => {
    expect(userView(partial<User>({ name: 'Wanjiru Kamau', email: 'w@k.ke', avatar: null }))).toMatchObject({
      firstName: 'Wanjiru',
      avatar: undefined,
    });
  });
});

const NONE = {
  search: '',
  category: '',
  level: '',
  language: '',
  price: '',
  duration: '',
  sort: 'newest',
} as const;

describe('catalogue address', () => {
  it('filters go into the address and come back', () => {
    const filters = {
      search: 'maji safi',
      category: 'c1',
      level: 'beginner',
      language: 'sw',
      price: 'paid',
      duration: 'short',
      sort: 'price-low',
    } as const;
    const address = new URLSearchParams(filterQuery(filters, 'next page'));
    expect(filtersFrom(address)).toEqual(filters);
    expect(address.get('cursor')).toBe('next page');
  });

  it('what an address cannot mean is left out', () => {
    const filters = filtersFrom(
      new URLSearchParams('level=guru&sort=rand&price=cheap&duration=9&page=2&search=%20%20'),
    );
    expect(filters).toEqual(NONE);
    expect(filterQuery(filters)).toBe('');
  });

  it('without filters nothing is added to the call', () => {
    expect(callFilters(NONE)).toEqual({});
  });
});

describe('load state', () => {
  const query = {
    status: 'error',
    data: undefined,
    refreshing: false,
    retry: () => {},
    renew: async () => {},
  } as const;

  it('a failure shows the server’s message and can be tried again', () => {
    const state = loadState({ ...query, error: { kind: 'server', status: 500, message: 'Broken' } });
    expect(state).toEqual({
      status: 'error',
      error: { message: 'Broken', kind: 'other' },
      onRetry: query.retry,
    });
  });

  it.each([
    ['[2.106] ', 'offline'],
    ['[2.107] ', 'unavailable'],
  ] as const)('%s%s: the screen shows its hint and a retry', (_row, kind) => {
    const state = loadState({ ...query, error: { kind, status: 0, message: undefined } });
    expect(state).toEqual({ status: 'error', error: { message: undefined, kind }, onRetry: query.retry });
  });

  it('a list that is not found can be tried again', () => {
    const missing = { ...query, error: { kind: 'server', status: 404, message: 'Not found' } } as const;
    expect(loadState(missing).onRetry).toBe(query.retry);
  });

  it('there is no retry after a refusal', () => {
    const refused = { ...query, error: { kind: 'server', status: 403, message: 'No' } } as const;
    expect(loadState(refused).onRetry).toBeUndefined();
    expect(isMissing(refused)).toBe(false);
    expect(isMissing({ ...query, error: { kind: 'server', status: 404 } })).toBe(true);
  });
});
