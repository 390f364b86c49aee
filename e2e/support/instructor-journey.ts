import type { Locator } from '@playwright/test';
import { timeOut } from '../../scripts/lib/time-factor.mjs';
import type { TestCourse } from '../../packages/server/test/fixtures/courses.ts';
import type { InputDevice } from './input-device.ts';
import { signInAs } from './people.ts';
import { expect, type Page, type RunningServer, step } from './test.ts';

/** A PNG of one red pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

interface Stage {
  page: Page;
  device: InputDevice;
  main: Locator;
  heading: (name: string | RegExp) => Locator;
}

interface Journey {
  page: Page;
  server: RunningServer;
  device: InputDevice;
  cartridge: TestCourse & { archive: string };
}

/**
 * Imports a course, corrects a lesson of it, writes a course, submits it for review, and helps learners. Nothing that
 * the instructor types is lost.
 */
export async function instructorJourney({ page, server, device, cartridge }: Journey): Promise<void> {
  const main = page.getByRole('main');
  const stage = {
    page,
    device,
    main,
    heading: (name: string | RegExp) => main.getByRole('heading', { level: 1, name }),
  };
  await signInAs(page, server.url, 'instructor');
  await importCourse(stage, cartridge);
  await mendLesson(stage);
  await beginCourse(stage);
  await fillUnits(stage);
  await submitCourse(stage);
  await lookAfterLearners(stage);
}

async function importCourse({ page, device, main, heading }: Stage, cartridge: Journey['cartridge']) {
  await step(page, 'the dashboard shows counts', async () => {
    await page.goto('/instructor/dashboard');
    await expect(heading('Welcome, Wanjiku')).toBeVisible();
    await expect(main.getByRole('heading', { name: 'New enrolments by week' })).toBeVisible();
    await device.press(main.getByRole('link', { name: 'Import a course' }));
    await expect(heading('Import a course')).toBeVisible();
  });

  await step(page, 'a Common Cartridge is uploaded, read in the background and reported', async () => {
    await main.getByLabel('Course file').setInputFiles(cartridge.archive);
    await expect(main.getByText(`“${cartridge.title}” was imported as a draft`)).toBeVisible({
      timeout: timeOut(60_000),
    });
    const report = main.getByRole('region', { name: 'To review' });
    await device.press(report.getByRole('button', { name: /^Alt text missing/ }));
    await expect(report.getByRole('table')).toContainText(cartridge.reported.message);
    await device.press(main.getByRole('link', { name: 'Open the course' }));
    await expect(heading(cartridge.title)).toBeVisible();
    await expect(units(main)).toHaveCount(cartridge.counts.units);
  });
}

/** The titles of the units in the editor of a course. */
const units = (main: Locator) =>
  main.getByRole('region', { name: 'Units and lessons' }).getByRole('heading', { level: 3 });

/** Chooses an entry of the menu of a unit or lesson. */
async function choose({ device, main }: Stage, title: string, entry: string): Promise<void> {
  await device.select(
    main.getByRole('button', { name: `More for ${title}` }),
    main.getByRole('menuitem', { name: entry, exact: true }),
  );
}

/** The text once its engine has loaded. Before, the Markdown is edited. */
const richText = (main: Locator) => main.locator('[data-slot=rich-text]');

