import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { QuizList } from './quiz-list';

const soil = {
  id: 'soil',
  href: '#soil',
  title: 'What do you know about soil?',
  place: 'pre',
  practice: true,
  questions: 3,
  progress: 'done',
  score: 0.67,
} as const;
const water = {
  id: 'water',
  href: '#water',
  title: 'Soil and water: what you have learned',
  place: 'post',
  practice: false,
  questions: 10,
  timeLimitMinutes: 60,
  attemptsLeft: 2,
  closesAt: '2026-12-01T14:00:00Z',
  progress: 'due',
  passShare: 0.6,
} as const;

const meta = {
  title: 'Learning/Quizzes/Quiz list',
  component: QuizList,
  args: { label: 'Quizzes of this lesson', quizzes: [soil, water] },
} satisfies Meta<typeof QuizList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default', 'spec:12.15', 'wcag:1.3.1', 'wcag:1.4.1'] };

export const EveryState: Story = {
  tags: ['state:populated', 'spec:12.21', 'wcag:2.4.4'],
  args: {
    label: 'Your quizzes',
    quizzes: [
      { ...water, course: 'Start a kitchen garden', where: 'Water wisely' },
      { ...water, id: 'open', title: 'Sowing', progress: 'in-progress', attemptsLeft: 1 },
      {
        ...water,
        id: 'passed',
        title: 'Harvest',
        progress: 'done',
        score: 0.9,
        passed: true,
        attemptsLeft: 0,
      },
      { ...water, id: 'failed', title: 'Compost', progress: 'done', score: 0.4, passed: false },
      { ...water, id: 'hidden', title: 'Seeds', progress: 'done', attemptsLeft: undefined },
      { ...water, id: 'later', title: 'Markets', place: 'unit', opensAt: '2026-11-28T06:00:00Z' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Only the most urgent has the main button (spec 12.21).
    const [first, second] = canvas.getAllByRole('link') as [HTMLElement, HTMLElement];
    await expect(first).toHaveAccessibleName('Continue: Sowing');
    await expect(getComputedStyle(first).backgroundColor).not.toBe(getComputedStyle(second).backgroundColor);
    await expect(canvas.getByText('Not passed yet')).toBeVisible();
    await expect(canvas.getByText('No attempts left')).toBeVisible();
  },
};

/** A learner's list: each course once, what closes before it. */
export const Grouped: Story = {
  tags: ['state:populated', 'spec:12.15', 'wcag:1.3.1'],
  args: {
    label: 'Your quizzes',
    headingLevel: 2,
    grouped: true,
    quizzes: [
      { ...water, course: 'Start a kitchen garden', where: 'Water wisely' },
      ...Array.from({ length: 4 }, (_, at) => ({
        ...soil,
        id: `book-${at}`,
        title: `Keep the books, part ${at + 1}`,
        course: 'Keep the books of a small shop',
        where: 'Know your cash',
        progress: 'due' as const,
        score: undefined,
      })),
      { ...soil, course: 'Start a kitchen garden', where: 'Soil' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual(['Closes soon', 'Keep the books of a small shop', 'Done']);
    const books = canvas.getByRole('list', { name: 'Keep the books of a small shop' });
    await expect(within(books).getAllByRole('listitem')).toHaveLength(4);
    await expect(within(books).getAllByText('Know your cash')).toHaveLength(4);
  },
};

/** On a page that has its own main button, such as a lesson. */
export const Quiet: Story = { args: { quiet: true } };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Start: Soil and water/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Open: What do you know/ })).toHaveFocus();
  },
};

export const LongTexts: Story = {
  tags: ['content:longest', 'wcag:1.4.10'],
  args: {
    quizzes: [
      {
        ...water,
        title:
          'Siting hives, catching swarms, harvesting, cooling and labelling honey: everything that you need before your first season with bees',
        course: 'Beekeeping for small farms in the highlands and along the coast',
        where: 'Before you buy the first hive',
        attemptsLeft: 12,
        opensAt: '2026-11-28T06:00:00Z',
      },
    ],
  },
};
