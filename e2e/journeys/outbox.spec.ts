import type { OfflineUnit } from '@digiken/contract';
import { timeOut } from '../../scripts/lib/time-factor.mjs';
import { badLine, type Fault } from '../support/bad-line.ts';
import { newDevice } from '../support/new-device.ts';
import { newLearner } from '../support/new-learner.ts';
import { signInAs } from '../support/people.ts';
import { expect, type Page, step, test } from '../support/test.ts';

const COURSE = 'Start a kitchen garden in a small space';
const QUIZ = 'What do you know about light?';
/**
 * The fates of the first requests of the outbox after the connection is back: it waits 1, 2 and 4 seconds after the
 * failures. Only the last one succeeds, because the outbox may be empty after it.
 */
const FATES: Fault[] = ['lost', 'unanswered', 'late', 'twice'];

interface Unit {
  _id: string;
  title: string;
  lessons: { _id: string; title: string; done: boolean }[];
}

const status = (page: Page) => page.locator('[data-slot=unsent-changes]');
const waits = (count: number) => `${count} changes on this device are waiting for a connection.`;

async function writeNote(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /^Notes/ }).tap();
  const dialog = page.getByRole('dialog', { name: /^My notes/ });
  await dialog.getByRole('textbox').fill(text);
  await dialog.getByRole('button', { name: 'Save the note' }).tap();
  const note = dialog.getByRole('listitem').filter({ hasText: text });
  await expect(note.getByText('Kept on this phone', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect(dialog).toBeHidden();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Halima/ }).tap();
  await page.getByRole('button', { name: 'Sign Out' }).tap();
}

/** Everything of the learner that the device still holds. */
const left = (page: Page) =>
  page.evaluate(async () => {
    const actions = await new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('digiken-outbox');
      opening.onerror = () => reject(new Error(opening.error?.message));
      opening.onsuccess = () => {
        const { result: database } = opening;
        const [name] = [...database.objectStoreNames].filter((one) => one === 'actions');
        if (name === undefined) return resolve(0);
        const counting = database.transaction(name).objectStore(name).count();
        counting.onsuccess = () => resolve(counting.result);
      };
    });
    const stored = (await caches.keys()).filter((name) => !name.startsWith('digiken-shell:'));
    return { actions, stored, kept: Object.keys(localStorage).filter((name) => name.startsWith('outbox:')) };
  });

