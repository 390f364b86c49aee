import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { quizAnswers, quizAttempts, quizQuestions, quizReviews } from '../../lib/quiz-samples';
import { WhatNow } from '../../courses/what-now/what-now';
import { QuizResult } from './quiz-result';

const meta = {
  title: 'Learning/Quizzes/Quiz result',
  component: QuizResult,
  args: {
    score: 12,
    total: 30,
    passShare: 0.6,
    questions: quizQuestions,
    answers: quizAnswers,
    reviews: quizReviews,
    attempts: quizAttempts,
    retryHref: '/console/quizzes/soil-and-water',
    backHref: '/console/course/course-2/drip-irrigation',
  },
  decorators: [
    (Story) => (
      <>
        <h1 className="dk-visually-hidden">Soil and water</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof QuizResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const SomeWaitForGrading: Story = {
  tags: ['state:default', 'spec:12.20', 'wcag:1.4.1'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/2 answers wait for your instructor/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Look again at 4 questions' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Question 6, partly right' })).toBeVisible();
    // The map unfolds the answer that it leads to.
    const others = canvas.getByRole('button', { name: 'The other 6 questions' });
    await expect(others).toHaveAttribute('aria-expanded', 'false');
    // Following it would leave the story.
    canvasElement.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(canvas.getByRole('link', { name: 'Question 3, right' }));
    await expect(others).toHaveAttribute('aria-expanded', 'true');
  },
};

export const MarkedAgain: Story = {
  tags: ['spec:12.30', 'spec:12.32'],
  args: {
    score: 20,
    passed: true,
    reviews: {},
    regraded: { at: '2026-11-24T08:00:00.000Z', pointsBefore: 17 },
    late: { accepted: [2, 5], declined: [7] },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/marked again.* You had 17 points before/)).toBeVisible();
    await expect(canvas.getByText(/accepted your late answers to questions 2 and 5/)).toBeVisible();
    await expect(canvas.getByText(/late answer to question 7 does not count/)).toBeVisible();
  },
};

/** A third of a point, and a pass mark that is no whole number of points. */
export const PartsOfPoints: Story = {
  tags: ['spec:15.140', 'spec:15.141'],
  args: { score: 4 / 3, total: 3, passed: false, reviews: {}, attempts: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Not passed yet: 1.33 of 3' })).toBeVisible();
    await expect(canvas.getByText('That is 44%. You need 60% to pass.')).toBeVisible();
    await expect(canvas.getByText('1.33')).toBeVisible();
    await expect(canvas.getByText('Pass: 60%')).toBeVisible();
  },
};

export const Passed: Story = {
  tags: ['spec:12.18'],
  args: {
    score: 26,
    passed: true,
    reviews: Object.fromEntries(quizQuestions.slice(2, 5).map(({ id }) => [id, quizReviews[id]] as const)),
    attempts: undefined,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Passed, with 26 of 30' })).toBeVisible();
    await expect(canvas.getByText('That is 87%. You need 60% to pass.')).toBeVisible();
  },
};

/** The settings show nothing but the score; the main button leads to the lesson. */
export const NothingElseMayBeSeen: Story = {
  tags: ['state:empty', 'spec:12.19'],
  args: { score: 11, passed: false, reviews: {}, attempts: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Not passed yet: 11 of 30' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Read again' })).toBeVisible();
  },
};

/** The next step replaces the way back. */
export const WithTheNextStep: Story = {
  tags: ['spec:17.22'],
  args: {
    passed: false,
    reviews: {},
    attempts: undefined,
    next: (
      <WhatNow
        form="strip"
        reason="reread"
        title="Money that is not in the drawer"
        place="Close the day, lesson 3"
        mistakes={{ here: 4, of: 6 }}
        progress={{ done: 3, total: 9, certificateAt: 9 }}
        minutes={3}
        href="#lesson"
        quiet={{ label: 'Try again now', href: '#again' }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const names = within(canvasElement)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    await expect(names).toEqual(['Read it again', 'Try again now']);
  },
};

export const NoPassMark: Story = { args: { passShare: undefined, total: 30, score: 0, attempts: undefined } };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Back to the course' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveFocus();
    const others = canvas.getByRole('button', { name: 'The other 6 questions' });
    others.focus();
    await userEvent.keyboard('{Enter}');
    await expect(others).toHaveAttribute('aria-expanded', 'true');
  },
};
