/**
 * npm run live:browsers: a class of three browsers, each a process of its own. Chromium speaks; Chromium and Firefox
 * listen. One listener is killed and comes back, the class is recorded, the minutes are compared with a clock, and the
 * recording is played in both. Needs a build, Chromium and Firefox, and no network. Takes three minutes.
 * `-- janus` holds the class on a Janus gateway, where classes cannot be recorded.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startServer } from '../../e2e/support/server.ts';
import { check, step } from '../../packages/server/bench/live-steps.ts';
import { ADVICE, ensureFirefox } from '../../scripts/ensure-firefox.mjs';
import { openGateways } from '../../scripts/lib/janus.mjs';
import { type Account, type Browser, call, openChromium, openFirefox, signIn } from './people.ts';

/** So long that whole minutes differ from none, and the killed listener misses a part that counts. */
const CLASS_MS = 130_000;

const firefoxPath = await ensureFirefox();
if (firefoxPath === undefined) throw new Error(ADVICE);
const dataDir = await mkdtemp(join(tmpdir(), 'digiken-live-'));
const gateways = process.argv[2] === 'janus' ? await openGateways() : undefined;
/** Janus gateways do not record. */
const recorded = gateways === undefined;
const browsers: Browser[] = [];
const opened = <T extends Browser>(browser: T): T => {
  browsers.push(browser);
  return browser;
};

try {
  const server = await startServer({
    dataDir,
    ...(gateways && { env: { LIVE_ENGINE: 'janus', JANUS_URLS: gateways.urls } }),
  });
  try {
    await proof(server.url, firefoxPath);
  } finally {
    await Promise.all(browsers.map((one) => one.close().catch(() => {})));
    await server.kill();
  }
  console.log('The class works in three browsers.');
} finally {
  await gateways?.stop();
  await rm(dataDir, { recursive: true, force: true });
}
process.exit(0);

