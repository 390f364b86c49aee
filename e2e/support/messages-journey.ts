import type { InputDevice } from './input-device.ts';
import { signInAs } from './people.ts';
import { expect, type Page, type RunningServer, step } from './test.ts';

/**
 * A learner and an instructor who share a course write to each other. New messages are counted, read, archived,
 * searched and reported, and a person is blocked.
 */
export async function messagesJourney(
  page: Page,
  server: RunningServer,
  device: InputDevice,
  width: string,
): Promise<void> {
  const main = page.getByRole('main');
  const subject = `The sack garden at ${width}`;
  const open = main.locator('[data-slot="conversation"]');
  // The field may still have the text when the log already shows it.
  const said = (text: string) => open.getByRole('region', { name: 'Messages' }).getByText(text);
  const heading = (name: string | RegExp) => main.getByRole('heading', { level: 2, name });

  await signInAs(page, server.url, 'learner');
  await step(page, 'a learner writes to the instructor of a shared course', async () => {
    await page.goto('/console/messages');
    await expect(main.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    await device.press(main.getByRole('link', { name: 'New message' }));
    await device.type(main.getByRole('searchbox', { name: 'Find a person by name' }), 'Wanjiku');
    await device.tick(main.getByRole('checkbox', { name: /Wanjiku Kamau/ }));
    await device.type(main.getByLabel('Subject'), subject);
    await device.type(main.getByLabel('Message', { exact: true }), 'How often do I turn the sack?');
    await device.press(main.getByRole('button', { name: 'Send the message' }));
    await expect(heading(subject)).toBeVisible();
    await expect(said('How often do I turn the sack?')).toBeVisible();
  });

  await signInAs(page, server.url, 'instructor');
  await step(page, 'the instructor finds it unread; reading it lowers the badge', async () => {
    await page.goto('/instructor/messages');
    const line = main.getByRole('link', { name: new RegExp(`${subject}.*unread`, 's') });
    await expect(line).toBeVisible();
    const read = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/read'),
    );
    await device.press(line);
    await expect(heading(subject)).toBeFocused();
    // A page that is left before it sends the request tells the server nothing.
    await read;
    await page.goto('/instructor/messages');
    await expect(main.getByRole('link', { name: new RegExp(subject) })).toBeVisible();
    await expect(main.getByRole('link', { name: new RegExp(`${subject}.*unread`, 's') })).toHaveCount(0);
  });

  await step(page, 'a typed answer survives a reload and is sent', async () => {
    await device.press(main.getByRole('link', { name: new RegExp(subject) }));
    await expect(heading(subject)).toBeFocused();
    await device.type(main.getByRole('textbox', { name: /^Reply to/ }), 'A quarter turn each week.');
    await page.reload();
    await expect(main.getByRole('textbox', { name: /^Reply to/ })).toHaveValue('A quarter turn each week.');
    await device.press(main.getByRole('button', { name: 'Send', exact: true }));
    await expect(said('A quarter turn each week.')).toBeVisible();
    await expect(main.getByRole('textbox', { name: /^Reply to/ })).toHaveValue('');
  });

  await step(page, 'the instructor writes to all learners of a course', async () => {
    await page.goto('/instructor/messages/new');
    await device.tick(main.getByRole('radio', { name: /All learners of a course/ }));
    const list = main.getByLabel('Which course?');
    const option = await list.getByRole('option', { name: /kitchen garden/i }).textContent();
    await device.choose(list, option ?? '');
    await device.type(main.getByLabel('Subject'), `No class at ${width}`);
    await device.type(main.getByLabel('Message', { exact: true }), 'Saturday is a holiday.');
    await device.press(main.getByRole('button', { name: 'Send the message' }));
    await expect(heading(`No class at ${width}`)).toBeVisible();
  });

  await signInAs(page, server.url, 'learner');
  await step(
    page,
    'the learner reads the announcement, which says that replies are not possible',
    async () => {
      await page.goto('/console/messages');
      await device.press(main.getByRole('link', { name: new RegExp(`No class at ${width}`) }));
      await expect(heading(`No class at ${width}`)).toBeFocused();
      await expect(said('Saturday is a holiday.')).toBeVisible();
      await expect(main.getByRole('textbox', { name: /reply/i })).toHaveCount(0);
    },
  );

  await step(page, 'the learner archives it and finds it in the archive', async () => {
    await device.press(open.getByRole('button', { name: 'Archive', exact: true }));
    await expect(open.getByRole('button', { name: 'Move to inbox' })).toBeVisible();
    await page.goto('/console/messages?folder=archived');
    await expect(main.getByRole('link', { name: new RegExp(`No class at ${width}`) })).toBeVisible();
  });

  await step(page, 'a search for a word of the answer finds the conversation', async () => {
    await page.goto('/console/messages');
    await device.type(main.getByRole('searchbox', { name: 'Search your messages' }), 'quarter');
    await page.keyboard.press('Enter');
    await expect(main.getByRole('link', { name: new RegExp(`No class`) })).toHaveCount(0);
    await device.press(main.getByRole('link', { name: new RegExp(subject) }));
    await expect(heading(subject)).toBeFocused();
  });

  await step(page, 'the learner reports the answer with a reason', async () => {
    await device.press(main.getByRole('button', { name: /Report this message from Wanjiku/ }).last());
    const dialog = page.getByRole('dialog');
    await device.type(dialog.getByRole('textbox'), 'It is not true of my soil.');
    await device.press(dialog.getByRole('button', { name: 'Report message' }));
    await expect(main.getByText('You reported this message')).toBeVisible();
  });
}
