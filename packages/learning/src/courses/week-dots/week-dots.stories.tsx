import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { WeekDots } from './week-dots';

const week = {
  goal: 4,
  done: 3,
  today: '2026-11-26',
  weeksInARow: 5,
  days: [1, 0, 2, 0, 0, 0, 0].map((lessons, day) => ({ date: `2026-11-${23 + day}`, lessons })),
};

const meta = {
  title: 'Learning/Courses/Week dots',
  component: WeekDots,
  args: { week, onSetGoal: fn(async (): Promise<FormOutcome> => ({ ok: true })) },
} satisfies Meta<typeof WeekDots>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'spec:12.117', 'wcag:1.4.1'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('3 of 4 lessons done. You have studied 5 weeks in a row.')).toBeVisible();
    await expect(canvas.getByText('Wednesday: 2 lessons')).toBeInTheDocument();
    await expect(canvas.getByText('Today: no lesson')).toBeInTheDocument();
  },
};

export const NewWeek: Story = {
  tags: ['state:empty'],
  args: {
    week: {
      ...week,
      goal: null,
      done: 0,
      weeksInARow: 0,
      today: '2026-11-23',
      days: week.days.map((day) => ({ ...day, lessons: 0 })),
    },
  },
};

export const GoalReached: Story = { args: { week: { ...week, goal: 3 } } };

export const NotSaved: Story = {
  tags: ['state:error', 'wcag:3.3.1'],
  args: {
    onSetGoal: fn(async (): Promise<FormOutcome> => ({ ok: false, message: 'The goal could not be saved.' })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Change goal' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('The goal could not be saved.')).toBeVisible();
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:4.1.3'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const change = canvas.getByRole('button', { name: 'Change goal' });
    await expect(change).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const lessons = await canvas.findByRole('combobox', { name: 'Lessons a week' });
    await userEvent.tab();
    await expect(lessons).toHaveFocus();
    await userEvent.selectOptions(lessons, '7');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSetGoal).toHaveBeenCalledWith(7));
    await waitFor(() => expect(change).toHaveFocus());
  },
};
