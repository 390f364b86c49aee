import { heapSlope, MOST_KB } from '../../scripts/bench/web-heap.mjs';
import { AREAS, BUDGET, EDITORS, MOST_SCRIPTS, SCRIPTS, weighPage } from '../../scripts/lib/page-weight.mjs';
import { addressesOf } from '../support/addresses.ts';
import { type DemoPerson, signInAs } from '../support/people.ts';
import { slowPages } from '../support/slow-pages.ts';
import { expect, test } from '../support/test.ts';

/** A course of the demo whose lessons are open to visitors, and its first lesson. */
async function firstCourse(url: string) {
  const get = async (path: string) =>
    ((await (await fetch(`${url}/api${path}`)).json()) as { data: unknown }).data;
  const courses = (await get('/courses?q=published')) as { _id: string; price: number }[];
  const course = `/course/${courses.find(({ price }) => price === 0)?._id}`;
  const { units } = (await get(course)) as { units: { lessons: { _id: string }[] }[] };
  return { course, lesson: `/course/unit/lesson/${units[0]?.lessons[0]?._id}` };
}

for (const [name, limit] of Object.entries(SCRIPTS)) {
  test(`[14.63][14.64][14.65] the first load of ${name} keeps its size, its host and its place`, async ({
    browser,
    server,
  }) => {
    const paths = {
      home: '/',
      courses: '/courses',
      dashboard: '/console/dashboard',
      ...(await firstCourse(server.url)),
    };
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    if (name === 'dashboard') {
      const answer = await context.request.post(`${server.url}/api/auth/signin`, {
        data: { email: 'learner@digiken.example', password: 'karibu-digiken' },
      });
      expect(answer.status()).toBe(200);
    }
    const path = paths[name as keyof typeof SCRIPTS];
    const weight = await weighPage(context, `${server.url}${path}`, 'h1');
    await context.close();
    console.log(
      `${path}: ${weight.script} bytes of JavaScript, ${weight.own} of them our own; ${JSON.stringify(weight)}`,
    );
    expect(weight.script, 'bytes of JavaScript').toBeLessThanOrEqual(limit.script);
    expect(weight.own, 'bytes of our own JavaScript').toBeLessThanOrEqual(limit.own);
    expect(weight.own, 'JavaScript was really counted').toBeGreaterThan(20_000);
    expect(weight.style, 'bytes of CSS').toBeLessThanOrEqual(BUDGET.style);
    expect(weight.font, 'bytes of fonts').toBeLessThanOrEqual(BUDGET.font);
    expect(weight.foreign, 'requests to another host').toEqual([]);
    expect(weight.shifted, 'what moved while the page loaded').toEqual([]);
    expect(weight.shift, 'layout shift').toBe(0);
  });
}

for (const [who, limit] of Object.entries(AREAS)) {
  test(`[16.51] every page of ${who}@ loads few scripts, within the limit of its area`, async ({
    page,
    browser,
    server,
  }) => {
    const session = await signInAs(page, server.url, who as DemoPerson);
    const storageState = await page.context().storageState();
    const paths = (await addressesOf(who as DemoPerson, session)).map(([path]) => path.replace(/#.*/, ''));
    const beyond: string[] = [];
    for (const path of new Set(paths)) {
      const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 800 } });
      const { scripts, script: bytes } = await weighPage(context, `${server.url}${path}`, 'h1');
      await context.close();
      console.log(`${path}: ${scripts} scripts, ${bytes} bytes`);
      const most = EDITORS.find(({ path: editor }) => editor.test(path))?.most ?? limit;
      if (scripts > MOST_SCRIPTS || bytes > most) beyond.push(`${path}: ${scripts} scripts, ${bytes} bytes`);
    }
    expect(beyond).toEqual([]);
  });
}

for (const path of ['/', '/courses']) {
  test(`nothing moves while ${path} arrives in small pieces`, async ({ browser, server }) => {
    const proxy = await slowPages(server.url);
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    try {
      const { shifted, shift } = await weighPage(context, `${proxy.url}${path}`, 'h1');
      expect(shifted).toEqual([]);
      expect(shift).toBe(0);
    } finally {
      await context.close();
      await proxy.stop();
    }
  });
}

test('[14.304] memory and DOM nodes stay over 30 navigations of a learner', async ({ page, server }) => {
  await signInAs(page, server.url, 'learner');
  const { slope, nodes } = await heapSlope(page, server.url);
  console.log(`Each navigation leaves ${slope.toFixed(1)} KB and ${nodes} DOM nodes.`);
  expect(slope).toBeLessThanOrEqual(MOST_KB);
});
