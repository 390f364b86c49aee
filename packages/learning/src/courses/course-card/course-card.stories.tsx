import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { bookkeeping, courseHrefOf, drip, longCourse, unbrokenCourse } from '../../lib/samples';
import { CourseCard } from './course-card';

const meta = {
  title: 'Learning/Courses/Course card',
  component: CourseCard,
  args: { course: bookkeeping, href: courseHrefOf(bookkeeping) },
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
export const Free: Story = {
  tags: ['spec:11.48'],
  args: { course: drip },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article');
    await expect(card).toHaveTextContent(/4\.6.*12 lessons.*3 h.*9 MB.*Free.*All 5 units/);
  },
};
export const Enrolled: Story = { args: { owned: true } };
export const VeryLong: Story = { args: { course: longCourse } };
export const UnbrokenWords: Story = { tags: ['wcag:1.4.10'], args: { course: unbrokenCourse } };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.4'],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: bookkeeping.title });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', courseHrefOf(bookkeeping));
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(1);
  },
};
