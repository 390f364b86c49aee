import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ButtonLink } from '@digiken/ui/button';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { type LinkComponentProps, LinkProvider } from '@digiken/ui/link-provider';
import { conversation } from '@digiken/ui/story/conversation-samples';
import { NOW, threads } from '@digiken/ui/story/thread-samples';
import { MessagesScreen } from './messages-screen';

const ok = async (): Promise<FormOutcome> => ({ ok: true });

const meta = {
  title: 'Learning/Screens/Messages screen',
  component: MessagesScreen,
  parameters: { frame: 'page' },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-content px-4 py-8 sm:px-8">
        <Story />
      </main>
    ),
  ],
  args: {
    state: { status: 'ready' },
    threads,
    folder: 'inbox',
    onFolder: fn(),
    search: '',
    onSearch: fn(),
    hrefFor: (id: string) => `/console/messages?thread=${id}`,
    backHref: '/console/messages',
    composeHref: '/console/messages?new',
    onSend: fn(ok),
    onArchive: fn(ok),
    onReport: fn(ok),
    onBlock: fn(ok),
    page: { nextHref: '/console/messages?after=t4' },
    now: NOW,
  },
} satisfies Meta<typeof MessagesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MoreWays: Story = {
  args: {
    actions: (
      <ButtonLink variant="secondary" href="/admin/messages/reports">
        Reported messages
      </ButtonLink>
    ),
  },
  play: async ({ canvasElement }) => {
    const ways = within(canvasElement).getAllByRole('link', { name: /^(Reported messages|New message)$/ });
    await expect(ways.map((way) => way.textContent)).toEqual(['Reported messages', 'New message']);
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:1.4.10'],
  render: function Render(args) {
    const [selected, setSelected] = useState<string>();
    const [Link] = useState(() => ({ children, ...props }: LinkComponentProps) => (
      <a
        {...props}
        onClickCapture={(event) => {
          event.preventDefault();
          setSelected(new URL(props.href, 'https://digiken.example').searchParams.get('thread') ?? undefined);
        }}
      >
        {children}
      </a>
    ));
    return (
      <LinkProvider component={Link} currentPath="/console/messages">
        <MessagesScreen {...args} selectedId={selected} thread={selected ? conversation : undefined} />
      </LinkProvider>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: /^My two counts differ/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'My two counts differ' })).toHaveFocus());
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Messages');
    await expect(canvas.getByRole('textbox', { name: 'Reply to Wanjiru Kamau' })).toBeVisible();
  },
};

/** One way on, which finds something. */
export const NothingFound: Story = {
  tags: ['spec:17.67'],
  args: { threads: [], search: 'helicopter', page: undefined },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('searchbox')).toHaveValue('helicopter');
    await userEvent.click(canvas.getByRole('button', { name: 'Show all messages' }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
};

/** The way to a new message is the page's main action, and there is one. */
export const EmptyInbox: Story = {
  tags: ['spec:11.54'],
  args: { threads: [], selectedId: undefined, thread: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'New message' })).toHaveLength(1);
  },
};

export const EmptyArchive: Story = {
  tags: ['spec:17.67'],
  args: { threads: [], folder: 'archived', page: undefined },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Go to the inbox' }));
    await expect(args.onFolder).toHaveBeenCalledWith('inbox');
  },
};

export const Loading: Story = {
  args: {
    state: { status: 'loading' },
    threads: [],
    page: undefined,
    selectedId: 't1',
    thread: { ...conversation, state: { status: 'loading' }, messages: [] },
  },
};
