import type { Meta, StoryObj } from '@storybook/react-vite';
import { NeedsHelpBadge } from './needs-help-badge';

const meta = {
  title: 'Learning/Authoring/Needs help badge',
  component: NeedsHelpBadge,
  args: { reason: 'quiet' },
} satisfies Meta<typeof NeedsHelpBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Reasons: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <NeedsHelpBadge reason="never-started" />
      <NeedsHelpBadge reason="quiet" />
      <NeedsHelpBadge reason="opened “Counting stock on a Sunday evening” six times" />
    </div>
  ),
};
