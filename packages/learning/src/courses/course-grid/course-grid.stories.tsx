import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { courseHrefOf, courses, longCourse, unbrokenCourse } from '../../lib/samples';
import { CourseGrid } from './course-grid';

const meta = {
  title: 'Learning/Courses/Course grid',
  component: CourseGrid,
  args: { courses, hrefOf: courseHrefOf },
} satisfies Meta<typeof CourseGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Six: Story = {
  tags: ['wcag:1.3.1'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(6);
  },
};
export const One: Story = { args: { courses: courses.slice(0, 1) } };
export const MixedLengths: Story = {
  args: { courses: [longCourse, ...courses.slice(0, 3), unbrokenCourse] },
};
export const SomeOwned: Story = { args: { ownedIds: ['course-1', 'course-4'] } };
export const Loading: Story = { args: { courses: [], loading: 6 } };
