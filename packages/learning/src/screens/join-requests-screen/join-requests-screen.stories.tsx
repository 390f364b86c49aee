import type { JoinRequest } from '@digiken/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ToastProvider } from '@digiken/ui/toast';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { JoinRequestsScreen } from './join-requests-screen';

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const request = (_id: string, name: string, createdAt: string, message: string): JoinRequest => ({
  ...{ _id, message, createdAt, state: 'requested', reason: null, decidedAt: null },
  user: { _id: `u-${_id}`, name, avatar: null },
});

const REQUESTS = [
  request(
    'r1',
    'Njeri Mutua',
    ago(2),
    'I grow beans and sukuma near Mumias, and I would like to learn with others.',
  ),
  request('r2', 'Kiptoo Chebet', ago(26), ''),
  request(
    'r3',
    'Dr Nafula Wekesa-Makokha-wa-Taita-Taveta-na-Nithi',
    ago(80),
    `I teach the unit on soil. ${'https://example.org/without/any/place/to/break '.repeat(3)}`,
  ),
];

const ok = async (): Promise<FormOutcome> => ({ ok: true });

const meta = {
  title: 'Learning/Screens/Join requests screen',
  component: JoinRequestsScreen,
  parameters: { frame: 'page' },
  decorators: [
    (Story) => (
      <ToastProvider>
        <main className="mx-auto max-w-content px-4 py-8 sm:px-8">
          <Story />
        </main>
      </ToastProvider>
    ),
  ],
  args: {
    state: { status: 'ready' },
    requests: REQUESTS,
    folder: 'requested',
    onFolder: fn(),
    onAccept: fn<(id: string) => Promise<FormOutcome>>(ok),
    onReject: fn<(id: string, reason: string) => Promise<FormOutcome>>(ok),
    onReopen: fn<(id: string) => Promise<FormOutcome>>(ok),
  },
} satisfies Meta<typeof JoinRequestsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:3.3.4', 'wcag:4.1.3'],
  render: function Render(args) {
    const [requests, setRequests] = useState(args.requests);
    const drop = async (id: string) => {
      // One task later, like a real server.
      await new Promise((resolve) => setTimeout(resolve));
      setRequests((all) => all.filter(({ _id }) => _id !== id));
    };
    return (
      <JoinRequestsScreen
        {...args}
        requests={requests}
        onAccept={async (id) => {
          await drop(id);
          return args.onAccept(id);
        }}
        onReject={async (id, reason) => {
          await drop(id);
          return args.onReject(id, reason);
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Accept Njeri Mutua' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onAccept).toHaveBeenCalledWith('r1'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Accept Kiptoo Chebet' })).toHaveFocus());
    const message = await screen.findByText('Njeri Mutua is now a member.');
    await expect(message).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Reject Kiptoo Chebet?' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Tell us who you are.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject the request' }));
    await waitFor(() => expect(args.onReject).toHaveBeenCalledWith('r2', 'Tell us who you are.'));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Accept Dr Nafula/ })).toHaveFocus());
  },
};

export const AcceptFailed: Story = {
  args: {
    onAccept: fn<(id: string) => Promise<FormOutcome>>(async () => ({
      ok: false,
      message: 'Njeri Mutua has taken the request back.',
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Accept Njeri Mutua' });
    await userEvent.click(button);
    await expect(await canvas.findByText('Njeri Mutua has taken the request back.')).toBeVisible();
    await expect(button).toHaveFocus();
  },
};

export const Decided: Story = {
  tags: ['spec:16.26', 'wcag:3.1.2'],
  args: {
    folder: 'rejected',
    requests: [
      ...REQUESTS.map((one) => ({
        ...one,
        state: 'rejected' as const,
        reason: 'Our hub is for the farmers of Kakamega county.',
      })),
      {
        ...request('r4', 'Zawadi Mwende', ago(90), 'Ninafuga nyuki karibu na Njoro.'),
        state: 'rejected',
        messageLanguage: 'sw',
        reason: 'Kikundi hiki ni cha Kakamega.',
        reasonLanguage: 'sw',
      },
    ],
    page: { previousHref: '#newer' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ninafuga nyuki karibu na Njoro.')).toHaveAttribute('lang', 'sw');
    await expect(canvas.getByText('Kikundi hiki ni cha Kakamega.')).toHaveAttribute('lang', 'sw');
  },
};

export const NoRequests: Story = { args: { requests: [] } };

export const Undo: Story = {
  tags: ['wcag:4.1.3'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Accept Njeri Mutua' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(args.onReopen).toHaveBeenCalledWith('r1'));
    await expect(await screen.findByText('The request of Njeri Mutua is pending again.')).toBeVisible();
  },
};