async function mendLesson({ page, device, main }: Stage) {
  await step(page, 'a lesson of it opens in the editor', async () => {
    await device.press(units(main).getByRole('link').first());
    await device.press(main.getByRole('list', { name: 'Lessons' }).getByRole('link').first());
    await expect(richText(main)).toBeVisible();
    await device.type(richText(main), 'Read with a screen reader once.');
    await device.pressWithin(
      main.getByRole('toolbar', { name: 'Format the text' }),
      main.getByRole('button', { name: 'Bold' }),
    );
    await page.keyboard.type('Twice.');
    await expect(richText(main).locator('strong')).toHaveText('Twice.');
  });

  await step(page, 'typed text is restored after a reload, a lost network and a change of page', async () => {
    await page.reload();
    await expect(richText(main)).toContainText('a screen reader');
    await expect(main.getByText('What you typed is back')).toBeVisible();

    await page.context().setOffline(true);
    await device.type(richText(main), 'Typed without a network.');
    await expect(main.getByText(/You are offline\. What you typed is saved/)).toBeVisible();
    await page.context().setOffline(false);
    await expect(main.getByText('Saved', { exact: true })).toBeVisible();

    await device.type(richText(main), 'Typed and left at once.');
    await device.press(main.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').last());
    await device.press(main.getByRole('list', { name: 'Lessons' }).getByRole('link').first());
    await expect(richText(main)).toContainText('Typed and left at once');
  });

  await step(page, 'the saved lesson is in the preview', async () => {
    await device.press(main.getByRole('button', { name: 'Save the lesson' }));
    await expect(main.getByText('Lesson saved. Learners see it once the course is published.')).toBeVisible();
    await device.press(main.getByRole('link', { name: 'Preview as learner' }));
    await expect(main.getByText('Typed and left at once.')).toBeVisible();
  });
}

async function beginCourse(stage: Stage) {
  const { page, device, main, heading } = stage;
  await step(page, 'a new course is created by its title', async () => {
    await page.goto('/instructor/courses');
    await device.press(main.getByRole('button', { name: 'New course' }));
    const dialog = page.getByRole('dialog');
    await device.type(dialog.getByLabel('Title'), 'Bees in the village');
    await device.press(dialog.getByRole('button', { name: 'Create the course' }));
    // Three steps lead to the text of the first lesson: open the dialog, type the title, create.
    await expect(heading('Lesson 1')).toBeVisible();
    await expect(richText(main)).toBeFocused();
  });

  await step(page, 'the course says what it still needs; its first unit can go', async () => {
    await device.press(
      main
        .getByRole('navigation', { name: 'Breadcrumbs' })
        .getByRole('link', { name: 'Bees in the village' }),
    );
    await expect(heading('Bees in the village')).toBeVisible();
    await expect(main.getByText(/things are still missing/)).toBeVisible();
    await choose(stage, 'Unit 1', 'Remove');
    await device.press(page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }));
    await expect(main.getByText('Nothing here yet.', { exact: false })).toBeVisible();
  });

  await step(page, 'units are added by title and reordered by their menu', async () => {
    for (const title of ['Harvest', 'A place for the hive']) {
      await device.press(main.getByRole('button', { name: 'Add unit' }));
      await device.type(main.getByLabel('Title of the new unit'), title);
      await device.press(main.getByRole('button', { name: 'Add', exact: true }));
      await expect(units(main).filter({ hasText: title }).getByRole('link')).toBeFocused();
    }
    await choose(stage, 'A place for the hive', 'Move up');
    await expect(main.getByText('“A place for the hive” is now 1 of 2.')).toBeVisible();
    await expect(units(main).first()).toContainText('A place for the hive');
    await page.reload();
    await expect(units(main).first()).toContainText('A place for the hive');
  });

  await step(page, 'details save themselves, also when the page is left at once', async () => {
    const tabs = main.getByRole('tablist', { name: 'Parts of the course' });
    await device.pressWithin(tabs, main.getByRole('tab', { name: 'Details' }));
    await expect(page).toHaveURL(/tab=details/);
    const summary = main.getByRole('textbox', { name: 'Summary' });
    await device.type(summary, 'Honey and more crops, with two hives.');
    await page.reload();
    await expect(summary).toHaveValue('Honey and more crops, with two hives.');
    await device.choose(main.getByLabel('Category'), 'Farming and food');
    await device.press(main.getByRole('button', { name: 'Save the details' }));
    await expect(main.getByText('Details saved')).toBeVisible();
    await device.pressWithin(tabs, main.getByRole('tab', { name: 'Curriculum' }));
    await expect(units(main).first()).toBeVisible();
  });
}

