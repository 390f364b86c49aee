import type { Browser } from '@playwright/test';
import type { InputDevice } from './input-device.ts';
import { type DemoPerson, type DemoSession, signInAs } from './people.ts';
import { readQr } from './qr.ts';
import { expect, type Page, step } from './test.ts';

const COURSE = 'Start a kitchen garden in a small space';

/** The right answers of the required quizzes, in the order of their questions. */
const ANSWERS: Record<string, object[]> = {
  'Find the light: what you have learned': [
    { type: 'multiple', options: ['dania', 'terere'] },
    { type: 'single', option: 'behind' },
    { type: 'numeric', text: '6' },
  ],
  'Water wisely: what you have learned': [
    { type: 'matching', pairs: { wet: 'wait', damp: 'evening', dry: 'now' } },
    { type: 'ordering', order: ['prick', 'fill', 'bury', 'loosen'] },
    { type: 'numeric', text: '240' },
    { type: 'fill-in', blanks: { distance: 'finger', animal: 'slugs' } },
  ],
};

interface Listed {
  _id: string;
  title: string;
  course: { _id: string };
}

/** All lessons but the last one, and all quizzes, as the calls of their pages. @returns the address of the last lesson, and how to undo it */
export async function nearlyComplete({ read, send }: DemoSession, courseId: string) {
  const { data } = await read<{ data: { units: { lessons: { _id: string; done: boolean }[] }[] } }>(
    `/course/${courseId}`,
  );
  const lessons = data.units.flatMap((unit) => unit.lessons);
  const open = lessons.filter((lesson) => !lesson.done);
  const done = (id: string, value = true) =>
    send('PUT', `/course/unit/lesson/${id}/progress`, { done: value });
  for (const { _id } of lessons.slice(0, -1)) await done(_id);
  const device = 'device-of-the-journey';
  const quizzes = await read<{ data: Listed[] }>('/quizzes');
  for (const { _id, title } of quizzes.data) {
    const answers = ANSWERS[title];
    if (!answers) continue;
    await send('POST', `/quizzes/${_id}/attempts`, { device });
    const quiz = await read<{ data: { openAttemptId: string } }>(`/quizzes/${_id}`);
    const attempt = await read<{ data: { _id: string; questions: { id: string }[] } }>(
      `/attempts/${quiz.data.openAttemptId}?device=${device}`,
    );
    const events = attempt.data.questions.map(({ id }, at) => ({
      slot: id,
      seq: 1,
      answer: answers[at],
      elapsedMs: 1_000,
    }));
    await send('PUT', `/attempts/${attempt.data._id}/answers`, { device, events });
    await send('POST', `/attempts/${attempt.data._id}/submit`, { device });
  }
  return {
    last: `/console/course/unit/lesson/${lessons.at(-1)?._id}/x`,
    /** As it was before: other journeys read this person's progress. */
    restore: async () => {
      for (const { _id } of open) await done(_id, false);
    },
  };
}

interface Journey {
  page: Page;
  browser: Browser;
  serverUrl: string;
  device: InputDevice;
  /** Each run needs a learner of its own. */
  person: DemoPerson | 'naserian' | 'otieno';
}

/** A learner completes a course; somebody else checks the certificate, and an administrator withdraws it. */
export async function certificateJourney({
  page,
  browser,
  serverUrl,
  device,
  person,
}: Journey): Promise<void> {
  const main = page.getByRole('main');
  const admin = await signInAs(page, serverUrl, 'admin');
  const { data: courses } = await admin.read<{ data: { _id: string; title: string }[] }>(
    `/admin/courses?state=published&search=${encodeURIComponent(COURSE)}`,
  );
  const courseId = courses.find(({ title }) => title === COURSE)?._id ?? '';
  const email = `${person}@digiken.example`;
  const { data: enrolled } = await admin.read<{ data: unknown[] }>(
    `/admin/enrolments?course=${courseId}&search=${person}`,
  );
  if (enrolled.length === 0)
    await admin.send('POST', '/admin/enrolments', { email, courseId, note: 'For the journey' });
  const learner = await signInAs(page, serverUrl, person);
  const { last, restore } = await nearlyComplete(learner, courseId);

  await step(page, 'see what is left', async () => {
    await page.goto('/console/certificates');
    await expect(main.getByText('1 lesson to go')).toBeVisible();
  });

  await step(page, 'done on the last lesson opens the end of the course, with the certificate', async () => {
    await page.goto(last);
    await main.locator('[data-slot=lesson-done]').scrollIntoViewIfNeeded();
    const end = main.getByRole('region', { name: 'This is the last lesson' });
    await device.press(end.getByRole('button', { name: 'Done, go on' }));
    await expect(page).toHaveURL(/\/finished$/);
    await expect(main.getByRole('heading', { level: 1, name: /^You did it, / })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(main.getByRole('link', { name: 'See your certificate' })).toBeVisible();
    await expect(main.getByText(/Anyone can check it at/)).toBeVisible();
  });

  await step(page, 'the certificate is in the list', async () => {
    await page.goto('/console/certificates');
    await device.press(main.getByRole('link', { name: COURSE }));
    await expect(main.getByRole('heading', { name: 'Certificate of completion' })).toBeVisible();
    await expect(main.getByText('100%').first()).toBeVisible();
  });

  await restore();
  const pdf = await main.getByRole('link', { name: 'Download as PDF' }).getAttribute('href');
  const file = await page.request.get(new URL(pdf ?? '', serverUrl).href);
  expect(file.headers()['content-type']).toBe('application/pdf');

  await step(page, 'open the public page', async () => {
    await device.press(main.getByRole('link', { name: 'Verify this certificate' }));
    await expect(main.getByRole('heading', { name: 'This certificate is real' })).toBeVisible();
  });
  const address = await readQr(page.locator('[data-slot="certificate-qr"]'));

  const other = await (await browser.newContext()).newPage();
  const verdict = other.getByRole('main').getByRole('heading', { level: 1 });
  await step(other, 'its QR code, in another browser without a session', async () => {
    await other.goto(address);
    await expect(verdict).toHaveText('This certificate is real');
  });

  await signInAs(page, serverUrl, 'admin');
  await step(page, 'an administrator finds it and withdraws it', async () => {
    await page.goto(`/admin/certificates?search=${address.split('/').at(-1)}`);
    await device.press(main.getByRole('button', { name: /^Withdraw/ }));
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await device.type(dialog.getByRole('textbox'), 'Somebody else took the quizzes.');
    await device.press(dialog.getByRole('button', { name: 'Withdraw' }));
    await expect(main.getByRole('cell', { name: 'Withdrawn' })).toBeVisible();
  });

  await step(other, 'and whoever checks it sees why', async () => {
    await other.reload();
    await expect(verdict).toHaveText('This certificate was withdrawn');
    await expect(other.getByText('Somebody else took the quizzes.')).toBeVisible();
  });
  await other.context().close();
}
