import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { courses } from '../../lib/samples';
import { CourseCover } from './course-cover';

/** A plain terracotta tile, so that the story makes no request. */
const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='640' height='360'%3E%3Crect width='640' height='360' fill='%23a5532f'/%3E%3Ccircle cx='320' cy='180' r='90' fill='%23f4efe4'/%3E%3C/svg%3E";

const meta = {
  title: 'Learning/Courses/Course cover',
  component: CourseCover,
  args: { title: 'Keep the books of a small shop' },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CourseCover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const DrawnFromTheTitle: Story = {
  tags: ['wcag:1.1.1'],
  play: async ({ canvasElement }) => {
    // Its code is loaded on demand.
    await waitFor(() => expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true'));
    await expect(canvasElement.querySelectorAll('[style]')).toHaveLength(0);
  },
};

export const ManyTitles: Story = {
  decorators: [],
  render: () => (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
      {[...courses.map(({ title }) => title), 'Mathematics', 'Physics'].map((title) => (
        <CourseCover key={title} title={title} />
      ))}
    </div>
  ),
};

export const WithPicture: Story = { args: { image: PICTURE } };

export const PictureThatFails: Story = {
  args: { image: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(async () => {
      await expect(canvasElement.querySelector('svg[data-slot=course-cover]')).not.toBeNull();
    });
  },
};
