import { readFile } from 'node:fs/promises';
import { courseOf, lessonOf } from '../support/courses.ts';
import { leave, signInAs } from '../support/people.ts';
import { expect, type Page, step, test, waitForMail } from '../support/test.ts';

// The decisions made here would affect other tests.
test.use({ data: 'isolated' });

const GARDEN = 'Start a kitchen garden in a small space';
const BOOKS = 'Keep the books of a small shop';
/** A demo lesson with a video. */
const FILMED = new URL(
  '../../packages/server/src/demo/courses/kitchen-garden/2-grow/lessons/3-water-wisely/',
  import.meta.url,
);

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const lessonText = (page: Page) => main(page).locator('[data-slot=rich-text]');

/** Opens a conversation of the learner. */
async function openConversation(page: Page, subject: string): Promise<void> {
  await page.goto('/console/messages');
  await main(page)
    .getByRole('link', { name: new RegExp(subject) })
    .click();
}

async function uploadFilm(page: Page, lesson: string): Promise<void> {
  await page.goto(`/instructor/course/unit/topic/${lesson}`);
  await main(page)
    .getByLabel('Video file')
    .setInputFiles({
      name: 'bed.webm',
      mimeType: 'video/webm',
      buffer: await readFile(new URL('video.webm', FILMED)),
    });
}

