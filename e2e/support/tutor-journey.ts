import type { InputDevice } from './input-device.ts';
import { signInAs } from './people.ts';
import { expect, type Page, type RunningServer, step } from './test.ts';

const CITATION = /^Source \d: Choose a container, How heavy is it\?$/;
const NONSENSE = 'Who won the cricket world cup in Australia?';

/**
 * A learner asks the tutor without a model: a citation leads to its heading in the lesson, a question without an answer
 * goes to a person, and the lesson has the tutor beside it. A visitor asks the public assistant.
 */
export async function tutorJourney(page: Page, server: RunningServer, device: InputDevice): Promise<void> {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const field = page.getByRole('textbox', { name: 'Your question' });
  const ask = async (question: string) => {
    await device.type(field, question);
    await device.press(page.getByRole('button', { name: 'Ask', exact: true }));
    await expect(field).toHaveValue('');
  };
  const source = /^Open the lesson there: Choose a container, How heavy is it\?$/;

  await signInAs(page, server.url, 'learner');
  await step(page, 'a question is answered by sentences of lessons, each with its place', async () => {
    await page.goto('/console/ai-chat');
    await expect(main.getByRole('heading', { level: 1, name: 'Support', exact: true })).toBeVisible();
    await ask('How heavy is a full sack of wet soil after rain?');
    await expect(main.getByRole('button', { name: CITATION }).first()).toBeVisible();
    await expect(field).toBeFocused();
  });

  await step(page, 'the talk has an address: it is there after a reload', async () => {
    await expect(page).toHaveURL(/\/console\/ai-chat\/[\w-]+$/);
    await page.reload();
    await device.press(main.getByRole('button', { name: 'Helped' }));
    await expect(main.getByRole('button', { name: 'Helped' })).toHaveAttribute('aria-pressed', 'true');
  });

  await step(page, 'the source opens its lesson at its heading', async () => {
    await device.press(main.getByRole('button', { name: CITATION }).first());
    await device.press(main.getByRole('link', { name: source }));
    await expect(main.getByRole('heading', { level: 1, name: 'Choose a container' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'How heavy is it?' })).toBeFocused();
  });

  await step(page, 'the lesson has the tutor beside its text, or in a sheet', async () => {
    const part = page.getByRole('button', { name: 'Tutor', exact: true });
    await device.press(
      (await part.isVisible()) ? part : page.getByRole('button', { name: 'About this lesson' }),
    );
    await expect(field).toBeVisible();
    await ask('Why are containers that held paint poisonous?');
    await expect(page.getByRole('button', { name: /^Source \d: Choose a container/ }).first()).toBeVisible();
    if (await dialog.isVisible()) await page.keyboard.press('Escape');
  });

  await step(page, 'nothing is found: a person is asked, and there is a reference', async () => {
    await page.goto('/console/ai-chat');
    await ask(NONSENSE);
    await expect(main.getByText('I found nothing about this in what you can read.')).toBeVisible();
    await device.press(main.getByRole('button', { name: 'Ask a person' }));
    await expect(dialog.getByText(`You: ${NONSENSE}`)).toBeVisible();
    await device.type(dialog.getByRole('textbox'), 'It is for my homework.');
    await device.press(dialog.getByRole('button', { name: 'Send the request' }));
    await expect(dialog.getByText(/Its reference is \S+/)).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await step(page, 'the talk is deleted from the list of earlier talks', async () => {
    await device.press(main.getByRole('button', { name: 'Earlier talks' }));
    await device.press(dialog.getByRole('button', { name: `Delete the talk: ${NONSENSE}` }));
    const question = page.getByRole('alertdialog');
    await device.press(question.getByRole('button', { name: 'Delete', exact: true }));
    await expect(question).toBeHidden();
    await expect(page.getByText(NONSENSE)).toHaveCount(0);
  });

  await page.context().clearCookies();
  await step(page, 'a visitor asks the assistant, which names a course', async () => {
    await page.goto('/ai/digital-assistant');
    await expect(main.getByRole('heading', { level: 1, name: 'Digital assistant' })).toBeVisible();
    await ask('Is there a course about a kitchen garden?');
    await expect(
      main.getByRole('link', { name: /^Open the (course|lesson there|page there): / }).first(),
    ).toBeVisible();
    await expect(main.getByText(/Nothing of it is kept/)).toBeVisible();
  });
}