async function fillUnits({ page, device, main, heading }: Stage) {
  const save = async () => {
    await device.press(main.getByRole('button', { name: 'Save the lesson' }));
    await expect(main.getByText('Lesson saved. Learners see it once the course is published.')).toBeVisible();
  };
  const back = (name: string) =>
    device.press(main.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name }));
  const openUnit = (name: string) => device.press(units(main).getByRole('link', { name }));
  const addLesson = async (title: string) => {
    await device.type(main.getByLabel('Title of a new lesson'), title);
    await device.press(main.getByRole('button', { name: 'Add the lesson' }));
    await device.press(main.getByRole('list', { name: 'Lessons' }).getByRole('link', { name: title }));
    await expect(heading(title)).toBeVisible();
  };

  await step(page, 'a unit gets its price and a lesson', async () => {
    await openUnit('A place for the hive');
    await device.type(main.getByLabel('Price in shillings'), '250');
    await device.press(main.getByRole('button', { name: 'Save the unit' }));
    await expect(main.getByText('Unit saved')).toBeVisible();
    await addLesson('Shade and water');
  });

  await step(page, 'a picture is added with alt text', async () => {
    await device.type(richText(main), 'Bees drink too.');
    const chooser = page.waitForEvent('filechooser');
    await device.pressWithin(
      main.getByRole('toolbar', { name: 'Format the text' }),
      main.getByRole('button', { name: 'Picture', exact: true }),
    );
    await (await chooser).setFiles({ name: 'hive.png', mimeType: 'image/png', buffer: PICTURE });
    const description = main.getByRole('textbox', { name: /^What does this picture show/ });
    await expect(description).toBeFocused();
    await device.type(description, 'A hive in the shade of a mango tree');
    const hive = richText(main).getByRole('img', { name: 'A hive in the shade of a mango tree' });
    await expect(hive).toBeVisible();
    await expect(richText(main).getByRole('progressbar')).toHaveCount(0);
    await save();
    await page.reload();
    await expect(hive).toHaveAttribute('src', /^\/api\/media\/\w+\.webp\?k=/);
  });

  await step(page, 'the other unit gets a lesson too', async () => {
    await back('Bees in the village');
    await openUnit('Harvest');
    await addLesson('Smoke and calm');
    await device.type(richText(main), 'Work slowly, in the evening.');
    await save();
    await back('Bees in the village');
    await expect(main.getByText('Everything that is needed is there.')).toBeVisible();
  });
}

async function submitCourse({ page, device, main }: Stage) {
  await step(page, 'with a complete checklist the course is submitted for review', async () => {
    await device.press(main.getByRole('button', { name: 'Submit for review' }));
    await expect(main.getByText('The course is in review')).toBeVisible();
    const tabs = main.getByRole('tablist', { name: 'Parts of the course' });
    await device.pressWithin(tabs, main.getByRole('tab', { name: 'Publish' }));
    await expect(main.getByText('Wanjiku Kamau submitted it for review')).toBeVisible();
    await page.goto('/instructor/courses?state=review');
    await expect(main.getByRole('link', { name: 'Bees in the village' })).toBeVisible();
  });
}

async function lookAfterLearners({ page, device, main, heading }: Stage) {
  await step(page, 'learners are found by course and by name', async () => {
    await page.goto('/instructor/users');
    await expect(heading('My learners')).toBeVisible();
    await device.choose(
      main.getByRole('combobox', { name: 'Course' }),
      'Start a kitchen garden in a small space',
    );
    await expect(page).toHaveURL(/course=/);
    await device.type(main.getByRole('searchbox', { name: 'Search by name' }), 'Achieng');
    await expect(page).toHaveURL(/search=Achieng/);
    await expect(main.getByText('1 enrolment on this page').first()).toBeVisible();
  });

  await step(page, 'one learner’s progress leads to a message to them', async () => {
    await device.press(main.getByRole('link', { name: 'Achieng Odhiambo' }));
    await expect(heading(/Achieng Odhiambo/)).toBeVisible();
    await expect(main.getByRole('progressbar').first()).toBeVisible();
    await device.press(main.getByRole('link', { name: 'Write a message' }));
    await expect(main.getByText('Achieng Odhiambo').first()).toBeVisible();
  });

  await step(page, 'all learners of a course get a message', async () => {
    await device.tick(main.getByRole('radio', { name: /All learners of a course/ }));
    const list = main.getByLabel('Which course?');
    const option = await list.getByRole('option', { name: /kitchen garden/i }).textContent();
    await device.choose(list, option ?? '');
    await device.type(main.getByLabel('Subject'), 'Market day');
    await device.type(main.getByLabel('Message', { exact: true }), 'Bring what you harvested.');
    await device.press(main.getByRole('button', { name: 'Send the message' }));
    await expect(main.getByRole('heading', { level: 2, name: 'Market day' })).toBeVisible();
  });
}
