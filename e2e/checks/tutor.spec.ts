import { addressesOf } from '../support/addresses.ts';
import { activate, type } from '../support/keyboard.ts';
import { signInAs } from '../support/people.ts';
import { expect, type Page, step, test } from '../support/test.ts';

const ANSWER = /^The tutor replied\. .+ \d+ sources?\.$/s;

/** @returns what the polite live regions announce from now on, in order */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.matches('[data-slot=announcer-polite]'))
          for (const node of addedNodes) heard.push(node.textContent ?? '');
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { heard });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

/** The answers among them. */
const answers = (heard: string[]) => heard.filter((text) => ANSWER.test(text));

async function expectAnnounced(page: Page, press: () => Promise<void>): Promise<void> {
  const heard = await listen(page);
  await press();
  await expect.poll(async () => answers(await heard())).toHaveLength(1);
  const [said = ''] = answers(await heard());
  // Every sentence and quote, whole.
  const answer = page.locator('[data-slot=tutor-answer]').last();
  const texts = await answer.locator('[data-slot=tutor-sentence], blockquote:visible').allTextContents();
  expect(texts).not.toEqual([]);
  for (const text of texts) expect(said).toContain(text.trim());
}

/** Presses the first suggested question by key. */
async function askSuggested(page: Page): Promise<void> {
  const suggestion = page.getByRole('list', { name: 'Questions to start with' }).getByRole('button').first();
  const question = await suggestion.innerText();
  await expectAnnounced(page, () => activate(page, suggestion));
  await expect(page.getByRole('article', { name: `You asked ${question}`, exact: true })).toBeFocused();
}

test('[16.29][16.52] the first answer of a conversation is announced, and a suggestion leads to its question', async ({
  page,
  server,
}) => {
  const field = page.getByRole('textbox', { name: 'Your question' });
  const ask = async (question: string) => {
    await type(page, field, question);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('');
  };
  const session = await signInAs(page, server.url, 'learner');
  await step(page, 'on the page of the tutor', async () => {
    await page.goto('/console/ai-chat');
    await expectAnnounced(page, () => ask('How heavy is a full sack of wet soil?'));
    await expectAnnounced(page, () => ask('Why are containers that held paint poisonous?'));
    await page.goto('/console/ai-chat');
    await askSuggested(page);
  });
  await step(page, 'beside a lesson', async () => {
    const lesson = (await addressesOf('learner', session)).find(([path]) => path.includes('/unit/lesson/'));
    await page.goto(lesson?.[0] ?? '');
    await activate(page, page.getByRole('button', { name: 'About this lesson' }));
    await askSuggested(page);
  });
  await page.context().clearCookies();
  await step(page, 'on the public page', async () => {
    await page.goto('/ai/digital-assistant');
    await expectAnnounced(page, () => ask('Is there a course about a kitchen garden?'));
  });
});
