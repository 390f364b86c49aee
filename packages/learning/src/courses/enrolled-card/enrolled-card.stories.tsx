import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { courseHrefOf, enrolled, longCourse } from '../../lib/samples';
import { EnrolledCard, type EnrolledView } from './enrolled-card';

const [begun, fresh, finished] = enrolled as [EnrolledView, EnrolledView, EnrolledView];

const meta = {
  title: 'Learning/Courses/Enrolled card',
  component: EnrolledCard,
  args: { ...begun, headingLevel: 2 },
} satisfies Meta<typeof EnrolledCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const States: Story = {
  render: () => (
    <div className="grid gap-6 md:grid-cols-3">
      <EnrolledCard {...begun} headingLevel={2} />
      <EnrolledCard {...fresh} headingLevel={2} />
      <EnrolledCard {...finished} headingLevel={2} />
    </div>
  ),
};
export const VeryLong: Story = {
  args: {
    course: { ...longCourse, href: courseHrefOf(longCourse) },
    resume: { title: longCourse.title, href: '/console/course/unit/lesson/lesson-1/x' },
  },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.4', 'wcag:2.5.3'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: begun.course.title })).toHaveFocus();
    await userEvent.tab();
    const action = canvas.getByRole('link', { name: `Resume: ${begun.course.title}` });
    await expect(action).toHaveFocus();
    await expect(action).toHaveAttribute('href', begun.resume?.href);
  },
};
