import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { bookkeeping, drip, longCourse, unbrokenCourse } from '../../lib/samples';
import { CourseCard } from './course-card';

const meta = {
  title: 'Learning/Courses/Course card',
  component: CourseCard,
  args: { course: bookkeeping },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CourseCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Free: Story = { args: { course: drip } };
export const Enrolled: Story = { args: { owned: true } };
export const WithProgress: Story = { args: { progress: { done: 4, total: 12 } } };
export const VeryLong: Story = { args: { course: longCourse } };
export const UnbrokenWords: Story = { tags: ['wcag:1.4.10'], args: { course: unbrokenCourse } };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.4'],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: bookkeeping.title });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', bookkeeping.href);
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(1);
  },
};
