import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REPORT } from './data.ts';
import type { MarkdownCourse } from '../../packages/server/test/fixtures/courses.ts';
import type { InputDevice } from './input-device.ts';
import { expect, type Page, type RunningServer, step, waitForMail } from './test.ts';

/** Follows a link of the top bar; on a phone it is in the menu. */
async function topLink(page: Page, device: InputDevice, name: string): Promise<void> {
  const header = page.getByRole('banner');
  const menu = header.getByRole('button', { name: /menu/i });
  if ((await menu.count()) > 0 && (await menu.first().isVisible())) await device.press(menu.first());
  await device.press(header.getByRole('link', { name, exact: true }));
}

interface Study {
  page: Page;
  server: RunningServer;
  device: InputDevice;
  /** Imported and published on the server. */
  course: MarkdownCourse;
  /** Of the learner, who is not signed up yet. */
  email: string;
}

/** Signs up, verifies, finds a course, enrols, studies, looks at the progress and signs out. */
export async function studyJourney({ page, server, device, course, email }: Study): Promise<void> {
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  const main = page.getByRole('main');

  await step(page, 'the import reports what it could not read', async () => {
    const report = await readFile(join(server.dataDir, REPORT), 'utf8');
    const { file, line, message } = course.reported;
    expect(report).toContain(course.title);
    expect(report).toContain(`${file}:${line}  ${message}`);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await step(page, 'sign up', async () => {
    await topLink(page, device, 'Sign up');
    await expect(page).toHaveURL(/\/auth\/signup/);
    await device.type(main.getByLabel('First name'), 'Naliaka');
    await device.type(main.getByLabel('Last name'), 'Wafula');
    await device.type(main.getByLabel('Email address'), email);
    await device.type(main.getByLabel('Password', { exact: true }), 'maembe matamu sana');
    await device.press(main.getByRole('button', { name: 'Sign up' }));
    await expect(page).toHaveURL(/\/verify\/email/);
    await expect(main.getByText(email)).toBeVisible();
  });

  await step(page, 'an unverified learner is kept at the verification page', async () => {
    await page.goto('/console/dashboard');
    await expect(page).toHaveURL(/\/verify\/email/);
    await expect(main.getByText(email)).toBeVisible();
  });

  await step(page, 'verify by the mailed link', async () => {
    const mail = await waitForMail(server.dataDir, { to: email });
    await page.goto(mail.links[0] ?? '');
    await expect(main.getByText(/verified|confirmed/i).first()).toBeVisible();
  });

  await step(page, 'find the course', async () => {
    await page.goto('/courses');
    await device.type(main.getByRole('searchbox'), course.search);
    await page.keyboard.press('Enter');
    await expect(main.getByText(`1 course for “${course.search}”`)).toBeVisible();
    await device.press(main.getByRole('link', { name: course.title }));
    await expect(heading(course.title)).toBeVisible();
  });

  await step(page, 'enrol in all of it', async () => {
    await device.press(main.getByRole('button', { name: 'Enrol for free' }));
    await expect(main.getByRole('link', { name: /Begin|Start|Continue|Resume|Go to/ }).first()).toBeVisible();
  });

  await step(page, 'open the first lesson from my courses', async () => {
    await page.goto('/console/my-courses');
    await device.press(main.getByRole('link', { name: `Begin: ${course.title}` }));
    await expect(heading(course.lessons[0])).toBeVisible();
    await expect(main.getByRole('heading', { level: 2, name: course.section, exact: true })).toBeVisible();
  });

  await step(page, 'read it in Kiswahili, then in English', async () => {
    const language = main.getByLabel('Language');
    await device.choose(language, 'Kiswahili');
    await expect(main.locator('[lang="sw"]').filter({ visible: true }).first()).toBeVisible();
    await expect(heading(course.translatedTitle)).toBeVisible();
    await device.choose(language, 'English');
    await expect(main.getByRole('heading', { level: 2, name: course.section, exact: true })).toBeVisible();
  });

  await step(page, 'mark it as done: the progress is shown', async () => {
    await device.press(main.getByRole('button', { name: 'Mark as done' }));
    await expect(main.getByText(`1 of ${course.counts.lessons} lessons done`)).toBeVisible();
    await expect(main.getByRole('link', { name: /^(Next lesson|Start the quiz)/ }).first()).toBeVisible();
  });

  await step(page, 'open the second lesson from the list of lessons', async () => {
    const list = page
      .getByRole('navigation', { name: 'Lesson' })
      .getByRole('button', { name: 'Lessons', exact: true });
    if (await list.isVisible()) await device.press(list);
    await device.press(page.getByRole('link', { name: course.lessons[1] }).filter({ visible: true }).first());
    await expect(heading(course.lessons[1])).toBeVisible();
  });

  await step(page, 'the dashboard resumes at the last lesson', async () => {
    await page.goto('/console/dashboard');
    await expect(main.getByRole('heading', { level: 2, name: course.lessons[1] })).toBeVisible();
    await expect(main.getByText(`1 of ${course.counts.lessons} lessons done`)).toBeVisible();
    await device.press(main.getByRole('link', { name: 'Continue', exact: true }));
    await expect(heading(course.lessons[1])).toBeVisible();
  });

  await step(page, 'sign out: the console redirects to sign-in', async () => {
    await device.press(page.getByRole('button', { name: /Naliaka/ }));
    await device.press(page.getByRole('button', { name: 'Sign Out' }));
    await expect(page.getByText('Logged out successfully').first()).toBeVisible();
    await page.goto('/console/dashboard');
    await expect(page).toHaveURL(/\/auth\/signin/);
    await expect(heading('Log in')).toBeVisible();
  });
}
