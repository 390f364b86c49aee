import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseStateBadge } from './course-state-badge';

const meta = {
  title: 'Learning/Authoring/Course state badge',
  component: CourseStateBadge,
  args: { state: 'draft' },
} satisfies Meta<typeof CourseStateBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const States: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <CourseStateBadge state="draft" />
      <CourseStateBadge state="review" />
      <CourseStateBadge state="changes" />
      <CourseStateBadge state="published" />
      <CourseStateBadge state="published" unpublishedChanges />
      <CourseStateBadge state="unpublished" />
    </div>
  ),
};
