import type { UserNotification } from '@digiken/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { passTime } from '@digiken/ui/story/pass-time';
import { NotificationBell } from '@digiken/ui/notification-bell';
import { type LinkComponentProps, LinkProvider } from '@digiken/ui/link-provider';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { EVERY_KIND, MANY, NOW, RECENT } from './story-items';
import { type NotificationFilter, UserNotifications } from './user-notifications';

const fine = async (): Promise<FormOutcome> => ({ ok: true });

/** Follows no link: the story would leave its page. */
function StayHere({ children, ...props }: LinkComponentProps) {
  return (
    <a {...props} onClickCapture={(event) => event.preventDefault()}>
      {children}
    </a>
  );
}

const meta = {
  title: 'Learning/Screens/User notifications',
  component: UserNotifications,
  args: {
    open: false,
    onOpenChange: fn(),
    state: { status: 'ready' },
    items: RECENT,
    hrefOf: ({ _id }) => `/console/${_id}`,
    unread: 3,
    filter: 'all',
    onFilterChange: fn(),
    onOpenItem: fn(),
    onMarkAll: fn(fine),
    settingsHref: '/console/settings#notifications',
    now: NOW,
  },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open);
    const [filter, setFilter] = useState<NotificationFilter>(args.filter);
    const [items, setItems] = useState<readonly UserNotification[]>(args.items);
    const [read, setRead] = useState(false);
    const unread = read ? 0 : args.unread;
    return (
      <>
        <NotificationBell unreadCount={unread} open={open} onOpen={() => setOpen(true)} />
        <UserNotifications
          {...args}
          open={open}
          onOpenChange={setOpen}
          items={items.filter(({ isRead }) => filter === 'all' || !isRead)}
          unread={unread}
          filter={filter}
          onFilterChange={setFilter}
          onMarkAll={async (until) => {
            const outcome = await args.onMarkAll(until);
            if (outcome.ok) {
              setItems(items.map((item) => ({ ...item, isRead: true })));
              setRead(true);
            }
            return outcome;
          }}
          onMore={
            args.onMore &&
            (items.length === args.items.length
              ? async () => {
                  setItems([...items, ...EVERY_KIND.slice(items.length)]);
                  return { ok: true };
                }
              : undefined)
          }
        />
      </>
    );
  },
  decorators: [
    (Story) => (
      <LinkProvider component={StayHere}>
        <Story />
      </LinkProvider>
    ),
  ],
} satisfies Meta<typeof UserNotifications>;

export default meta;
type Story = StoryObj<typeof meta>;

const heard = (drawer: HTMLElement, politeness = 'polite') =>
  drawer.querySelector(`[data-slot=announcer-${politeness}]`)?.textContent;

async function open(canvasElement: HTMLElement) {
  const bell = canvasElement.querySelector('button') as HTMLElement;
  await userEvent.click(bell);
  const drawer = await screen.findByRole('dialog', { name: 'Notifications' });
  await waitFor(() => expect(within(drawer).getByRole('heading', { name: 'Notifications' })).toHaveFocus());
  // Screen readers announce what changes in a region that they already know.
  await passTime(100);
  return { bell, drawer, inside: within(drawer) };
}

