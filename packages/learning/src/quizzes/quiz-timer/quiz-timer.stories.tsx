import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { QuizTimer } from './quiz-timer';

const START = Date.parse('2026-11-21T09:00:00.000Z');
const MINUTE = 60_000;
/** A fixed clock, so that every run is the same. */
const now = () => START;

const meta = {
  title: 'Learning/Quizzes/Quiz timer',
  component: QuizTimer,
  args: { endsAt: START + 24 * MINUTE + 5000, totalMs: 30 * MINUTE, now },
} satisfies Meta<typeof QuizTimer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const EveryState: Story = {
  tags: ['state:default', 'wcag:1.4.1', 'wcag:2.2.1'],
  render: (args) => (
    <div className="flex flex-col items-start gap-6">
      <QuizTimer {...args} />
      <QuizTimer {...args} endsAt="2026-11-21T10:35:00.000Z" extraMs={10 * MINUTE} />
      <QuizTimer {...args} endsAt={START + 48_000} />
      <QuizTimer {...args} endsAt={START} />
      <QuizTimer {...args} endsAt={null} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('24 minutes 5 seconds left')).toBeInTheDocument();
    await expect(canvas.getByText('With 10 minutes of extra time')).toBeVisible();
    await expect(canvas.getByText('Time is up')).toBeVisible();
    await expect(canvas.getByText('No time limit')).toBeVisible();
    await expect(
      canvasElement.querySelector('[aria-live], [role=timer], [role=alert], [role=status]'),
    ).toBeNull();
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:4.1.2'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: 'Hide time' });
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Time hidden')).toBeVisible();
    await expect(canvas.queryByText('24:05')).toBeNull();
    await expect(toggle).toHaveAccessibleName('Show time');
    await expect(toggle).toHaveFocus();
  },
};
