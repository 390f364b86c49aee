import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { RelativeTime } from './relative-time';

const NOW = Date.parse('2026-11-21T09:00:00Z');

const meta = {
  title: 'Display/Relative time',
  component: RelativeTime,
  args: { iso: '2026-11-21T08:20:00Z', now: NOW },
} satisfies Meta<typeof RelativeTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const MinutesAgo: Story = {
  play: async ({ canvasElement }) => {
    const time = canvasElement.querySelector('time');
    await expect(time).toHaveTextContent('40 minutes ago');
    await expect(time).toHaveAttribute('datetime', '2026-11-21T08:20:00Z');
    if (time) await userEvent.hover(time);
    await expect(time?.title).toMatch(/21 November 2026/);
  },
};

export const Distances: Story = {
  render: (args) => (
    <ul className="flex flex-col gap-1">
      {[
        '2026-11-21T08:59:40Z',
        '2026-11-21T04:00:00Z',
        '2026-11-20T08:00:00Z',
        '2026-11-08T08:00:00Z',
        '2026-05-02T08:00:00Z',
        '2023-01-02T08:00:00Z',
        '2026-11-23T10:00:00Z',
      ].map((iso) => (
        <li key={iso}>
          <RelativeTime {...args} iso={iso} />
        </li>
      ))}
    </ul>
  ),
};

export const ByTheClock: Story = { args: { now: undefined } };
