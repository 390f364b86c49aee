// Keeps downloaded units and the app's code for a page without a connection (spec 14.1–14.8). The build writes `SHELL`
// before this: the files of the learner's pages, and the release that they belong to. It never looks at /api/auth, and
// stores no answer of the API: pages do that when a learner downloads a unit.

/* global SHELL -- written before this by scripts/worker-source.mjs */

const SHELL_PREFIX = 'digiken-shell:';
const UNIT_PREFIX = 'digiken-unit:';
const SHELL_NAME = SHELL_PREFIX + SHELL.version;
const SHELL_PAGE = '/200.html';
/** A page that has not come after this time starts from the device, if it can (ms). */
const SLOW = 4000;

const shellFiles = new Set(SHELL.files);

self.addEventListener('install', (event) => {
  // A device that keeps no shell gets none: a notification must not cost the bytes of a download.
  event.waitUntil(shellNames().then((names) => (names.length > 0 ? storeShell() : undefined)));
});

self.addEventListener('activate', (event) => {
  // Without `skipWaiting` no page of the old release is open any more, so its files can go.
  event.waitUntil(Promise.all([removeOldShells(), self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  if (event.data !== 'store-shell' || !event.ports[0]) return;
  const [port] = event.ports;
  event.waitUntil(
    storeShell().then(
      () => port.postMessage('stored'),
      (error) => port.postMessage(error && error.name === 'QuotaExceededError' ? 'full' : 'failed'),
    ),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // `no-store` asks for the network itself: downloads, and the question which release the server has.
  if (request.method !== 'GET' || origin !== self.location.origin || request.cache === 'no-store') return;
  if (pathname.startsWith('/api/media/')) event.respondWith(media(request));
  else if (pathname.startsWith('/api/auth')) return;
  else if (pathname.startsWith('/api/')) {
    const viewer = viewerOf(request);
    // Streams of events have another type, and no stored answer.
    if (viewer && (request.headers.get('Accept') || '').includes('json'))
      event.respondWith(answer(request, viewer));
  } else if (request.mode === 'navigate') event.respondWith(page(request));
  else if (shellFiles.has(pathname)) event.respondWith(shellFile(request, pathname));
});

async function shellNames() {
  return (await caches.keys()).filter((name) => name.startsWith(SHELL_PREFIX));
}

async function removeOldShells() {
  const names = await shellNames();
  await Promise.all(names.filter((name) => name !== SHELL_NAME).map((name) => caches.delete(name)));
}

/** Fetches what is missing. The page comes last: with it, all of its files are there. */
async function storeShell() {
  // The server of development has no such list.
  if (SHELL.files.length === 0) throw new Error('This is not a built app.');
  const cache = await caches.open(SHELL_NAME);
  if (await cache.match(SHELL_PAGE)) return;
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(SHELL.files.filter((path) => !stored.has(path)));
  const response = await fetch(SHELL_PAGE, { cache: 'no-store' });
  const text = response.ok ? await response.text() : '';
  // A server with a newer release: its page needs other files, which the worker of that release fetches.
  if (!SHELL.starts.every((path) => text.includes(path))) throw new Error('The server has another release.');
  // The policies of the page come with it.
  const headers = new Headers(response.headers);
  for (const name of ['Set-Cookie', 'Content-Encoding', 'Content-Length', 'Date']) headers.delete(name);
  await cache.put(SHELL_PAGE, new Response(text, { headers }));
}

const shellMatch = (path) => caches.match(path, { cacheName: SHELL_NAME });

async function shellFile(request, path) {
  return (await shellMatch(path)) || fetch(request);
}

/** Network first. The shell answers if the network fails, or after a while if it is very slow. */
async function page(request) {
  const network = fetch(request);
  const shell = await shellMatch(SHELL_PAGE).catch(() => undefined);
  if (!shell) return network;
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve(shell), SLOW);
  });
  return Promise.race([network.catch(() => shell), late]).finally(() => clearTimeout(timer));
}

/** A stored file from the device, whatever its signature; all others from the network. */
async function media(request) {
  const { origin, pathname } = new URL(request.url);
  const stored = await caches.match(origin + pathname).catch(() => undefined);
  if (!stored) return fetch(request);
  const range = request.headers.get('Range');
  return range ? part(stored, range) : stored;
}

/** A part of a stored file, as players ask for it. */
async function part(stored, range) {
  const blob = await stored.blob();
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range) || [];
  const type = stored.headers.get('Content-Type') || '';
  if (first === undefined || (first === '' && last === ''))
    return new Response(blob, { headers: { 'Content-Type': type } });
  const start = first === '' ? Math.max(0, blob.size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? blob.size - 1 : Math.min(Number(last), blob.size - 1);
  if (start > end) {
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${blob.size}` } });
  }
  return new Response(blob.slice(start, end + 1, type), {
    status: 206,
    headers: {
      'Content-Type': type,
      'Content-Length': String(end + 1 - start),
      'Content-Range': `bytes ${start}-${end}/${blob.size}`,
      'Accept-Ranges': 'bytes',
    },
  });
}

/** The user whose token the request carries; it is read and not kept. The server alone trusts tokens. */
function viewerOf(request) {
  try {
    const [, payload] = /^Bearer [^.]+\.([^.]+)\./.exec(request.headers.get('Authorization')) || [];
    const { id } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    return typeof id === 'string' ? id : '';
  } catch {
    return '';
  }
}

/** Network first. What the viewer has downloaded answers if there is no network. */
async function answer(request, viewer) {
  try {
    return await fetch(request);
  } catch (error) {
    const stored = await storedAnswer(new URL(request.url), viewer).catch(() => undefined);
    if (stored) return stored;
    throw error;
  }
}

async function storedAnswer(url, viewer) {
  const names = (await caches.keys()).filter((name) => name.startsWith(`${UNIT_PREFIX}${viewer}:`));
  for (const name of names) {
    const found = await caches.match(url.href, { cacheName: name });
    if (found) return found;
  }
  // `sw-KE` is asked for and `sw` stored. If there is nothing in this language, another one is better than nothing.
  const wanted = withoutChoices(url);
  const language = languageOf(url);
  let other;
  for (const name of names) {
    const cache = await caches.open(name);
    for (const key of await cache.keys(url.href, { ignoreSearch: true })) {
      const stored = new URL(key.url);
      if (withoutChoices(stored) !== wanted) continue;
      if (languageOf(stored) === language) return cache.match(key);
      other = other || (() => cache.match(key));
    }
  }
  return other && other();
}

function languageOf({ searchParams }) {
  return (searchParams.get('lang') || searchParams.get('language') || '').split('-')[0];
}

/** Without the language, and without how much of a list is asked for: the whole one is stored. */
function withoutChoices(url) {
  const query = new URLSearchParams(url.search);
  for (const name of ['lang', 'language', 'size', 'lead']) query.delete(name);
  query.sort();
  return `${url.pathname}?${query}`;
}
