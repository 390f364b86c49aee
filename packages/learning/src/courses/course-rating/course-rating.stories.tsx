import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CourseRating } from './course-rating';

const meta = {
  title: 'Learning/Courses/Course rating',
  component: CourseRating,
  args: { rating: { average: 4.84, count: 1212 } },
} satisfies Meta<typeof CourseRating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const RatedAndNew: Story = {
  tags: ['wcag:1.1.1', 'wcag:1.3.1'],
  render: (args) => (
    <p className="flex gap-6">
      <CourseRating {...args} />
      <CourseRating rating={null} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    const rated = canvasElement.querySelector('[data-slot="course-rating"]');
    await expect(rated).toHaveTextContent(/4\.8\s?out of 5,.*1,212 ratings/);
    await expect(canvasElement).toHaveTextContent(/New$/);
  },
};
