import { addressesOf } from '../support/addresses.ts';
import { type DemoSession, signInAs } from '../support/people.ts';
import { settled } from '../support/settled.ts';
import { expect, type Page, test } from '../support/test.ts';

interface Opened {
  session: DemoSession;
  lessonId: string;
  courseId: string;
}

/** Opens a lesson that is not done, with all code that an interaction fetches. */
async function openLesson(page: Page, url: string): Promise<Opened> {
  const session = await signInAs(page, url, 'learner');
  const [path = ''] =
    (await addressesOf('learner', session)).find(([address]) => address.includes('/unit/lesson/')) ?? [];
  const lessonId = /lesson\/([^/?]+)/.exec(path)?.[1] ?? '';
  const { data } = await session.read<{ data: { course: { _id: string } } }>(
    `/course/unit/lesson/${lessonId}`,
  );
  await session.send('PUT', `/course/unit/lesson/${lessonId}/progress`, { done: false });
  await page.goto(path);
  await expect(page.locator('[data-slot=lesson-html]')).toBeVisible();
  // The first interaction fetches what else a page needs.
  await page.keyboard.press('Shift');
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(databases).toContain('digiken-outbox');
  await settled(page);
  return { session, lessonId, courseId: data.course._id };
}

const status = (page: Page) => page.locator('[data-slot=unsent-changes]');

test.describe('without a connection', () => {
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test('[14.32] [14.34] [14.35] [14.37] [14.38] a lesson, a note and a bookmark wait, and the server has each once', async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { session, lessonId, courseId } = await openLesson(page, server.url);
    await page.context().setOffline(true);

    await page.getByRole('button', { name: 'Bookmark', exact: true }).click();
    await page.getByRole('button', { name: 'Mark as done' }).click();
    await expect(page.getByRole('heading', { name: 'This lesson is done' })).toBeVisible();
    await page.getByRole('button', { name: /^Notes/ }).click();
    const notes = page.getByRole('dialog', { name: /^My notes/ });
    await notes.getByRole('textbox').fill('Written in the matatu.');
    await notes.getByRole('button', { name: 'Save the note' }).click();
    await expect(notes.getByText('Kept on this phone', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');

    await expect(status(page)).toContainText('changes on this device are waiting for a connection.');
    await page.getByRole('button', { name: 'Show changes' }).click();
    const list = page.getByRole('dialog', { name: 'Changes on this device' });
    await expect(list.getByText('Written in the matatu.')).toBeVisible();
    await expect(list.getByText(/^Lesson marked as done · /)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(status(page).getByText('Everything is sent')).toBeHidden();

    await page.context().setOffline(false);
    await expect(status(page)).toContainText('Everything is sent and up to date.');
    await expect(page.getByRole('heading', { name: 'This lesson is done' })).toBeVisible();

    const lesson = await session.read<{ data: { done: boolean } }>(`/course/unit/lesson/${lessonId}`);
    expect(lesson.data.done).toBe(true);
    const kept = await session.read<{ data: { text: string }[] }>(`/course/unit/lesson/${lessonId}/notes`);
    expect(kept.data.filter(({ text }) => text === 'Written in the matatu.')).toHaveLength(1);
    const marks = await session.read<{ data: string[] }>(`/course/${courseId}/bookmarks`);
    expect(marks.data.filter((id) => id === lessonId)).toHaveLength(1);
  });

  test('[14.31] [14.33] signing out asks first, and leaves nothing behind', async ({ page, server }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openLesson(page, server.url);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Mark as done' }).click();
    await expect(status(page)).toContainText('1 change on this device is waiting for a connection.');

    const signOut = async () => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('Sign out');
      await page.getByRole('option', { name: 'Sign out' }).click();
    };
    await signOut();
    const question = page.getByRole('alertdialog', { name: /not saved yet/ });
    await question.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(status(page)).toContainText('waiting for a connection');
    await signOut();
    await question.getByRole('button', { name: 'Sign out and delete them' }).click();
    const left = () =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const opening = indexedDB.open('digiken-outbox');
            opening.onsuccess = () => {
              const counting = opening.result.transaction('actions').objectStore('actions').count();
              counting.onsuccess = () => resolve(counting.result);
            };
          }),
      );
    await page.context().setOffline(false);
    await page.goto('/');
    expect(await left()).toBe(0);
  });
});