test('[12.86][14.25][14.26][14.28-14.32][14.34-14.39][14.54][14.55] what a learner does without a connection survives closed tabs and a bad line, once', async ({
  browser,
  server,
}, info) => {
  const learner = await newLearner(server, COURSE);
  const enrolled = await learner.call<{ data: { course: { _id: string } }[] }>(
    'GET',
    `/enrolled/courses/${learner.id}`,
  );
  const courseId = enrolled.data[0]?.course._id ?? '';
  const course = () => learner.call<{ data: { units: Unit[] } }>('GET', `/course/${courseId}`);
  const [unit] = (await course()).data.units;
  if (!unit) throw new Error(`${COURSE} has no units.`);
  const [first, second] = unit.lessons;
  const { practiceQuizzes } = (await learner.call<{ data: OfflineUnit }>('GET', `/units/${unit._id}/offline`))
    .data;
  const quizId = practiceQuizzes.find(({ title }) => title === QUIZ)?._id ?? '';
  const line = await badLine(server.url);
  const device = () => newDevice(browser, info, line.url);
  const phone = await device();
  const printed: string[] = [];
  phone.on('weberror', (error) => printed.push(error.error().message));
  await phone.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: line.url });
  const signIn = async (page: Page) => {
    const { email, password } = learner;
    const answer = await page.request.post(`${line.url}/api/auth/signin`, { data: { email, password } });
    expect(answer.status()).toBe(200);
  };
  let page = await phone.newPage();
  await signIn(page);

  await step(page, 'start the practice quiz and download its unit', async () => {
    await page.goto(`/console/quizzes/${quizId}`);
    await page.getByRole('button', { name: 'Start the quiz' }).tap();
    await expect(page.getByRole('radio').first()).toBeVisible();
    await page.goto(`/console/course/unit/${unit._id}/x`);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Download unit, / })
      .tap();
    await expect(page.getByRole('main').getByText(/^On this device, /)).toBeVisible({
      timeout: timeOut(30_000),
    });
  });

  await phone.setOffline(true);
  await step(page, 'finish a lesson, write a note and set a bookmark without a connection', async () => {
    await page.getByRole('main').getByRole('link', { name: first?.title, exact: true }).tap();
    await page.getByRole('button', { name: 'Mark as done' }).tap();
    await page.getByRole('button', { name: 'Bookmark' }).tap();
    await writeNote(page, 'Balcony: sun until noon.');
    await expect(status(page)).toContainText('waiting for a connection');
  });
  await page.close();

  page = await phone.newPage();
  await step(page, 'a new tab goes on with another lesson', async () => {
    await page.goto(`/console/course/unit/lesson/${second?._id}/x`);
    await page.getByRole('button', { name: 'Mark as done' }).tap();
    await writeNote(page, 'Try terere first.');
    await expect(page.getByRole('button', { name: 'Mark as not done' })).toBeVisible();
  });
  await page.close();

  page = await phone.newPage();
  await step(page, 'a third one submits the quiz', async () => {
    await page.goto(`/console/quizzes/${quizId}`);
    const main = page.getByRole('main');
    await main.getByRole('radio').first().check();
    await main.getByRole('button', { name: 'Next' }).tap();
    await main.getByRole('radio').first().check();
    await expect(main.getByText('2 of 2 answered')).toBeVisible();
    await page.getByRole('button', { name: 'Submit answers' }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Submit answers' }).tap();
    await expect(page.getByText('Your answers wait to be submitted')).toBeVisible();
    await expect(status(page)).toContainText(/\d changes on this device are waiting for a connection\./);
  });
  const waiting = Number(/\d+/.exec(await status(page).innerText())?.[0]);

  await step(page, 'a sign-out asks first', async () => {
    await signOut(page);
    const question = page.getByRole('alertdialog', { name: `${waiting} changes are not saved yet` });
    await question.getByRole('button', { name: 'Stay signed in' }).tap();
    await expect(question).toBeHidden();
    await expect(status(page)).toContainText(waits(waiting));
  });

  await step(page, 'everything arrives once over a line that loses, repeats and reorders', async () => {
    const fates = [...FATES];
    // The open quiz also saves its answers itself. While that request is delayed, the outbox sends the same answers.
    const ofQuiz: Fault[] = ['delayed'];
    line.fate = (path) => (path === '/api/sync' ? fates : ofQuiz).shift();
    await phone.setOffline(false);
    await expect(status(page)).toContainText('Everything is sent and up to date.', {
      timeout: timeOut(40_000),
    });
    expect(line.faults).toEqual({ lost: 1, unanswered: 1, late: 1, twice: 1, delayed: 1 });
    line.fate = () => undefined;
  });

  const notesOf = async (lesson: string | undefined) =>
    (await learner.call<{ data: { text: string }[] }>('GET', `/course/unit/lesson/${lesson}/notes`)).data.map(
      ({ text }) => text,
    );
  expect(await notesOf(first?._id)).toEqual(['Balcony: sun until noon.']);
  expect(await notesOf(second?._id)).toEqual(['Try terere first.']);
  const { lessons = [] } = (await course()).data.units.find(({ _id }) => _id === unit._id) ?? {};
  expect(lessons.map(({ done }) => done)).toEqual(unit.lessons.map((_, at) => at < 2));
  const quiz = await learner.call<{ data: { attempts: { state: string }[] } }>('GET', `/quizzes/${quizId}`);
  expect(quiz.data.attempts.map(({ state }) => state)).toEqual(['complete']);

  const other = await device();
  await step(page, 'another device has it', async () => {
    const there = await other.newPage();
    await signIn(there);
    await there.goto(`/console/course/unit/lesson/${first?._id}/x`);
    await expect(there.getByRole('button', { name: 'Mark as not done' })).toBeVisible();
    await expect(there.getByRole('button', { name: 'Bookmark' })).toHaveAttribute('aria-pressed', 'true');
    await there.getByRole('button', { name: /^Notes/ }).tap();
    await expect(there.getByRole('dialog').getByRole('listitem')).toHaveText([/Balcony: sun until noon\./]);
    await other.close();
  });

  await step(page, 'what is refused says why, and can be copied and deleted', async () => {
    await page.goto(`/console/course/unit/lesson/${second?._id}/x`);
    await expect(page.getByRole('heading', { level: 1, name: second?.title })).toBeVisible();
    await phone.setOffline(true);
    await writeNote(page, 'Ask Otieno for seed.');
    await writeNote(page, 'Cover it with a net.');
    const visitor = await browser.newContext();
    const admin = await signInAs(await visitor.newPage(), server.url, 'admin');
    const { data } = await admin.read<{ data: { _id: string }[] }>(`/admin/enrolments?user=${learner.id}`);
    await admin.send('POST', `/admin/enrolment/${data[0]?._id}/cancel`, { reason: 'A test of the device.' });
    await visitor.close();
    await phone.setOffline(false);
    // The reading position may be one of them.
    await expect(status(page)).toContainText(/^(?!.*Sending).*[23] changes were not accepted\./, {
      timeout: timeOut(20_000),
    });
    await status(page).getByRole('button', { name: 'Show changes' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Changes on this device' });
    const refused = dialog.getByRole('listitem').filter({ hasText: 'Ask Otieno for seed.' });
    await expect(refused).toContainText('You are not enrolled in the unit');
    await refused.getByRole('button', { name: /^Copy the text/ }).tap();
    await expect(refused).toContainText('The text is copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Ask Otieno for seed.');
    await refused.getByRole('button', { name: /^Delete/ }).tap();
    await expect(refused).toHaveCount(0);
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Cover it with a net.' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).tap();
  });

  await step(page, 'a sign-out that is confirmed leaves nothing on the device', async () => {
    const before = await left(page);
    expect(before.actions).toBeGreaterThan(0);
    expect(before.stored).toEqual([expect.stringContaining(unit._id)]);
    await signOut(page);
    await page
      .getByRole('alertdialog', { name: /not saved yet$/ })
      .getByRole('button', { name: 'Sign out and delete them' })
      .tap();
    await expect(page.getByText('Logged out successfully').first()).toBeVisible();
    expect(await left(page)).toEqual({ actions: 0, stored: [], kept: [] });
  });
  expect(printed).toEqual([]);
  await phone.close();
  await line.stop();
});
