import type { Browser, Locator } from '@playwright/test';
import type { TestCourse } from '../../packages/server/test/fixtures/courses.ts';
import { courseOf } from './courses.ts';
import type { InputDevice } from './input-device.ts';
import { signInAs } from './people.ts';
import { readQr } from './qr.ts';
import { expect, type Page, step } from './test.ts';

/** Of each quiz in English: its title, and the right answer to its only question. */
const QUIZZES = [
  ['Lesson 1 - Roof and gutters: Pre-Lecture Quiz', 'Iron sheets'],
  ['Lesson 1 - Roof and gutters: Post-Lecture Quiz', '1 cm in each metre'],
  ['Lesson 2 - Tank size: Pre-Lecture Quiz', 'About 20 litres'],
  ['Lesson 2 - Tank size: Post-Lecture Quiz', 'It is empty before the next rain'],
] as const;

interface Journey {
  page: Page;
  browser: Browser;
  serverUrl: string;
  device: InputDevice;
  course: TestCourse & { archive: string };
}

interface Stage extends Journey {
  main: Locator;
}

/** An instructor imports a course with quizzes; a learner enrols, studies, passes and gets a certificate. */
export async function importedCourseJourney(journey: Journey): Promise<void> {
  const { page, serverUrl, course } = journey;
  const stage = { ...journey, main: page.getByRole('main') };
  const instructor = await signInAs(page, serverUrl, 'instructor');
  await importAndSubmit(stage);
  const courseId = await courseOf(instructor, course.title);
  const admin = await signInAs(page, serverUrl, 'admin');
  await admin.send('POST', `/admin/course/${courseId}/approve`);

  const learner = await signInAs(page, serverUrl, 'learner');
  await enrol(stage);
  await takeQuizzes(stage);
  await readLessons(stage);
  await expect
    .poll(async () => {
      const { data } = await learner.read<{ data: { course: { title: string } }[] }>('/certificates');
      return data.map((one) => JSON.stringify(one)).some((one) => one.includes(course.title));
    })
    .toBe(true);
  await proveCertificate(stage);
}

async function importAndSubmit({ page, device, main, course }: Stage) {
  await step(page, 'an archive of a Markdown course is imported', async () => {
    await page.goto('/instructor/courses/import');
    await main.getByLabel('Course file').setInputFiles(course.archive);
    await expect(main.getByText(`“${course.title}” was imported as a draft`)).toBeVisible({
      timeout: 30_000,
    });
    await device.press(main.getByRole('link', { name: 'Open the course' }));
    await expect(main.getByRole('heading', { level: 1, name: course.title })).toBeVisible();
  });

  await step(page, 'it gets its category and is submitted for review', async () => {
    const tabs = main.getByRole('tablist', { name: 'Parts of the course' });
    await device.pressWithin(tabs, main.getByRole('tab', { name: 'Details' }));
    await device.choose(main.getByLabel('Category'), 'Farming and food');
    await device.press(main.getByRole('button', { name: 'Save the details' }));
    await expect(main.getByText('Details saved')).toBeVisible();
    await device.press(main.getByRole('button', { name: 'Submit for review' }));
    await expect(main.getByText('The course is in review')).toBeVisible();
  });
}

async function enrol({ page, device, main, course }: Stage) {
  await step(page, 'a learner finds it and enrols', async () => {
    await page.goto(`/courses?search=${encodeURIComponent(course.title)}`);
    await device.press(main.getByRole('link', { name: course.title }).first());
    await device.press(main.getByRole('button', { name: 'Enrol for free' }));
    await expect(main.getByRole('link', { name: /Begin|Start|Continue|Resume|Go to/ }).first()).toBeVisible();
  });
}

async function takeQuizzes({ page, device, main }: Stage) {
  for (const [title, answer] of QUIZZES) {
    await step(page, `take “${title}”`, async () => {
      await page.goto('/console/quizzes');
      await device.press(main.getByRole('link', { name: `Start: ${title}` }));
      await device.press(main.getByRole('button', { name: 'Start the quiz' }));
      await device.tick(main.getByRole('radio', { name: answer }));
      await device.press(main.getByRole('button', { name: 'Submit answers' }));
      await device.press(page.getByRole('alertdialog').getByRole('button', { name: 'Submit answers' }));
      await expect(main.getByRole('heading', { name: /1 of 1/ })).toBeVisible();
    });
  }
}

async function readLessons({ page, device, main, course }: Stage) {
  const { lessons } = course.counts;
  await step(page, 'all lessons are read', async () => {
    await page.goto('/console/my-courses');
    await device.press(main.getByRole('link', { name: `Begin: ${course.title}` }));
    for (let at = 1; at < lessons; at += 1) {
      const before = page.url();
      await device.press(main.getByRole('button', { name: 'Done, next lesson' }).first());
      await expect(page).not.toHaveURL(before);
      await expect(main.getByText(`${at} of ${lessons} lessons done`).first()).toBeAttached();
    }
    await device.press(main.getByRole('button', { name: 'Mark as done' }));
    await expect(main.getByText(`${lessons} of ${lessons} lessons done`).first()).toBeAttached();
  });
}

async function proveCertificate({ page, browser, device, main, course }: Stage) {
  await step(page, 'the certificate is there', async () => {
    await page.goto('/console/certificates');
    await device.press(main.getByRole('link', { name: course.title }));
    await expect(main.getByRole('heading', { name: 'Certificate of completion' })).toBeVisible();
    await device.press(main.getByRole('link', { name: 'Verify this certificate' }));
    await expect(main.getByRole('heading', { name: 'This certificate is real' })).toBeVisible();
  });

  const address = await readQr(page.locator('[data-slot="certificate-qr"]'));
  const other = await (await browser.newContext()).newPage();
  await step(other, 'its QR code proves it in a browser without a session', async () => {
    await other.goto(address);
    const said = other.getByRole('main');
    await expect(said.getByRole('heading', { level: 1 })).toHaveText('This certificate is real');
    await expect(said.getByText(course.title).first()).toBeVisible();
  });
  await other.context().close();
}
