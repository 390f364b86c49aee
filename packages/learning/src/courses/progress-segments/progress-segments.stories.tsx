import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longCourse } from '../../lib/samples';
import { ProgressSegments } from './progress-segments';

const meta = {
  title: 'Learning/Courses/Progress segments',
  component: ProgressSegments,
  args: { label: 'Keep the books of a small shop', done: 4, total: 9 },
} satisfies Meta<typeof ProgressSegments>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['wcag:1.1.1', 'wcag:1.4.1'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('4 of 9 lessons done')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-done]')).toHaveLength(4);
  },
};
export const NothingDone: Story = { args: { done: 0 } };
export const AllDone: Story = { args: { done: 9 } };
export const OneLesson: Story = { args: { done: 0, total: 1 } };
export const NoLessons: Story = { args: { done: 0, total: 0 } };
export const ManyLessons: Story = {
  tags: ['spec:12.87'],
  args: { done: 30, total: 48 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('progress')).toHaveAttribute('value', '30');
  },
};
export const LongText: Story = { args: { label: longCourse.title } };
