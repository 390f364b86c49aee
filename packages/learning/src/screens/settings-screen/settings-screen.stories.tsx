import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { DEFAULT_DISPLAY } from '@digiken/ui/theme-provider';
import { DisplaySettings } from '../display-settings/display-settings';
import { SettingsScreen } from './settings-screen';

const fine = async (): Promise<FormOutcome> => ({ ok: true });

function Display() {
  const [display, setDisplay] = useState(DEFAULT_DISPLAY);
  return <DisplaySettings display={display} onChange={(change) => setDisplay({ ...display, ...change })} />;
}

const meta = {
  title: 'Learning/Screens/Settings screen',
  component: SettingsScreen,
  parameters: { frame: 'page' },
  decorators: [
    (Story) => (
      <main className="px-4 py-8 sm:px-8">
        <Story />
      </main>
    ),
  ],
  args: {
    display: <Display />,
    onPasswordSave: fn(fine),
    email: 'wanjiku@example.com',
    profileHref: '#profile',
    receiptsHref: '#receipts',
    sessions: {
      state: { status: 'ready' },
      onRevoke: fn(fine),
      sessions: [
        {
          id: '1',
          device: 'Chrome on Android',
          createdAt: '2026-11-21T06:00:00Z',
          lastSeenAt: '2026-11-21T09:00:00Z',
          current: true,
        },
        {
          id: '2',
          device: 'Firefox on Windows',
          createdAt: '2026-11-20T06:00:00Z',
          lastSeenAt: '2026-11-20T15:00:00Z',
          current: false,
        },
      ],
    },
  },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Less motion' }));
    await expect(canvas.getByRole('radio', { name: 'Less motion' })).toBeChecked();
    await expect(canvas.getByRole('region', { name: 'Where you are signed in' })).toBeVisible();
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
    const links = contents.getAllByRole('link');
    const titles = canvas.getAllByRole('heading', { level: 2 });
    await expect(links.map(({ textContent }) => textContent)).toEqual(
      titles.map(({ textContent }) => textContent),
    );
    for (const link of links) {
      const part = canvasElement.querySelector(link.getAttribute('href') ?? '');
      await expect(part).toContainElement(
        within(canvasElement).getByRole('heading', { name: link.textContent }),
      );
    }
  },
};

export const DevicesFailed: Story = {
  args: {
    sessions: { state: { status: 'error', onRetry: fn() }, sessions: [], onRevoke: fn(fine) },
  },
};

export const DevicesLoading: Story = {
  args: { sessions: { state: { status: 'loading' }, sessions: [], onRevoke: fn(fine) } },
};
