import type { Locator } from '@playwright/test';
import type { InputDevice } from './input-device.ts';
import { expect, type Page, step } from './test.ts';

/** Answers one question of a quiz, found by its heading. */
export interface AnsweredQuestion {
  heading: string;
  answer: (question: Locator, device: InputDevice) => Promise<void>;
}

interface Quiz {
  page: Page;
  device: InputDevice;
  title: string;
  questions: readonly AnsweredQuestion[];
  /** What the result says, e.g. `3 of 3`. */
  score: string;
}

/** A learner, signed in, finds a quiz, takes it with a reload in the middle, and reads the result. */
export async function quizJourney({ page, device, title, questions, score }: Quiz): Promise<void> {
  const main = page.getByRole('main');
  const heading = (name: string) => main.getByRole('heading', { name });
  const question = (name: string) =>
    main.getByRole('group').filter({ has: page.getByRole('heading', { name }) });

  await step(page, 'find the quiz', async () => {
    await page.goto('/console/quizzes');
    await expect(heading('Quizzes')).toBeVisible();
    await device.press(main.getByRole('link', { name: `Start: ${title}` }));
    await expect(heading('Before you start')).toBeVisible();
  });

  await step(page, 'start it', async () => {
    await device.press(main.getByRole('button', { name: 'Start the quiz' }));
    await expect(heading(questions[0]?.heading ?? '')).toBeFocused();
  });

  for (const [at, { heading: name, answer }] of questions.entries()) {
    await step(page, `answer “${name}”`, async () => {
      await answer(question(name).first(), device);
      await expect(main.getByText(`${at + 1} of ${questions.length} answered`)).toBeVisible();
      if (at === 0) {
        await expect(main.getByText(/^Saved/)).toBeVisible();
        await page.reload();
        // The first question without an answer.
        await expect(heading(questions[1]?.heading ?? '')).toBeVisible();
        await expect(main.getByText(`1 of ${questions.length} answered`)).toBeVisible();
      } else if (at < questions.length - 1) await device.press(main.getByRole('button', { name: 'Next' }));
    });
  }

  await step(page, 'look at what is asked before submitting', async () => {
    await device.press(main.getByRole('button', { name: 'Submit answers' }));
    await expect(page.getByText('All questions are answered.', { exact: false })).toBeVisible();
  });

  await step(page, 'submit and read the result', async () => {
    await device.press(page.getByRole('alertdialog').getByRole('button', { name: 'Submit answers' }));
    await expect(heading(`Passed, with ${score}`)).toBeVisible();
  });

  await step(page, 'the list knows it', async () => {
    await page.goto('/console/quizzes?progress=done');
    await expect(main.getByRole('link', { name: `Open: ${title}` })).toBeVisible();
  });

  await step(page, 'the result can be read again', async () => {
    await device.press(main.getByRole('link', { name: `Open: ${title}` }));
    await device.press(main.getByRole('link', { name: 'Attempt 1' }));
    await expect(heading(`Passed, with ${score}`)).toBeVisible();
  });
}
