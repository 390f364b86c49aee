import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { quizAnswers, quizAttempts, quizQuestions, quizReviews } from '../../lib/quiz-samples';
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
  tags: ['state:default', 'wcag:1.4.1'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/2 answers wait for your instructor/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Question 6, partly right' })).toBeVisible();
  },
};

export const Passed: Story = {
  args: {
    score: 26,
    passed: true,
    reviews: Object.fromEntries(quizQuestions.slice(2, 5).map(({ id }) => [id, quizReviews[id]] as const)),
    attempts: undefined,
  },
};

/** The settings show nothing but the score. */
export const NothingElseMayBeSeen: Story = {
  tags: ['state:empty'],
  args: { score: 11, passed: false, reviews: {}, attempts: undefined },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Back to the course' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Question 1, not right' })).toHaveFocus();
  },
};
