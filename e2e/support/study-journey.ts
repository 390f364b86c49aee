import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REPORT } from './data.ts';
import type { Hands } from './hands.ts';
import { realCourse } from './real-course.ts';
import { expect, type Page, type RunningServer, step, waitForMail } from './test.ts';

/** On a phone the links of the top bar stand behind its menu button. */
async function topLink(page: Page, hands: Hands, name: string): Promise<void> {
  const header = page.getByRole('banner');
  const menu = header.getByRole('button', { name: /menu/i });
  if ((await menu.count()) > 0 && (await menu.first().isVisible())) await hands.press(menu.first());
  await hands.press(header.getByRole('link', { name, exact: true }));
}

/**
 * Issue 2, done when 2: sign-up → verify → find → enrol → study → progress → sign out, on a course that nobody
 * of us wrote. The page is judged by axe after every step.
 */
export async function studyJourney(
  page: Page,
  server: RunningServer,
  hands: Hands,
  email: string,
): Promise<void> {
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  const main = page.getByRole('main');

  await step(page, 'the course is in, and its report names what was left out', async () => {
    const report = await readFile(join(server.dataDir, REPORT), 'utf8');
    expect(report).toContain(realCourse.title);
    expect(report).toMatch(/1-introduction-to-iot\/README\.md:\d+ .*sketchnotes\/lesson-1\.jpg/);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await step(page, 'sign up', async () => {
    await topLink(page, hands, 'Sign up');
    await expect(page).toHaveURL(/\/auth\/signup/);
    await hands.type(main.getByLabel('First name'), 'Naliaka');
    await hands.type(main.getByLabel('Last name'), 'Wafula');
    await hands.type(main.getByLabel('Email address'), email);
    await hands.type(main.getByLabel('Password', { exact: true }), 'maembe matamu sana');
    await hands.press(main.getByRole('button', { name: 'Sign up' }));
    await expect(page).toHaveURL(/\/verify\/email/);
    await expect(main.getByText(email)).toBeVisible();
  });

  await step(page, 'an unverified learner is kept at the verification page (product.md §4)', async () => {
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
    await hands.type(main.getByRole('searchbox'), realCourse.search);
    await page.keyboard.press('Enter');
    await expect(main.getByText(`1 course for “${realCourse.search}”`)).toBeVisible();
    await hands.press(main.getByRole('link', { name: realCourse.title }));
    await expect(heading(realCourse.title)).toBeVisible();
  });

  await step(page, 'enrol in all of it', async () => {
    await hands.tick(main.getByRole('checkbox', { name: 'The whole course' }));
    await hands.press(main.getByRole('button', { name: /^Enrol/ }));
    await expect(main.getByRole('link', { name: /Begin|Start|Continue|Resume|Go to/ }).first()).toBeVisible();
  });

  await step(page, 'open the first lesson from my courses', async () => {
    await page.goto('/console/my-courses');
    await hands.press(main.getByRole('link', { name: `Begin: ${realCourse.title}` }));
    await expect(heading(realCourse.firstLesson)).toBeVisible();
    await expect(main.getByRole('heading', { level: 2, name: 'IoT devices', exact: true })).toBeVisible();
  });

  await step(page, 'read it in Kiswahili, and in English again', async () => {
    const language = main.getByLabel('Language');
    await hands.choose(language, 'Kiswahili');
    await expect(main.locator('[lang="sw"]').first()).toBeVisible();
    await expect(heading(/IoT/)).toBeVisible();
    await hands.choose(language, 'English');
    await expect(main.getByRole('heading', { level: 2, name: 'IoT devices', exact: true })).toBeVisible();
  });

  await step(page, 'mark it as done and see the progress explain itself', async () => {
    await hands.press(main.getByRole('button', { name: 'Mark as done' }));
    await expect(
      main.getByText(`${realCourse.lessons - 1} of ${realCourse.lessons} lessons left`),
    ).toBeVisible();
    await hands.press(main.getByRole('link', { name: /^Next lesson/ }));
    await expect(heading(realCourse.secondLesson)).toBeVisible();
  });

  await step(page, 'the dashboard resumes where I left', async () => {
    await page.goto('/console/dashboard');
    await expect(main.getByText(`Next: ${realCourse.secondLesson}`)).toBeVisible();
    await expect(
      main.getByText(`${realCourse.lessons - 1} of ${realCourse.lessons} lessons left`),
    ).toBeVisible();
    await hands.press(main.getByRole('link', { name: `Resume: ${realCourse.title}` }));
    await expect(heading(realCourse.secondLesson)).toBeVisible();
  });

  await step(page, 'sign out, and the console is closed', async () => {
    await hands.press(page.getByRole('button', { name: /Naliaka/ }));
    await hands.press(page.getByRole('button', { name: 'Sign Out' }));
    await expect(page.getByText('Logged out successfully').first()).toBeVisible();
    await page.goto('/console/dashboard');
    await expect(page).toHaveURL(/\/auth\/signin/);
    await expect(heading('Log in')).toBeVisible();
  });
}
