import { CATALOGUE_SORTS } from '@digiken/contract/constants';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedCourse } from './learning-fixtures';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // Titles, prices and times are equal: only the id breaks ties.
  const titles = ['Bees', 'apples', 'Çay', 'ZEBRAS', 'İlk', 'bees', 'Bees'];
  for (const [index, title] of titles.entries()) {
    await seedCourse(server, { title, prices: [(index % 3) * 100], daysOld: Math.floor(index / 2) });
  }
});
afterAll(() => server.close());

const read = async (query: string) => {
  const { status, body } = await server.call('GET', `/courses?q=published&${query}`);
  expect([query, status]).toEqual([query, 200]);
  return body as { data: { _id: string }[]; next?: string | null; previous?: string | null };
};
const ids = (page: { data: { _id: string }[] }) => page.data.map((course) => course._id);

describe('the catalogue in pages by key', () => {
  test.each(CATALOGUE_SORTS)(
    'sorted by %s, the pages make up the whole list, forwards and backwards',
    async (sort) => {
      const whole = ids(await read(`sort=${sort}`));
      expect(whole).toHaveLength(7);
      let page = await read(`sort=${sort}&size=2`);
      expect(page.previous).toBeNull();
      const forwards = [ids(page)];
      while (page.next) {
        page = await read(`sort=${sort}&size=2&cursor=${page.next}`);
        forwards.push(ids(page));
      }
      expect(forwards.flat()).toEqual(whole);
      const backwards = [ids(page)];
      while (page.previous) {
        page = await read(`sort=${sort}&size=2&cursor=${page.previous}`);
        backwards.unshift(ids(page));
      }
      expect(backwards).toEqual(forwards);
    },
  );

  test('applies filter and search to every page', async () => {
    const first = await read('search=bees&size=2');
    const second = await read(`search=bees&size=2&cursor=${first.next}`);
    expect([...ids(first), ...ids(second)]).toEqual(ids(await read('search=bees')));
    expect(second.next).toBeNull();
  });

  test('refuses a cursor that this server did not write', async () => {
    const write = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');
    const forged = ['x', write(['a', 0, 'x']), write(['a', 1, 'yesterday', 'x']), write(['c', 0, 1, 'x'])];
    for (const cursor of forged) {
      const { status, body } = await server.call('GET', `/courses?q=published&size=2&cursor=${cursor}`);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['cursor']]);
    }
    // A valid cursor with a price that no course has.
    for (const price of [1e300, -5, 0.5, 9_007_199_254_740_991]) {
      await read(`sort=price-low&size=2&cursor=${write(['a', 0, price, 'x'])}`);
    }
  });
});
