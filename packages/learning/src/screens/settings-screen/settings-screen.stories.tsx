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
  tags: ['spec:14.347'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const motion = canvas.getByRole('radio', { name: 'Less motion' });
    await userEvent.click(motion);
    await expect(motion).toBeChecked();
    const tabs = within(canvas.getByRole('tablist', { name: 'Settings' }));
    await expect(tabs.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Display',
      'Account',
      'Security',
    ]);
    await userEvent.click(tabs.getByRole('tab', { name: 'Security' }));
    const devices = canvas.getByRole('region', { name: 'Where you are signed in' });
    await expect(devices).toBeVisible();
    await expect(motion).not.toBeVisible();
    // What is typed stays while another tab is shown.
    const password = canvas.getByLabelText('Current password');
    await userEvent.type(password, 'chai');
    await userEvent.click(tabs.getByRole('tab', { name: 'Account' }));
    await expect(devices).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All receipts' })).toBeVisible();
    await userEvent.click(tabs.getByRole('tab', { name: 'Security' }));
    await expect(password).toHaveValue('chai');
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:4.1.2'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('tab', { name: 'Display' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Account' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Security' })).toHaveFocus();
  },
};

/** The page of an address such as `/console/settings#devices`. */
export const AtAPart: Story = {
  tags: ['spec:14.347'],
  args: { at: { part: 'devices' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('region', { name: 'Where you are signed in' })).toBeVisible();
  },
};

export const DevicesFailed: Story = {
  args: {
    at: { part: 'devices' },
    sessions: { state: { status: 'error', onRetry: fn() }, sessions: [], onRevoke: fn(fine) },
  },
};

export const DevicesLoading: Story = {
  args: {
    at: { part: 'devices' },
    sessions: { state: { status: 'loading' }, sessions: [], onRevoke: fn(fine) },
  },
};
