/**
 * The week of `npm run bench -- week` (spec 14.53): a learner with two phones, one clock a day fast and one a day slow.
 * On each of seven days both do forty-two things without a connection, tabs crash and are closed, and one phone is
 * full for a while; then both go back online over a line that loses, repeats and reorders requests. At the end every
 * action is compared with the server. Prints one JSON line. DATABASE_URL chooses the database; default PGlite.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Fault } from '../../e2e/support/bad-line.ts';
import { newLearner, type Learner } from '../../e2e/support/new-learner.ts';
import { startServer } from '../../e2e/support/server.ts';
import { randomOf } from '../../packages/server/test/support/random.ts';
import { CHROMIUM_FLAGS } from '../../scripts/lib/chromium-flags.mjs';
import { findTestChromium } from '../../scripts/lib/chromium.mjs';
import { Device, type Lesson } from './device.ts';

const COURSE = 'Start a kitchen garden in a small space';
const DAY_MS = 86_400_000;
const DAYS = Number(process.env.WEEK_DAYS ?? 7);
/** Lessons that a device studies in a day; each is fourteen actions. */
const LESSONS = 3;
/** The day on which the first device is full. */
const FULL_ON = Math.min(2, DAYS - 1);

/** After these the device tries again, so they come first. */
const FAILING = ['lost', 'unanswered', 'late'] as const;
const PASSING = ['twice', 'delayed'] as const;
const of = <T>(list: readonly T[], at: number) => list[at % list.length] as T;

interface Unit {
  _id: string;
  lessons: (Lesson & { done: boolean })[];
}

async function week(server: Awaited<ReturnType<typeof startServer>>) {
  const browser = await chromium.launch({ executablePath: findTestChromium(), args: CHROMIUM_FLAGS });
  const devices: Device[] = [];
  try {
    const learner = await newLearner(server, COURSE);
    const { courseId, units } = await courseOf(learner);
    for (const [at, name] of ['Nuru', 'Pendo'].entries()) {
      const device = await Device.open(browser, server, name);
      devices.push(device);
      await device.prepare(
        learner,
        units.map(({ _id }) => _id),
        at === 0 ? DAY_MS : -DAY_MS,
      );
    }
    const lessons = units.flatMap((unit) => unit.lessons);
    const random = randomOf(7);
    for (let day = 0; day < DAYS; day += 1) {
      for (const [at, device] of devices.entries()) {
        for (let turn = 0; turn < LESSONS; turn += 1) {
          const lesson = lessons[(day * LESSONS + turn + at) % lessons.length] as Lesson;
          await device.study(lesson, day, { full: day === FULL_ON && at === 0 && turn === 1 });
          if (turn === 0) await device.crash();
          if (turn === 1) await device.close();
        }
      }
      await Promise.all(
        devices.map((device, at) => {
          const some = FAILING[Math.floor(random() * FAILING.length)] as Fault;
          return device.connect([of(FAILING, day + at), some, of(PASSING, day + at)]);
        }),
      );
      process.stderr.write(
        `day ${day + 1}: ${devices.map(({ did }) => did.actions).join(' and ')} actions\n`,
      );
    }
    return await compare(learner, courseId, devices);
  } finally {
    for (const device of devices) await device.end().catch(() => {});
    await browser.close();
  }
}

async function courseOf({ id, call }: Learner): Promise<{ courseId: string; units: Unit[] }> {
  const enrolled = await call<{ data: { course: { _id: string } }[] }>('GET', `/enrolled/courses/${id}`);
  const courseId = enrolled.data[0]?.course._id ?? '';
  const { data } = await call<{ data: { units: Unit[] } }>('GET', `/course/${courseId}`);
  return { courseId, units: data.units.slice(0, 2) };
}

/** What the server has, next to what the devices did. */
async function compare(learner: Learner, courseId: string, devices: readonly Device[]) {
  const { units } = await courseOf(learner);
  const figures = { lost: 0, doubled: 0 };
  for (const { _id, done } of units.flatMap((unit) => unit.lessons)) {
    const wanted = devices.flatMap(({ did }) => did.notes.get(_id) ?? []);
    const stored = await notesOf(learner, _id);
    figures.lost += wanted.filter((text) => !stored.includes(text)).length;
    figures.doubled += stored.length - new Set(stored).size;
    // What was deleted or changed away and is there all the same.
    figures.doubled += new Set(stored.filter((text) => !wanted.includes(text))).size;
    if (devices.some(({ did }) => did.done.has(_id)) && !done) figures.lost += 1;
  }
  const bookmarks = new Map<string, { on: boolean; at: number }>();
  for (const { did } of devices)
    for (const [lesson, state] of did.bookmarks)
      if ((bookmarks.get(lesson)?.at ?? 0) < state.at) bookmarks.set(lesson, state);
  const { data } = await learner.call<{ data: string[] }>('GET', `/course/${courseId}/bookmarks`);
  const set = new Set(data);
  for (const [lesson, { on }] of bookmarks) if (set.has(lesson) !== on) figures.lost += 1;
  const left = await Promise.all(devices.map((device) => device.left()));
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  return {
    actions: sum(devices.map(({ did }) => did.actions)),
    ...figures,
    refused: sum(left.map(({ refused }) => refused)),
    unreported: sum(left.map(({ waiting }) => waiting)),
    told: sum(devices.map(({ did }) => did.told)),
    faults: sum(devices.flatMap(({ line }) => Object.values(line.faults))),
    kinds: devices.every(({ line }) => Object.values(line.faults).every((count) => count > 0)),
  };
}

async function notesOf({ call }: Learner, lesson: string): Promise<string[]> {
  const texts: string[] = [];
  let cursor = '';
  for (;;) {
    const page = await call<{ data: { text: string }[]; next: string | null }>(
      'GET',
      `/course/unit/lesson/${lesson}/notes${cursor}`,
    );
    texts.push(...page.data.map(({ text }) => text));
    if (page.next === null) return texts;
    cursor = `?cursor=${encodeURIComponent(page.next)}`;
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'digiken-week-'));
try {
  const { DATABASE_URL } = process.env;
  const server = await startServer({ dataDir, env: { ...(DATABASE_URL && { DATABASE_URL }) } });
  try {
    console.log(JSON.stringify(await week(server)));
  } finally {
    await server.stop();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
