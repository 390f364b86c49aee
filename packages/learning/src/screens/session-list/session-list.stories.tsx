import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { SessionList, type SessionView } from './session-list';

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

const SESSIONS: SessionView[] = [
  { id: '1', device: 'Chrome on Android', createdAt: ago(5), lastSeenAt: ago(0), current: true },
  { id: '2', device: 'Firefox on Windows', createdAt: ago(30), lastSeenAt: ago(3), current: false },
  { id: '3', device: 'Safari on iPhone', createdAt: ago(46), lastSeenAt: ago(40), current: false },
];

const meta = {
  title: 'Learning/Screens/Session list',
  component: SessionList,
  args: {
    state: { status: 'ready' },
    sessions: SESSIONS,
    onRevoke: fn<(id: string) => Promise<FormOutcome>>(async () => ({ ok: true })),
  },
} satisfies Meta<typeof SessionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnlyThisDevice: Story = { args: { sessions: SESSIONS.slice(0, 1) } };

export const Loading: Story = { args: { state: { status: 'loading' }, sessions: [] } };

export const Failed: Story = {
  args: {
    state: {
      status: 'error',
      error: { message: 'Please check your internet connection and try again.', kind: 'offline' },
      onRetry: fn(),
    },
    sessions: [],
  },
};

export const ManyAndLong: Story = {
  args: {
    sessions: [
      ...SESSIONS,
      {
        id: '4',
        device: 'An unknown browser that calls itself Mozilla/5.0_(compatible;ASchoolLibraryKiosk/3.2)',
        createdAt: ago(47),
        lastSeenAt: ago(47),
        current: false,
      },
      { id: '5', device: 'Edge on Windows', createdAt: ago(12), lastSeenAt: ago(11), current: false },
      { id: '6', device: 'Chrome on Chromebook', createdAt: ago(20), lastSeenAt: ago(19), current: false },
    ],
  },
};

export const Asking: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sign out Firefox on Windows' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Sign out this device?' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:4.1.3', 'wcag:3.3.4'],
  render: function Render(args) {
    const [sessions, setSessions] = useState(args.sessions);
    return (
      <SessionList
        {...args}
        sessions={sessions}
        onRevoke={async (id) => {
          // One task later, like a real server, because user-event holds React's `act` while the key is down.
          await new Promise((resolve) => setTimeout(resolve));
          setSessions((all) => all.filter((session) => session.id !== id));
          return args.onRevoke(id);
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Sign out Firefox on Windows' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign out this device?' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const again = await screen.findByRole('alertdialog', { name: 'Sign out this device?' });
    await userEvent.click(within(again).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(args.onRevoke).toHaveBeenCalledWith('2'));
    await waitFor(() => expect(canvas.queryByText('Firefox on Windows')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('list')).toHaveFocus());
  },
};

export const SignOutFailed: Story = {
  args: {
    onRevoke: fn<(id: string) => Promise<FormOutcome>>(
      async (): Promise<FormOutcome> => ({
        ok: false,
        message: 'Our servers are currently unavailable. Please try again later.',
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Sign out Safari on iPhone' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign out this device?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out' }));
    await waitFor(() =>
      expect(canvasElement).toHaveTextContent(
        'Our servers are currently unavailable. Please try again later.',
      ),
    );
    await waitFor(() => expect(button).toHaveFocus());
  },
};
