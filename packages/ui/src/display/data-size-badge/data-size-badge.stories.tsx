import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DataSizeBadge } from './data-size-badge';

const meta = {
  title: 'Display/Data size badge',
  component: DataSizeBadge,
  args: { bytes: 1_230_000 },
} satisfies Meta<typeof DataSizeBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text that screen readers announce, without decoration. */
function told(canvasElement: HTMLElement): string[] {
  return [...canvasElement.querySelectorAll('[data-slot=data-size-badge]')].map((badge) => {
    const copy = badge.cloneNode(true) as Element;
    for (const silent of copy.querySelectorAll('[aria-hidden]')) silent.remove();
    return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  });
}

export const Default: Story = { tags: ['!test'] };

export const Medium: Story = {
  tags: ['state:default', 'wcag:1.3.1'],
  play: async ({ canvasElement }) => {
    await expect(told(canvasElement)).toEqual(['1.2 MB to load, medium']);
  },
};

export const EveryWeightAndKind: Story = {
  tags: ['wcag:1.1.1', 'wcag:1.4.1'],
  render: () => (
    <ul className="flex flex-col items-start gap-3">
      <li>
        <DataSizeBadge bytes={38_000} detail="text" />
      </li>
      <li>
        <DataSizeBadge bytes={340_000} />
      </li>
      <li>
        <DataSizeBadge bytes={2_600_000} detail="pictures" />
      </li>
      <li>
        <DataSizeBadge bytes={48_600_000} detail="video" />
      </li>
      <li>
        <DataSizeBadge bytes={1_240_000_000} />
      </li>
    </ul>
  ),
  play: async ({ canvasElement }) => {
    await expect(told(canvasElement)).toEqual([
      '38 KB to load, light, text',
      '340 KB to load, light',
      '2.6 MB to load, medium, pictures',
      '48.6 MB to load, heavy, video',
      '1.2 GB to load, heavy',
    ]);
  },
};

export const DataSaverOn: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: { bytes: 48_600_000, detail: 'video', saver: true },
  render: (args) => (
    <div className="flex flex-col items-start gap-2">
      <p>Lesson 3: How to read the meter of a solar kit</p>
      <DataSizeBadge {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(told(canvasElement)).toEqual(['48.6 MB to load, heavy, video, only when you ask for it']);
  },
};