test('a published course is unpublished with a reason, and published again', async ({ page, server }) => {
  const id = await courseOf(await signInAs(page, server.url, 'instructor'), GARDEN);
  await signInAs(page, server.url, 'admin');
  await step(page, 'a reason is required', async () => {
    await page.goto(`/admin/course/${id}`);
    await main(page).getByRole('button', { name: 'Unpublish' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Unpublish' }).click();
    await expect(dialog.getByText('Enter a reason').first()).toBeVisible();
  });
  await step(page, 'with a reason it is unpublished, and its instructor sees the reason', async () => {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Why do you unpublish it?').fill('The seed prices are of last year.');
    await dialog.getByRole('button', { name: 'Unpublish' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(main(page).getByText('Unpublished').first()).toBeVisible();
    const mail = await waitForMail(server.dataDir, { to: 'instructor@digiken.example' });
    expect(mail.text).toContain('The seed prices are of last year.');
    await page.goto('/courses');
    await expect(main(page).getByRole('link', { name: BOOKS })).toBeVisible();
    await expect(main(page).getByRole('link', { name: GARDEN })).toHaveCount(0);
  });
  await signInAs(page, server.url, 'learner');
  await step(page, 'enrolled learners keep it', async () => {
    await page.goto('/console/my-courses');
    await expect(main(page).getByText(GARDEN).first()).toBeVisible();
  });
  await signInAs(page, server.url, 'instructor');
  await step(page, 'its instructor submits it again', async () => {
    await page.goto(`/instructor/course/${id}`);
    await expect(main(page).getByText('The seed prices are of last year.').first()).toBeVisible();
    await main(page).getByRole('button', { name: 'Submit for review' }).click();
    await expect(main(page).getByText('The course is in review')).toBeVisible();
  });
});

test('a site notice shows in each console until it is cleared, and sign-up can be closed', async ({
  page,
  server,
}) => {
  const notice = 'On Sunday from 2 to 4 in the morning nobody can log in.';
  // The form and the audit log contain the same text, so look only in the callout.
  const shown = () => main(page).locator('[data-slot=callout]').getByText(notice, { exact: true });
  await signInAs(page, server.url, 'admin');
  const save = async (text: string, open: boolean) => {
    await page.goto('/admin/settings');
    await main(page).getByLabel('Notice').fill(text);
    await main(page).getByRole('checkbox', { name: 'People can create an account' }).setChecked(open);
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await main(page).getByRole('button', { name: 'Save the settings' }).click();
    await saved;
  };
  await step(page, 'an administrator sets the notice and closes sign-up', async () => {
    await save(notice, false);
    await expect(shown()).toBeVisible();
  });
  for (const [who, address] of [
    ['learner', '/console/dashboard'],
    ['instructor', '/instructor/dashboard'],
    ['hub', '/hub/dashboard'],
  ] as const) {
    await signInAs(page, server.url, who);
    await step(page, `${who}@ reads it`, async () => {
      await page.goto(address);
      await expect(shown()).toBeVisible();
    });
  }
  await leave(page);
  await page.context().clearCookies();
  await step(page, 'sign-up is closed', async () => {
    await page.goto('/auth/signup');
    await expect(heading(page, 'Sign up')).toBeVisible();
    await expect(main(page).getByText('Sign-up is closed')).toBeVisible();
  });
  await signInAs(page, server.url, 'admin');
  await step(page, 'the notice is cleared and sign-up opens again', async () => {
    await save('', true);
    await page.goto('/admin/dashboard');
    // Once the audit log shows the change, the dashboard has loaded.
    await expect(main(page).getByText('Sign-up is open. The notice is removed.')).toBeVisible();
    await expect(shown()).toHaveCount(0);
  });
});

test('a reported message is removed for all participants', async ({ page, server }) => {
  const words = 'Send me money and I give you the answers.';
  const learner = await signInAs(page, server.url, 'learner');
  const writer = await signInAs(page, server.url, 'instructor');
  await writer.send('POST', '/messages/threads', { to: [learner.id], subject: 'An offer', body: words });
  await signInAs(page, server.url, 'learner');
  await step(page, 'a learner reports it', async () => {
    await openConversation(page, 'An offer');
    await main(page)
      .getByRole('button', { name: /Report this message from Wanjiku/ })
      .click();
    await page.getByRole('dialog').getByLabel('What is wrong with it?').fill('They ask for money.');
    await page.getByRole('dialog').getByRole('button', { name: 'Report message' }).click();
    await expect(main(page).getByText('You reported this message')).toBeVisible();
  });
  await signInAs(page, server.url, 'admin');
  const row = main(page).getByRole('row').filter({ hasText: words });
  await step(page, 'an administrator opens the reports from their messages and removes it', async () => {
    await page.goto('/admin/messages');
    await main(page).getByRole('link', { name: 'Reported messages' }).click();
    await expect(row).toContainText('They ask for money.');
    await row.getByRole('button', { name: 'Remove message' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove message' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(row.getByRole('button')).toHaveCount(0);
  });
  await signInAs(page, server.url, 'learner');
  await step(page, 'participants no longer see it', async () => {
    await openConversation(page, 'An offer');
    await expect(main(page).getByText('An administrator removed this message.').last()).toBeVisible();
    await expect(main(page).getByText(words)).toHaveCount(0);
  });
});

test('a hub administrator without a hub becomes a learner again', async ({ page, server }) => {
  await signInAs(page, server.url, 'admin');
  const dialog = page.getByRole('dialog', { name: /^Administrators of Nakuru Library/ });
  await step(page, 'after a confirmation they are removed, and the list has the focus', async () => {
    await page.goto('/admin/hubs');
    await main(page).getByRole('button', { name: 'Administrators of Nakuru Library' }).click();
    const remove = dialog.getByRole('button', { name: /^Remove Kiprono/ });
    await remove.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep' }).click();
    await expect(remove).toBeFocused();
    await remove.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(remove).toHaveCount(0);
    await expect(dialog.getByText('This hub has no administrator yet.')).toBeVisible();
  });
  await signInAs(page, server.url, 'hub');
  await step(page, 'they are redirected to the learner console', async () => {
    await page.goto('/auth/signin');
    await expect(page).toHaveURL(/\/console\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('messages of a blocked person do not arrive until they are unblocked', async ({ page, server }) => {
  const { id } = await signInAs(page, server.url, 'learner');
  const instructor = await signInAs(page, server.url, 'instructor');
  await instructor.send('POST', '/messages/threads', { to: [id], subject: 'Block me', body: 'Hello.' });
  await signInAs(page, server.url, 'learner');
  const openPeople = async () => {
    await openConversation(page, 'Block me');
    await main(page)
      .getByText(/^People \(/)
      .click();
  };
  const block = (name: 'Block' | 'Unblock') =>
    main(page).getByRole('button', { name: `${name} Wanjiku Kamau`, exact: true });
  await step(page, 'a learner blocks the writer', async () => {
    await openPeople();
    await block('Block').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
    await expect(block('Unblock')).toBeVisible();
    await expect(
      main(page).getByText('You have blocked Wanjiku Kamau. Unblock them to write.'),
    ).toBeVisible();
  });
  const refused = await signInAs(page, server.url, 'instructor');
  await expect(
    refused.send('POST', '/messages/threads', { to: [id], subject: 'Again', body: 'Hello?' }),
  ).rejects.toThrow(/403|422/);
  await signInAs(page, server.url, 'learner');
  await step(page, 'and unblocks them', async () => {
    await openPeople();
    await block('Unblock').click();
    await expect(block('Block')).toBeVisible();
    await expect(main(page).getByRole('textbox', { name: /^Reply to/ })).toBeVisible();
  });
});

test('signing out a device ends its session at once', async ({ page, browser, server }) => {
  const other = await browser.newPage();
  await signInAs(other, server.url, 'naserian');
  await other.goto(`${server.url}/console/settings`);
  await expect(heading(other, 'Settings')).toBeVisible();
  await signInAs(page, server.url, 'naserian');
  await step(page, 'one of two devices is signed out from the other', async () => {
    await page.goto('/console/settings#devices');
    const devices = main(page).getByRole('list', { name: 'Devices where you are signed in' });
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    await devices.getByRole('button', { name: /^Sign out/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await expect(devices.getByText('This device')).toBeVisible();
  });
  await other.reload();
  await expect(other).toHaveURL(/\/auth\/signin/);
  await expect(heading(other, 'Log in')).toBeVisible();
  await other.close();
});

test('a lesson gets a video with captions and a transcript', async ({ page, server }) => {
  const lesson = await lessonOf(await signInAs(page, server.url, 'instructor'), GARDEN);
  const words = await readFile(new URL('video.en.vtt', FILMED));
  const captions = main(page).getByLabel('Captions file in English');
  await step(page, 'the video', async () => {
    await uploadFilm(page, lesson);
    await expect(main(page).getByText('No captions yet.', { exact: true })).toBeVisible();
  });
  await step(page, 'captions', async () => {
    await captions.setInputFiles({ name: 'bed.vtt', mimeType: 'text/vtt', buffer: words });
    await expect(main(page).getByText('No captions yet.', { exact: true })).toHaveCount(0);
    await main(page).getByRole('textbox', { name: 'Transcript' }).fill('Water early, and water the soil.');
    await main(page).getByRole('button', { name: 'Save the transcript' }).click();
    await expect(main(page).getByText('Transcript saved').first()).toBeVisible();
  });
  await step(page, 'the preview of the unpublished changes has both', async () => {
    await page.goto(`/instructor/course/unit/topic/${lesson}`);
    await main(page).getByRole('link', { name: 'Preview as learner' }).click();
    await expect(main(page).locator('video track[kind="captions"]')).toHaveCount(1);
    await expect(main(page).getByText('Water early, and water the soil.')).toBeAttached();
  });
});

test.describe('what is refused', () => {
  test.use({ expectedConsole: [/409|422/] });

  test('captions that cannot be parsed are rejected with their line', async ({ page, server }) => {
    const lesson = await lessonOf(await signInAs(page, server.url, 'instructor'), BOOKS);
    await step(page, 'a cue ends before it starts', async () => {
      await uploadFilm(page, lesson);
      await main(page)
        .getByLabel('Captions file in English')
        .setInputFiles({
          name: 'wrong.vtt',
          mimeType: 'text/vtt',
          buffer: Buffer.from('WEBVTT\n\n00:00:05.000 --> 00:00:02.000\nToo early\n'),
        });
      await expect(
        main(page)
          .getByText(/Line 3: these captions end before they begin/)
          .first(),
      ).toBeVisible();
    });
  });

  test('a lesson edited in two windows keeps both versions until one is chosen', async ({ page, server }) => {
    const lesson = await lessonOf(await signInAs(page, server.url, 'instructor'), BOOKS);
    const text = lessonText(page);
    const second = await page.context().newPage();
    await page.goto(`/instructor/course/unit/topic/${lesson}`);
    await expect(text).toBeVisible();
    await second.goto(`/instructor/course/unit/topic/${lesson}`);
    await lessonText(second).fill('Written in the second window.');
    await main(second).getByRole('button', { name: 'Save the lesson' }).click();
    await expect(
      main(second).getByText('Saved. Learners see it once the changes are published.'),
    ).toBeVisible();
    await second.close();
    await step(page, 'the first window shows both versions', async () => {
      await text.fill('Written in the first window.');
      await expect(main(page).getByText('The lesson was saved from another window')).toBeVisible();
      await main(page).getByText('Show the other version').click();
      await expect(main(page).getByText('Written in the second window.').first()).toBeVisible();
      await expect(text).toHaveText('Written in the first window.');
    });
    await step(page, '“Keep mine” saves the own version', async () => {
      await main(page).getByRole('button', { name: 'Keep mine' }).click();
      await expect(main(page).getByText('The lesson was saved from another window')).toHaveCount(0);
      await main(page).getByRole('button', { name: 'Save the lesson' }).click();
      await expect(
        main(page).getByText('Saved. Learners see it once the changes are published.'),
      ).toBeVisible();
      await page.reload();
      await expect(text).toHaveText('Written in the first window.');
    });
  });
});
