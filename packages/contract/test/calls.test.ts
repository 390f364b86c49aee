import { readdirSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  accounts,
  admin,
  authoring,
  type Call,
  type CallOf,
  help,
  hubs,
  learning,
  messages,
  offers,
  payments,
  paymentsAdmin,
  platform,
} from '../src/index';
import { hubRoutes } from '../src/routes/hubs';
import type { RouteSpec, RouteTable } from '../src/route';
import { learningRoutes } from '../src/routes/learning';

const isCall = (entry: [string, unknown]): entry is [string, Call] =>
  typeof entry[1] === 'object' && entry[1] !== null && 'method' in entry[1];

const everything: Record<string, unknown> = {
  ...accounts,
  ...admin,
  ...authoring,
  ...help,
  ...hubs,
  ...learning,
  ...messages,
  ...offers,
  ...payments,
  ...paymentsAdmin,
  ...platform,
};
const calls = Object.entries(everything).filter(isCall);

describe('the calls', () => {
  it('each has a unique method and path', () => {
    const names = calls.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(calls)('%s names its parameters both in its path and in its schema', (_name, call) => {
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    const shape =
      call.params && 'shape' in call.params ? Object.keys(call.params.shape as object).sort() : [];
    expect(inPath).toEqual(shape);
  });

  it('architecture: every POST that creates something is idempotent', () => {
    const withoutKey = calls.filter(
      ([, { method, status, idempotent }]) => method === 'POST' && status === 201 && !idempotent,
    );
    // An address can have one account, and a picture is stored under the hash of its content.
    expect(withoutKey.map(([name]) => name)).toEqual(['signUp', 'uploadTopicPicture']);
    const withKey = calls.filter(([, { idempotent }]) => idempotent);
    expect(withKey.filter(([, { method }]) => method !== 'POST')).toEqual([]);
  });

  it('architecture: what an action changes are paths of routes that read', async () => {
    const folder = new URL('../src/routes/', import.meta.url);
    const modules = readdirSync(folder).map((file) => import(new URL(file, folder).href) as Promise<object>);
    const routes = (await Promise.all(modules)).flatMap((module) =>
      Object.values(module).flatMap((table) => Object.values(table as RouteTable)),
    );
    // Some questions have a body: prices, and what a secret opens.
    const reads = ({ method, path }: RouteSpec) => method === 'GET' || /\/(quote|read)$/.test(path);
    const reading = new Set<string>(routes.filter(reads).map(({ path }) => path));
    const changed = routes.flatMap(({ changes = [] }) => changes);
    expect(changed.length).toBeGreaterThan(50);
    expect(changed.filter((path) => !reading.has(path))).toEqual([]);
    for (const { path, changes = [] } of routes) expect(new Set(changes).size, path).toBe(changes.length);
  });

  it('architecture: a route finds its call by method and path', () => {
    expectTypeOf<CallOf<typeof learningRoutes.getCourse>>().toEqualTypeOf<typeof learning.getCourse>();
    expectTypeOf<CallOf<typeof hubRoutes.leaveHub>>().toEqualTypeOf<typeof hubs.leaveHub>();
    expectTypeOf<CallOf<{ method: 'POST'; path: '/course/{id}'; access: 'public' }>>().toEqualTypeOf<never>();
  });

  it.each([
    ['listCourses', 'GET', '/courses'],
    ['getUser', 'GET', '/user/{id}'],
    ['listEnrolled', 'GET', '/enrolled/courses/{userId}'],
    ['listCategories', 'GET', '/categories'],
    ['signOut', 'PUT', '/auth/signout/google'],
    ['unreadCount', 'GET', '/messages/unread/count/{userId}'],
    ['listNotifications', 'GET', '/notify-admin'],
    ['markNotificationRead', 'PATCH', '/notify-admin/{id}'],
  ])('[7.7][7.10][7.13][7.14][7.16][7.17] %s is %s %s', (name, method, path) => {
    expect(calls.find(([found]) => found === name)?.[1]).toMatchObject({ method, path });
  });
});

describe('input validation', () => {
  const signUp = { firstName: 'Wanjiku', lastName: 'Kamau', email: 'w@example.com', password: 'maji safi' };
  const problems = (change: object) => {
    const result = accounts.signUp.body?.safeParse({ ...signUp, ...change });
    return Object.fromEntries(
      result?.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
    );
  };

  it('[5.7] accepts valid input, trimmed and in lower case', () => {
    expect(
      accounts.signUp.body?.parse({ ...signUp, firstName: ' Wanjiku ', email: ' W@Example.COM ' }),
    ).toEqual(signUp);
  });

  it.each([
    [{ firstName: '  ' }, { firstName: 'Enter your first name' }],
    [{ firstName: undefined }, { firstName: 'Enter your first name' }],
    [{ lastName: 'x'.repeat(81) }, { lastName: 'Your last name must be 80 characters or fewer' }],
    [{ email: 'nobody' }, { email: 'Enter an email address like name@example.com' }],
    [{ email: 'a@b.c\r\nBcc: all@example.com' }, { email: 'Enter an email address like name@example.com' }],
    [{ password: 'short' }, { password: 'Use at least 8 characters' }],
    [{ password: 'x'.repeat(201) }, { password: 'Use 200 characters or fewer' }],
  ])('[5.7] %j is reported on its field', (change, expected) => {
    expect(problems(change)).toEqual(expected);
  });

  it('ASVS 5 §6.2: 64 characters and any composition are allowed', () => {
    expect(problems({ password: 'ü'.repeat(64) })).toEqual({});
  });

  it.each([
    [0, true],
    [350, true],
    [1_000_000, true],
    [1_000_001, false],
    [-1, false],
    [99.5, false],
  ])('[9.16] a price of %d shillings is valid: %s', (price, valid) => {
    const unit = { title: 'Soil', summary: '', price, version: 1 };
    const problems = authoring.updateUnit.body?.safeParse(unit).error?.issues ?? [];
    expect(problems.filter(({ path }) => path[0] === 'price')).toHaveLength(valid ? 0 : 1);
  });

  it('the course list accepts q=published only', () => {
    expect(learning.listCourses.query?.safeParse({ q: 'published' }).success).toBe(true);
    expect(learning.listCourses.query?.safeParse({ q: 'draft' }).success).toBe(false);
    expect(learning.listCourses.query?.safeParse({}).success).toBe(false);
  });
});
