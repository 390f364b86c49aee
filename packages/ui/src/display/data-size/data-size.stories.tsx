import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DataSize } from './data-size';

const meta = {
  title: 'Display/Data size',
  component: DataSize,
  args: { bytes: 1_230_000 },
} satisfies Meta<typeof DataSize>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Megabytes: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot=data-size]')).toHaveTextContent('1.2 MB');
  },
};

export const InText: Story = {
  args: { bytes: 340_000 },
  render: (args) => (
    <p>
      12 minutes, <DataSize {...args} />. The video is <DataSize bytes={48_600_000} /> more.
    </p>
  ),
};