export const Default: Story = {
  tags: ['wcag:1.3.1', 'wcag:1.4.1', 'wcag:2.4.6', 'wcag:4.1.3', 'spec:13.50'],
  play: async ({ canvasElement }) => {
    const { drawer, inside } = await open(canvasElement);
    const today = inside.getByRole('list', { name: 'Today' });
    await expect(within(today).getAllByRole('link')).toHaveLength(4);
    await expect(within(today).getAllByText('New')).toHaveLength(3);
    await expect(within(inside.getByRole('list', { name: 'Earlier' })).getAllByRole('link')).toHaveLength(1);
    await expect(inside.getByRole('link', { name: 'Achieng Odhiambo sent you a message.' })).toBeVisible();
    await expect(heard(drawer)).not.toContain('unread');
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:2.4.4', 'wcag:4.1.2', 'spec:13.50'],
  play: async ({ canvasElement, args }) => {
    const bell = canvasElement.querySelector('button') as HTMLElement;
    bell.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Notifications' });
    const inside = within(drawer);
    const title = inside.getByRole('heading', { name: 'Notifications' });
    await waitFor(() => expect(title).toHaveFocus());

    const markAll = inside.getByRole('button', { name: 'Mark all as read' });
    markAll.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMarkAll).toHaveBeenCalledWith(RECENT[0]?.createdAt);
    await waitFor(() => expect(title).toHaveFocus());
    await passTime(100);
    await waitFor(() => expect(heard(drawer)).toContain('No unread notifications.'));
    await expect(inside.queryByText('New')).toBeNull();

    inside.getByRole('link', { name: /Achieng/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenItem).toHaveBeenCalledWith('message');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(bell).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Notifications' });
  },
};

export const Filtered: Story = {
  tags: ['spec:13.50'],
  play: async ({ canvasElement }) => {
    const { inside } = await open(canvasElement);
    await userEvent.click(inside.getByRole('radio', { name: 'Unread' }));
    await expect(inside.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(inside.getByRole('button', { name: 'Mark all as read' }));
    await expect(await inside.findByText('You have read everything.')).toBeVisible();
  },
};

export const EveryKind: Story = {
  args: { items: EVERY_KIND },
  tags: ['wcag:1.4.10', 'spec:13.51'],
  play: async ({ canvasElement }) => {
    const { inside } = await open(canvasElement);
    const links = inside.getAllByRole('listitem').map((item) => within(item).getByRole('link').textContent);
    await expect(new Set(links).size).toBe(EVERY_KIND.length);
    await expect(links).not.toContain('Something new has happened.');
  },
};

export const Kiswahili: Story = {
  args: { items: EVERY_KIND },
  globals: { locale: 'sw-KE' },
  tags: ['spec:13.51'],
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('button') as HTMLElement);
    const drawer = await screen.findByRole('dialog', { name: 'Arifa' });
    await expect(within(drawer).getByText('Malipo yako ya “Keep bees” yamefika.')).toBeVisible();
  },
};

export const UnknownKind: Story = {
  args: { items: [{ ...RECENT[0], subject: { type: 'of-tomorrow' } } as unknown as UserNotification] },
  play: async ({ canvasElement }) => {
    const { inside } = await open(canvasElement);
    await expect(inside.getByRole('link', { name: 'Something new has happened.' })).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['spec:15.150'],
  args: { items: [], unread: 0 },
  play: async ({ canvasElement }) => {
    const { inside } = await open(canvasElement);
    await expect(inside.getByText(/No notifications yet/)).toBeVisible();
    await expect(inside.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  },
};

export const Loading: Story = {
  args: { items: [], unread: undefined, state: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    const { inside } = await open(canvasElement);
    await expect(inside.getByText('Loading your notifications…')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { items: [], unread: undefined, state: { status: 'error', onRetry: fn() } },
  play: async ({ canvasElement, args }) => {
    const { inside } = await open(canvasElement);
    await expect(inside.getByText('Your notifications could not be loaded.')).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Try again' }));
    await expect(args.state.onRetry).toHaveBeenCalledOnce();
  },
};

export const MarkingFails: Story = {
  args: { onMarkAll: fn(async (): Promise<FormOutcome> => ({ ok: false, message: 'You are offline.' })) },
  tags: ['wcag:4.1.3'],
  play: async ({ canvasElement }) => {
    const { drawer, inside } = await open(canvasElement);
    await userEvent.click(inside.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(heard(drawer, 'assertive')).toContain('You are offline.'));
    // The announcement is removed after a second, the text stays.
    await passTime(1000);
    await waitFor(() => expect(heard(drawer, 'assertive')).toBe(''));
    await expect(await inside.findByText('You are offline.')).toBeVisible();
    await expect(inside.getAllByText('New')).toHaveLength(3);
  },
};

export const More: Story = {
  args: { onMore: fn(fine) },
  tags: ['wcag:2.4.3'],
  play: async ({ canvasElement }) => {
    const { inside } = await open(canvasElement);
    await userEvent.click(inside.getByRole('button', { name: 'Show older ones' }));
    await waitFor(() => expect(inside.getAllByRole('listitem')).toHaveLength(EVERY_KIND.length));
    await waitFor(() => expect(inside.getByRole('link', { name: /“Dye wool” was withdrawn/ })).toHaveFocus());
  },
};

export const ManyAndLong: Story = {
  args: { items: MANY, unread: 100 },
  tags: ['wcag:1.4.10', 'wcag:2.5.8'],
  play: async ({ canvasElement }) => {
    const { drawer, inside } = await open(canvasElement);
    await expect(inside.getAllByRole('listitem')).toHaveLength(100);
    await expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth + 1);
  },
};
