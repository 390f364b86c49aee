import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { PushDevices, type PushDevicesProps, type PushDeviceView } from './push-devices';

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const HERE: PushDeviceView = { _id: '1', name: 'Chrome on Android', createdAt: ago(1), current: true };
const THERE: PushDeviceView = { _id: '2', name: 'Firefox on Windows', createdAt: ago(50), current: false };

const meta = {
  title: 'Learning/Screens/Push devices',
  component: PushDevices,
  args: {
    state: { status: 'ready' },
    devices: [HERE, THERE],
    permission: 'allowed',
    onAllow: fn(async (): Promise<FormOutcome | 'refused' | 'failed'> => ({ ok: true })),
    onRemove: fn(async (): Promise<FormOutcome> => ({ ok: true })),
  },
} satisfies Meta<typeof PushDevices>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Devices of a server that answers a task later; the person and the browser say no first. */
function Living(args: PushDevicesProps) {
  const [devices, setDevices] = useState(args.devices ?? []);
  const [permission, setPermission] = useState(args.permission);
  const no = useRef<('refused' | 'failed')[]>(['refused', 'failed']);
  const later = () => new Promise((resolve) => setTimeout(resolve));
  return (
    <PushDevices
      {...args}
      devices={devices}
      permission={permission}
      onAllow={async () => {
        await later();
        const refusal = no.current.shift();
        if (refusal) return refusal;
        setPermission('allowed');
        setDevices((all) => [HERE, ...all]);
        return { ok: true };
      }}
      onRemove={async (device) => {
        await later();
        setDevices((all) => all.filter(({ _id }) => _id !== device._id));
        return { ok: true };
      }}
    />
  );
}

export const Default: Story = {
  tags: ['wcag:1.3.1', 'wcag:1.4.10', 'wcag:2.4.6', 'spec:13.127'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('This device shows your notifications.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Allow notifications on this device' })).toBeNull();
    const list = within(canvas.getByRole('list', { name: 'Devices that show your notifications' }));
    await expect(list.getByText('This device')).toBeVisible();
    await expect(list.getByRole('button', { name: 'Remove Firefox on Windows' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:4.1.3', 'spec:13.127'],
  args: {
    permission: 'ask',
    devices: [THERE],
  },
  render: (args) => <Living {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const allow = canvas.getByRole('button', { name: 'Allow notifications on this device' });
    await userEvent.tab();
    await expect(allow).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Notifications were not allowed. You can try again.')).toBeVisible();
    await expect(allow).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/could not be set up for notifications/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    const on = await canvas.findByText('This device shows your notifications.');
    await waitFor(() => expect(on).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Firefox on Windows' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(on).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Allow notifications on this device' })).toHaveFocus(),
    );
  },
};

export const Blocked: Story = {
  tags: ['spec:13.127'],
  args: { permission: 'blocked', devices: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/open the settings of this site beside the address/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Unsupported: Story = {
  args: { permission: 'unsupported', devices: [THERE] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('This browser cannot show notifications.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove Firefox on Windows' })).toBeVisible();
  },
};

export const Kiswahili: Story = {
  globals: { locale: 'sw-KE' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Kifaa hiki kinaonyesha arifa zako.')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { devices: undefined, state: { status: 'error', onRetry: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.state.onRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { devices: undefined, state: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading your devices…')).toBeVisible();
  },
};
