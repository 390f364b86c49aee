import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DataSaverSettings, type DataSaverSettingsProps } from './data-saver-settings';

const meta = {
  title: 'Learning/Screens/Data saver settings',
  component: DataSaverSettings,
  args: {
    choice: 'auto',
    on: false,
    onChoose: fn(),
    usage: { month: '2026-11', pages: 6_300_000, pictures: 18_400_000, media: 211_000_000 },
  },
} satisfies Meta<typeof DataSaverSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

function Living(args: DataSaverSettingsProps) {
  const [choice, setChoice] = useState(args.choice);
  return <DataSaverSettings {...args} choice={choice} on={choice === 'on'} onChoose={setChoice} />;
}

export const Default: Story = {
  tags: ['wcag:1.3.1', 'wcag:1.4.10', 'spec:14.224', 'spec:14.344'],
  play: async ({ canvasElement }) => {
    const usage = within(
      within(canvasElement).getByRole('region', { name: 'Used on this device in November 2026' }),
    );
    await expect(usage.getByText('235.7 MB')).toBeVisible();
    await expect(usage.getByText('211 MB')).toBeVisible();
    await expect(canvasElement.querySelectorAll('progress')).toHaveLength(3);
  },
};

export const BrowserSaves: Story = {
  tags: ['state:default'],
  args: { on: true },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('radio', {
        name: 'As the browser says',
        description: 'Your browser saves data at the moment.',
      }),
    ).toBeChecked();
  },
};

export const NothingUsed: Story = {
  tags: ['state:empty'],
  args: { choice: 'on', on: true, usage: { month: '2026-12', pages: 0, pictures: 0, media: 0 } },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:3.2.2', 'wcag:4.1.2', 'spec:14.220'],
  render: (args) => <Living {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'As the browser says' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'On' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'On' })).toHaveFocus();
  },
};
