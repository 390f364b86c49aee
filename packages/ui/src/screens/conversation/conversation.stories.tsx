import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { FormOutcome } from '../../foundations/lib/types';
import { NOW } from '../story/thread-samples';
import { Conversation, type MessageView } from './conversation';
import { conversation, messages } from '../story/conversation-samples';

const ok = async (): Promise<FormOutcome> => ({ ok: true });

const meta = {
  title: 'Screens/Conversation',
  component: Conversation,
  args: {
    thread: conversation,
    onSend: fn(ok),
    onArchive: fn(ok),
    onReport: fn<(id: string, reason: string) => Promise<FormOutcome>>(ok),
    onBlock: fn<(id: string, blocked: boolean) => Promise<FormOutcome>>(ok),
    backHref: '#messages',
    now: NOW,
  },
} satisfies Meta<typeof Conversation>;

export default meta;
type Story = StoryObj<typeof meta>;

const polite = () => document.querySelector('[data-slot=announcer-polite]');

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:1.3.1'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'My two counts differ' })).toHaveFocus());
    await expect(canvas.getByRole('heading', { name: 'New messages' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await expect(canvas.getAllByRole('article', { name: /^You/ })).toHaveLength(2);
    await userEvent.tab();
    await expect(canvas.getByText('People (2)').closest('summary')).toHaveFocus();
    await userEvent.click(canvas.getByText('People (2)'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Block Wanjiru Kamau' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Block Wanjiru Kamau?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(args.onBlock).toHaveBeenCalledWith('wanjiru', true));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Block Wanjiru Kamau' })).toHaveFocus());
  },
};

function Growing(args: React.ComponentProps<typeof Conversation>) {
  const [all, setAll] = useState<MessageView[]>(messages.slice(0, 3));
  const add = (message: MessageView) => setAll((now) => [...now, message]);
  return (
    <>
      <Conversation
        {...args}
        thread={{ ...args.thread, messages: all }}
        onReport={async (id, reason) => {
          setAll((now) => now.map((one) => (one.id === id ? { ...one, reported: true } : one)));
          return args.onReport?.(id, reason) ?? { ok: true };
        }}
      />
      <Button variant="quiet" className="mt-6" onClick={() => add(messages[3] as MessageView)}>
        Somebody writes
      </Button>
    </>
  );
}

export const ArrivalAndReport: Story = {
  tags: ['wcag:4.1.3', 'wcag:3.3.4'],
  render: (args) => <Growing {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Somebody writes' }));
    await waitFor(() => expect(polite()).toHaveTextContent('New message from Wanjiru Kamau'));
    const [report] = canvas.getAllByRole('button', { name: 'Report this message from Wanjiru Kamau' });
    await userEvent.click(report as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Report a message from Wanjiru Kamau' });
    await userEvent.type(within(dialog).getByRole('textbox'), 'She asks for my PIN.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Report message' }));
    await waitFor(() => expect(args.onReport).toHaveBeenCalledWith('m2', 'She asks for my PIN.'));
    await expect(await canvas.findByText('You reported this message')).toBeVisible();
    await waitFor(() => expect(document.activeElement?.closest('article')).not.toBeNull());
  },
};

export const NoAnswerPossible: Story = {
  args: {
    thread: {
      ...conversation,
      archived: true,
      canReply: false,
      blockedNotice:
        'You and Wanjiru Kamau share no course or hub any more, so you cannot write to each other here.',
      messages: messages.slice(0, 2).map((message) => ({ ...message, unread: false })),
      onOlder: fn(),
    },
  },
};

/** An announcement on its way to the learners of a large course. */
export const BeingSent: Story = {
  tags: ['spec:14.62', 'spec:16.26', 'wcag:3.1.2'],
  args: {
    thread: {
      ...conversation,
      subject: 'Warsha ya Ijumaa',
      subjectLanguage: 'sw',
      participants: [],
      others: 10_000,
      status: 'Being sent: 1,500 of 10,000 people have it',
      messages: [{ ...(messages[0] as MessageView), body: 'Leteni madaftari yenu.', language: 'sw' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Warsha ya Ijumaa' })).toHaveAttribute('lang', 'sw');
    await expect(canvas.getByText('Leteni madaftari yenu.')).toHaveAttribute('lang', 'sw');
  },
};

export const LongNames: Story = {
  args: {
    thread: {
      ...conversation,
      subject:
        'Umesabilishwamogulikirodhumapendekezoyaliyobainishwakitaifa and what follows from it for our county',
      others: 412,
      participants: [
        ...conversation.participants,
        { id: 'n', name: 'Dr Nafula Wekesa-Makokha', role: 'Instructor', blocked: true },
      ],
      messages: [
        { ...(messages[0] as MessageView), body: null },
        {
          id: 'long',
          author: 'Dr Nafula Wekesa-Makokha-wa-Taita-Taveta-na-Nithi',
          authorId: 'n',
          mine: false,
          reported: true,
          body: 'https://example.org/a/very/long/address/without/any/place/to/break/it/anywhere/at/all '.repeat(
            4,
          ),
          at: '2026-11-21T08:40:00.000Z',
        },
      ],
    },
  },
};

export const Failed: Story = {
  args: {
    thread: {
      ...conversation,
      state: { status: 'error', error: { kind: 'offline' }, onRetry: fn() },
      messages: [],
    },
  },
};
