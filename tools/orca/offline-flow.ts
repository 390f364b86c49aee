import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { newLearner } from '../../e2e/support/new-learner.ts';
import { startServer } from '../../e2e/support/server.ts';

const COURSE = 'Start a kitchen garden in a small space';

/** What happens on the way, in the app itself: a key, or the line that is lost and comes back. */
export interface AppStep {
  did: string;
  run: (page: Page) => Promise<unknown>;
}

export interface AppFlow {
  name: string;
  title: string;
  /** Where it begins. */
  path: string;
  steps: readonly AppStep[];
  /** Signs the browser of the page in. */
  signIn: (page: Page) => Promise<void>;
  url: string;
  stop: () => Promise<void>;
}

export const OFFLINE = 'without-a-connection';

/** A unit is downloaded, the connection is lost, a lesson is finished and everything is sent later (spec 14.37). */
export async function offlineFlow(): Promise<AppFlow> {
  const dataDir = await mkdtemp(join(tmpdir(), 'digiken-orca-app-'));
  const server = await startServer({ dataDir });
  const learner = await newLearner(server, COURSE);
  const enrolled = await learner.call<{ data: { course: { _id: string } }[] }>(
    'GET',
    `/enrolled/courses/${learner.id}`,
  );
  const course = await learner.call<{
    data: { units: { _id: string; lessons: { title: string }[] }[] };
  }>('GET', `/course/${enrolled.data[0]?.course._id}`);
  const [unit] = course.data.units;
  const lesson = unit?.lessons[1]?.title ?? '';
  /** The focus moves as by Tab; only where it goes is not counted in key presses, which change with every page. */
  const focus = (name: string | RegExp, role: 'button' | 'link') => async (page: Page) => {
    const control = page.getByRole('main').getByRole(role, { name }).first();
    await expect(control).toBeVisible({ timeout: 20_000 });
    await control.focus();
  };
  const enter = (page: Page) => page.keyboard.press('Enter');
  const online = (on: boolean) => (page: Page) => page.context().setOffline(!on);
  return {
    name: OFFLINE,
    title: 'Download a unit, lose the connection, finish a lesson, and hear that it was sent',
    path: `/console/course/unit/${unit?._id}/x`,
    steps: [
      { did: 'Moves to the download', run: focus(/^Download unit, /, 'button') },
      { did: 'Presses Enter', run: enter },
      { did: 'Loses the connection', run: online(false) },
      { did: `Moves to the lesson “${lesson}”`, run: focus(lesson, 'link') },
      { did: 'Presses Enter', run: enter },
      { did: 'Moves to “Mark as done”', run: focus('Mark as done', 'button') },
      { did: 'Presses Enter', run: enter },
      { did: 'Is back online', run: online(true) },
    ],
    signIn: async (page) => {
      const { email, password } = learner;
      const answer = await page.request.post(`${server.url}/api/auth/signin`, { data: { email, password } });
      if (!answer.ok()) throw new Error(`The learner cannot sign in: ${answer.status()}`);
    },
    url: server.url,
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
