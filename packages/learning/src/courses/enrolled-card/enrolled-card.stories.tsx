import type { Enrolled } from '@digiken/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { enrolled, enrolledLinks, longCourse } from '../../lib/samples';
import { EnrolledCard } from './enrolled-card';

const [begun, fresh, finished] = enrolled as [Enrolled, Enrolled, Enrolled];

const meta = {
  title: 'Learning/Courses/Enrolled card',
  component: EnrolledCard,
  args: { enrolled: begun, ...enrolledLinks, headingLevel: 2 },
} satisfies Meta<typeof EnrolledCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const States: Story = {
  render: () => (
    <div className="grid gap-6 md:grid-cols-3">
      <EnrolledCard enrolled={begun} {...enrolledLinks} headingLevel={2} />
      <EnrolledCard enrolled={fresh} {...enrolledLinks} headingLevel={2} />
      <EnrolledCard enrolled={finished} {...enrolledLinks} headingLevel={2} />
    </div>
  ),
};
export const VeryLong: Story = {
  args: {
    enrolled: { ...begun, course: longCourse, resume: { _id: 'lesson-1', title: longCourse.title } },
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
    await expect(action).toHaveAttribute('href', '/console/course/unit/lesson/lesson-2-2/x');
  },
};
