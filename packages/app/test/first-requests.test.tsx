import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { FIRST_REQUESTS } from '@digiken/hooks/api';
import { cleanup, waitFor } from '@testing-library/react';
import { useRoutes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preloadPath, routes } from '../src/routes/routes';
import { NJOKI, renderAt, resetBrowser, signIn, stubWideWindow } from './support/render';

const script = readFileSync(join(import.meta.dirname, '../public/pre-hydration.js'), 'utf8');

/** An address of each page that sends its first requests early. */
const ADDRESSES: Record<string, string> = {
  '/courses': '/courses',
  '/course': '/course/c1',
  '/course/unit': '/course/unit/n1',
  '/course/unit/lesson': '/course/unit/lesson/l1/wind',
  '/console/dashboard': '/console/dashboard',
  '/console/course/unit/lesson': '/console/course/unit/lesson/l1',
};

let asked: string[];
beforeEach(() => {
  asked = [];
  stubWideWindow();
  document.documentElement.lang = 'en-KE';
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const user = JSON.stringify({ data: { ...NJOKI, role: 'user' } });
    // All others stay unanswered: nothing is asked for again.
    return new Response(address === '/api/user/u1' ? user : new ReadableStream());
  });
});
afterEach(() => {
  cleanup();
  resetBrowser();
  document.head.replaceChildren();
  document.documentElement.lang = '';
  delete window.digikenEarly;
  history.replaceState(null, '', '/');
});

/** What the browser does with the page before the app's code. */
function open(address: string, first: readonly string[] = []) {
  const meta = Object.assign(document.createElement('meta'), {
    name: 'digiken-first',
    content: first.join(' '),
  });
  document.head.append(meta);
  history.replaceState(null, '', address);
  runInThisContext(script);
  window.digikenEarlyInput?.abort();
}

function App() {
  return useRoutes(routes);
}

test('[14.300] every page of the table has an address here', () => {
  expect(Object.keys(ADDRESSES)).toEqual(Object.keys(FIRST_REQUESTS));
});

test.each(Object.entries(ADDRESSES))(
  '[14.300] %s: the page asks for what was asked for early, and it is asked for once',
  async (start, address) => {
    if (start.startsWith('/console')) signIn('user');
    open(address, FIRST_REQUESTS[start]);
    await waitFor(() => expect(asked).toHaveLength(FIRST_REQUESTS[start]?.length ?? 0));
    const early = [...asked];
    expect(early.join()).not.toContain('~');
    await preloadPath(address);
    renderAt(address, <App />);
    await waitFor(() => expect(window.digikenEarly?.answers).toEqual({}));
    for (const one of early) expect(asked.filter((other) => other === one)).toEqual([one]);
  },
);

test('[14.300] nothing is asked for early where the app would ask for something else, or has nobody to ask for', () => {
  const lesson = FIRST_REQUESTS['/console/course/unit/lesson'];
  open('/console/course/unit/lesson/l1', lesson);
  signIn('user');
  open('/console/course/unit/lesson/l1?lang=sw', lesson);
  localStorage.setItem('language', 'sw-KE');
  open('/console/course/unit/lesson/l1', lesson);
  localStorage.removeItem('language');
  open('/console/course/unit/lesson/', lesson);
  document.cookie = `Digiken=e30.${btoa(JSON.stringify({ id: 'u1', exp: 1 }))}.s; path=/`;
  open('/console/course/unit/lesson/l1', lesson);
  document.cookie = 'Digiken=unreadable; path=/';
  open('/courses', FIRST_REQUESTS['/courses']);
  expect(asked).toEqual([]);
});

test('[14.300] what needs a verified address is not asked for early while the address of the user is not', async () => {
  const sent: string[] = [];
  const user = JSON.stringify({ data: { ...NJOKI, emailVerified: false } });
  vi.stubGlobal('fetch', async (address: string) => {
    sent.push(address);
    return new Response(user);
  });
  signIn('user');
  open('/console/dashboard', FIRST_REQUESTS['/console/dashboard']);
  expect(await window.digikenEarly?.answers['/api/enrolled/courses/u1?size=4&lead=true']).toBeUndefined();
  expect(sent).toEqual(['/api/user/u1']);
});

test('[14.302] the first covers of an early answer are fetched before the app is there', async () => {
  const covers = ['a', 'b', 'c'].map((name) => ({ _id: name, image: `/api/media/${name}.webp` }));
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data: covers })));
  open('/courses', FIRST_REQUESTS['/courses']);
  const fetched = () =>
    [...document.head.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));
  await waitFor(() => expect(fetched()).toEqual(['/api/media/a.webp', '/api/media/b.webp']));
});