async function proof(url: string, firefoxPath: string): Promise<void> {
  const account = (name: string) => signIn(url, `${name}@digiken.example`);
  const [tutor, first, second] = await Promise.all(['instructor', 'learner', 'naserian'].map(account));
  if (!tutor || !first || !second) throw new Error('The demo has no such accounts.');
  const id = await step('schedule a class', scheduled(url, tutor, [first, second]));
  const roomPath = (area: string) => `/${area}/live-classes/${id}`;

  const host = opened(await step('open a Chromium for the tutor', openChromium('tutor', url, tutor)));
  await step('the tutor sends sound and pictures', sends(host, roomPath('instructor')));
  if (recorded) await step('the tutor records', records(host));
  const recordedFrom = Date.now();

  const listener = opened(await step('open a Chromium', openChromium('learner', url, first)));
  await step('it joins', joins(listener, roomPath('console')));
  const from = Date.now();
  await step('it plays the picture of the tutor', plays(listener));
  const fox = opened(
    await step(
      'open a Firefox',
      openFirefox('firefox', url, { account: second, executablePath: firefoxPath }),
    ),
  );
  await step('it joins', joins(fox, roomPath('console')));
  const foxFrom = Date.now();
  await step('it plays the picture of the tutor', plays(fox));
  await step('the tutor sees three people', sees(host, 'People 3'));

  const before = await host.evaluate(peopleShown, undefined);
  listener.kill();
  const killed = Date.now();
  await setTimeout(5000);
  await step('5 s after a SIGKILL the seat is kept', sees(host, 'People 3'));
  const again = opened(await step('open a Chromium again', openChromium('learner', url, first)));
  await step('it joins', joins(again, roomPath('console')));
  await step('it plays the picture of the tutor', plays(again));
  console.log(`     back after ${seconds(Date.now() - killed)}`);
  const after = await host.evaluate(peopleShown, undefined);
  await check('the tutor sees the same people in the same order', before === after && before !== '');

  await setTimeout(Math.max(0, CLASS_MS - (Date.now() - from)));
  await step('pictures still play in Chromium', plays(again));
  await step('pictures still play in Firefox', plays(fox));
  await call(url, tutor, { method: 'POST', path: `/live/classes/${id}/end`, body: {} });
  const end = Date.now();
  await step(
    'everyone is told the end',
    Promise.all([again, fox].map((one) => sees(one, 'The class is over'))),
  );
  await attendance(url, tutor, { id, expected: [end - from, end - foxFrom] });
  if (!recorded) return;
  await recording(url, first, { id, longest: (end - recordedFrom) / 1000 });
  for (const one of [again, fox]) await step(`the recording plays in ${one.name}`, watches(one, id));
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

/** A class that is open, in a free course which both learners have. */
async function scheduled(url: string, tutor: Account, learners: Account[]): Promise<string> {
  const { data } = await call<{ data: { _id: string; title: string }[] }>(url, tutor, {
    path: '/instructor/courses',
  });
  const course = data.find(({ title }) => /kitchen garden/i.test(title));
  if (!course) throw new Error('The tutor does not have the free course of the demo.');
  // Who has it already is told so.
  for (const learner of learners)
    await call(url, learner, {
      method: 'POST',
      path: `/course/${course._id}/enrol`,
      body: { choice: { whole: true }, expectedTotal: 0 },
    }).catch(() => {});
  const starts = new Date(Math.ceil(Date.now() / 60_000 + 3) * 60_000).toISOString().slice(0, 16);
  const planned = await call<{ data: { _id: string } }>(url, tutor, {
    method: 'POST',
    path: '/live/classes',
    body: {
      title: 'Three browsers',
      description: '',
      starts,
      timeZone: 'UTC',
      minutes: 30,
      capacity: null,
      link: null,
      waitingRoom: false,
      recorded,
      courseId: course._id,
      hubId: null,
      repeat: null,
    },
  });
  return planned.data._id;
}

async function sends(page: Browser, path: string): Promise<void> {
  await page.goto(path);
  for (const name of ['Use my microphone', 'Use my camera']) await page.until(name, turnOn, name);
  await page.press('Join the class');
  await page.until('its own microphone is on', pressed, 'Microphone');
  await page.until('its own camera is on', pressed, 'Camera');
}

async function records(page: Browser): Promise<void> {
  await page.press('Record');
  await page.press('Start recording');
  await page.until('Being recorded', hasText, 'Being recorded');
}

async function joins(page: Browser, path: string): Promise<void> {
  await page.goto(path);
  await page.press('Join and listen');
  await page.until('the controls of the room', hasText, 'Leave');
}

function sees(page: Browser, text: string): Promise<void> {
  return page.until(text, hasText, text);
}

/** Two looks at the time of a picture that has a size: it goes on. */
async function plays(page: Browser): Promise<void> {
  await page.until('a moving picture', isMoving, -1);
  const at = await page.evaluate(timeOfPicture, undefined);
  await page.until('the picture goes on', isMoving, at + 1);
}

async function attendance(
  url: string,
  tutor: Account,
  { id, expected }: { id: string; expected: number[] },
): Promise<void> {
  const { data } = await call<{ data: { person: { name: string }; minutes: number }[] }>(url, tutor, {
    path: `/live/classes/${id}/attendance`,
  });
  const minutes = data.map((one) => `${one.person.name} ${one.minutes}`).join(', ');
  await check(`three people attended: ${minutes}`, data.length === 3);
  for (const ms of expected) {
    const right = data.some((one) => Math.abs(one.minutes - ms / 60_000) <= 1);
    await check(`minutes are right within one: ${seconds(ms)} by the clock`, right);
  }
}

async function recording(
  url: string,
  learner: Account,
  { id, longest }: { id: string; longest: number },
): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const { data } = await call<{ data: { seconds: number; bytes: number }[] }>(url, learner, {
      path: `/live/classes/${id}/recordings`,
    });
    const kept = data.map((one) => `${one.seconds} s, ${(one.bytes / 1e6).toFixed(2)} MB`).join('; ');
    if (data.length > 0) {
      const whole = data.some((one) => Math.abs(one.seconds - longest) < 8 && one.bytes > 100_000);
      await check(`the recording is whole (${longest.toFixed(0)} s by the clock): ${kept}`, whole);
      return;
    }
    if (Date.now() > deadline) throw new Error('There is no recording.');
    await setTimeout(200);
  }
}

async function watches(page: Browser, id: string): Promise<void> {
  await page.goto(`/console/live-classes/${id}/recording`);
  await page.press('Play');
  await plays(page);
  await page.evaluate(seekTo, 60);
  await page.until('the picture after the jump', isMoving, 61);
}

// These run in the page.

function peopleShown(): string {
  return document.querySelector<HTMLElement>('[role=tabpanel]')?.innerText ?? '';
}
function turnOn(name: string): boolean {
  const label = [...document.querySelectorAll('label')].find((one) => one.innerText.trim() === name);
  const control = label?.control as HTMLInputElement | null | undefined;
  if (control && !control.checked && control.ariaBusy !== 'true') control.click();
  return control?.checked === true;
}
function hasText(text: string): boolean {
  return document.body.innerText.replace(/\s+/g, ' ').includes(text);
}
function pressed(name: string): boolean {
  return [...document.querySelectorAll<HTMLElement>('button[aria-pressed=true]')].some((one) =>
    one.innerText.startsWith(name),
  );
}
function isMoving(after: number): boolean {
  return [...document.querySelectorAll('video')].some(
    (one) => one.videoWidth > 0 && !one.paused && one.currentTime > Math.max(0, after),
  );
}
function timeOfPicture(): number {
  return Math.max(...[...document.querySelectorAll('video')].map((one) => one.currentTime));
}
function seekTo(time: number): void {
  const video = document.querySelector('video');
  if (video) video.currentTime = time;
}
