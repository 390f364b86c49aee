import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { passTime } from '../../foundations/story/pass-time';
import { ToastProvider, useToast } from '../../feedback/toast/toast';
import { dialogContract } from '../../foundations/contracts/dialog.contract';
import type { FormOutcome, LoadState } from '../../foundations/lib/types';
import { NotificationBell } from '../../navigation/notification-bell/notification-bell';
import { NotificationDrawer, type NotificationView } from './notification-drawer';
import { MANY, minutesAgo, NOW, RECENT } from '../story/notification-samples';

interface HostProps {
  status: LoadState['status'];
  message?: string;
  notifications: readonly NotificationView[];
  onMarkRead: (id: string) => Promise<FormOutcome>;
  onRetry: () => void;
}

/** Props that change while the drawer is open. */
const server: {
  answer: (notifications: readonly NotificationView[]) => void;
  fail: () => void;
  toast: () => void;
} = { answer: () => {}, fail: () => {}, toast: () => {} };

function Host({ status: first, message, notifications: given, onMarkRead, onRetry }: HostProps) {
  const [open, setOpen] = useState(false);
  const [status, setStatus] = useState(first);
  const [items, setItems] = useState(given);
  const { show } = useToast();
  useEffect(() => {
    server.answer = (next) => {
      setItems(next);
      setStatus('ready');
    };
    server.fail = () => setStatus('error');
    server.toast = () => show({ tone: 'danger', message: 'You are not authorized to view this page' });
  }, [show]);
  return (
    <div className="flex min-h-[30rem] items-start justify-end">
      <NotificationBell
        unreadCount={items.filter(({ isRead }) => !isRead).length}
        open={open}
        onOpen={() => setOpen(true)}
      />
      <NotificationDrawer
        open={open}
        onOpenChange={setOpen}
        state={{
          status,
          error: { message },
          onRetry: () => {
            setStatus('loading');
            onRetry();
          },
        }}
        notifications={items}
        onMarkRead={async (id) => {
          const outcome = await onMarkRead(id);
          if (outcome.ok) setItems((all) => all.map((item) => (item.id === id ? read(item) : item)));
          return outcome;
        }}
        now={NOW}
      />
    </div>
  );
}

const read = (item: NotificationView) => ({ ...item, isRead: true });
const arrival = (id: string): NotificationView => ({
  id,
  type: 'Enrolment',
  message: 'Baraka Ochieng enrolled in “First aid at school”.',
  createdAt: minutesAgo(0),
  isRead: false,
});

const meta = {
  title: 'Overlays/Notification drawer',
  component: Host,
  parameters: { propsOf: NotificationDrawer },
  args: {
    status: 'ready',
    notifications: RECENT,
    onMarkRead: fn(() => Promise.resolve<FormOutcome>({ ok: true })),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(canvasElement: HTMLElement) {
  const bell = within(canvasElement).getByRole('button', { name: /^Notifications, / });
  await userEvent.click(bell);
  const drawer = await screen.findByRole('dialog', { name: 'Notifications' });
  await waitFor(() => expect(title(drawer)).toHaveFocus());
  // Screen readers announce what changes in a region that they already know.
  await passTime(100);
  return { bell, drawer };
}

const title = (drawer: HTMLElement) => within(drawer).getByRole('heading', { name: 'Notifications' });
const markButtons = (drawer: HTMLElement) => within(drawer).getAllByRole('button', { name: 'Mark as read' });
const articles = (drawer: HTMLElement) => within(drawer).getAllByRole('article');
const panel = (drawer: HTMLElement) => within(drawer).getByRole('tabpanel');
/** Announced inside the modal, because screen readers may ignore regions outside it. */
const heard = (drawer: HTMLElement, politeness = 'polite') =>
  drawer.querySelector(`[data-slot=announcer-${politeness}]`)?.textContent;

/** Waits for a text on the page; the announcer repeats it for a moment. */
const shown = (drawer: HTMLElement, text: string) => within(drawer).findByText(text, NOT_SPOKEN);
const NOT_SPOKEN = { ignore: '[data-slot^=announcer] *' };

export const Default: Story = { tags: ['!test'] };

export const Unread: Story = {
  tags: [
    'wcag:1.3.1',
    'wcag:1.4.1',
    'wcag:2.4.6',
    'wcag:4.1.2',
    'spec:2.94',
    'spec:2.96',
    'spec:2.97',
    'spec:9.11',
    'spec:R.17',
    'spec:R.27',
  ],
  play: async ({ canvasElement }) => {
    const { drawer } = await open(canvasElement);
    await expect(within(drawer).getByRole('tab', { name: 'Unread (3)' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(within(drawer).getByRole('tab', { name: 'Read (2)' })).toBeVisible();
    await expect(within(drawer).getByRole('list')).toBeVisible();
    const [first] = articles(drawer);
    await expect(first).toHaveAccessibleName(/^Unread: Course submitted Achieng Njeri asks/);
    await expect(first).toHaveTextContent('4 minutes ago');
    await expect(markButtons(drawer)[1]).toHaveAccessibleDescription(/^Kiprono Cheruiyot wants/);
    for (const article of articles(drawer)) {
      await expect(article.querySelectorAll('a, button, [tabindex]')).toHaveLength(1);
    }
    const room = (drawer.parentElement as HTMLElement).clientWidth;
    const share = window.innerWidth >= 1024 ? 0.4 : 1;
    await expect(drawer.getBoundingClientRect().width / room).toBeCloseTo(share, 2);
    await waitFor(() => expect(Math.abs(room - drawer.getBoundingClientRect().right)).toBeLessThan(1));
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.1.2', 'wcag:2.4.3', 'wcag:4.1.3', 'spec:2.95', 'spec:2.98'],
  play: async ({ canvasElement }) => {
    const bell = within(canvasElement).getByRole('button', { name: 'Notifications, 3 unread' });
    await userEvent.tab();
    await expect(bell).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Notifications' });
    await waitFor(() => expect(title(drawer)).toHaveFocus());
    await expect(bell).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(bell.closest('[inert]')).not.toBeNull());

    await userEvent.tab();
    await expect(within(drawer).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(drawer).getByRole('tab', { name: 'Unread (3)' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(drawer).getByRole('tab', { name: 'Read (2)' })).toHaveFocus();
    await expect(articles(drawer)[0]).toHaveAccessibleName(/^Sign-up Otieno/);
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.tab();
    await expect(within(drawer).getByRole('tabpanel')).toHaveFocus();
    await userEvent.tab();
    await expect(markButtons(drawer)[0]).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await passTime(100);
    await waitFor(() => expect(heard(drawer)).toContain('Marked as read. 2 unread left.'));
    await expect(within(drawer).getByRole('tab', { name: 'Unread (2)' })).toBeVisible();
    await expect(within(drawer).getByRole('tab', { name: 'Read (3)' })).toBeVisible();
    await expect(markButtons(drawer)[0]).toHaveFocus();
    await expect(markButtons(drawer)[0]).toHaveAccessibleDescription(/^Kiprono/);

    await userEvent.tab();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(heard(drawer)).toContain('Marked as read. 1 unread left.'));
    await expect(markButtons(drawer)[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const empty = await within(drawer).findByText('No unread notifications');
    await waitFor(() => expect(empty).toHaveFocus());
    await expect(heard(drawer)).toContain('Marked as read. None unread left.');

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(bell).toHaveFocus());
    await expect(bell).toHaveAccessibleName('Notifications, none unread');
    await userEvent.keyboard(' ');
    const again = await screen.findByRole('dialog', { name: 'Notifications' });
    await waitFor(() => expect(title(again)).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(within(again).getByRole('tabpanel')).toHaveFocus();
  },
};

export const Contract: Story = {
  tags: [
    '!dev',
    'contract',
    'wcag:2.1.1',
    'wcag:2.1.2',
    'wcag:2.4.3',
    'wcag:4.1.2',
    'wcag:4.1.3',
    'spec:2.95',
  ],
  play: async ({ canvasElement }) => {
    const bell = canvasElement.querySelector('button') as HTMLElement;
    await expect(bell).toHaveAccessibleName('Notifications, 3 unread');
    await dialogContract({ trigger: () => bell, name: 'Notifications', firstFocus: title });
  },
};

export const AllRead: Story = {
  tags: ['spec:2.100'],
  args: { notifications: RECENT.map(read) },
  play: async ({ canvasElement }) => {
    const { drawer } = await open(canvasElement);
    await expect(panel(drawer)).toHaveTextContent(/^No unread notifications$/);
    await userEvent.click(within(drawer).getByRole('tab', { name: 'Read (5)' }));
    await expect(articles(drawer)).toHaveLength(5);
    await expect(within(drawer).queryByRole('button', { name: 'Mark as read' })).toBeNull();
  },
};

export const Empty: Story = {
  tags: ['spec:2.99', 'spec:2.101'],
  args: { notifications: [] },
  play: async ({ canvasElement }) => {
    const { drawer } = await open(canvasElement);
    await expect(panel(drawer)).toHaveTextContent(/^No notifications yet$/);
    await userEvent.click(within(drawer).getByRole('tab', { name: 'Read (0)' }));
    await expect(panel(drawer)).toHaveTextContent(/^No notifications yet$/);
    server.answer([arrival('first')]);
    await userEvent.click(await within(drawer).findByRole('tab', { name: 'Unread (1)' }));
    await userEvent.click(within(drawer).getByRole('tab', { name: 'Read (0)' }));
    await expect(panel(drawer)).toHaveTextContent(/^No read notifications$/);
    server.answer([]);
    await within(drawer).findByRole('tab', { name: 'Unread (0)' });
  },
};

export const Loading: Story = {
  args: { status: 'loading', notifications: [] },
  tags: ['wcag:4.1.3'],
  play: async ({ canvasElement }) => {
    const { drawer } = await open(canvasElement);
    await expect(within(drawer).getByText('Loading...')).toBeVisible();
    await expect(within(drawer).queryByRole('tab')).toBeNull();
  },
};

export const Failed: Story = {
  args: { status: 'loading', notifications: [] },
  tags: ['wcag:2.4.3', 'wcag:4.1.3', 'spec:2.102', 'spec:8.8'],
  play: async ({ canvasElement, args }) => {
    const { drawer } = await open(canvasElement);
    server.fail();
    await shown(drawer, 'Failed to load notifications');
    await waitFor(() => expect(heard(drawer, 'assertive')).toContain('Failed to load notifications'));
    const again = within(drawer).getByRole('button', { name: 'Try Again' });
    again.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await waitFor(() => expect(title(drawer)).toHaveFocus());

    server.answer(RECENT);
    await waitFor(() => expect(heard(drawer)).toContain('Notifications loaded. 3 unread.'));
    server.fail();
    await shown(drawer, 'Failed to load notifications');
    await expect(articles(drawer)).toHaveLength(3);
  },
};

export const FailedWithMessage: Story = {
  tags: ['spec:2.102', 'spec:8.8'],
  args: {
    status: 'error',
    message: 'Our servers are currently unavailable. Please try again later.',
    notifications: [],
  },
  play: async ({ canvasElement }) => {
    const { drawer } = await open(canvasElement);
    await expect(within(drawer).getByText(/currently unavailable/)).toBeVisible();
    await expect(within(drawer).queryByText('Failed to load notifications', NOT_SPOKEN)).toBeNull();
  },
};

export const MarkingFails: Story = {
  tags: ['wcag:2.4.3', 'spec:2.98', 'spec:8.9'],
  play: async ({ canvasElement, args }) => {
    const answers: ((outcome: FormOutcome) => void)[] = [];
    (args.onMarkRead as ReturnType<typeof fn>).mockImplementation(
      () => new Promise<FormOutcome>((answer) => answers.push(answer)),
    );
    const { drawer } = await open(canvasElement);
    const button = markButtons(drawer)[1] as HTMLElement;
    await userEvent.click(button);
    await expect(button).toHaveTextContent('Marking...');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onMarkRead).toHaveBeenCalledOnce();

    answers[0]?.({ ok: false, message: 'The server said no' });
    await waitFor(() => expect(button).toHaveTextContent('Mark as read'));
    await expect(button).toHaveFocus();
    await expect(drawer).not.toHaveTextContent('The server said no');
    await expect(heard(drawer)).toBe('');

    // Two requests at once, and the focus has moved in the meantime.
    await userEvent.keyboard('{Enter}');
    const last = markButtons(drawer).at(-1) as HTMLElement;
    last.focus();
    answers[1]?.({ ok: true });
    await within(drawer).findByRole('tab', { name: 'Unread (2)' });
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(last).toHaveTextContent('Marking...');
  },
};

export const ArrivingWhileOpen: Story = {
  tags: ['wcag:4.1.3', 'wcag:2.4.3', 'spec:4.17'],
  play: async ({ canvasElement }) => {
    const { drawer } = await open(canvasElement);
    const [first] = markButtons(drawer);
    first?.focus();
    server.answer([...RECENT, arrival('a1')]);
    await waitFor(() => expect(heard(drawer)).toContain('1 new notification'));
    await expect(articles(drawer)[0]).toHaveAccessibleName(/Baraka Ochieng/);
    await expect(first).toHaveFocus();
    server.answer([...RECENT, arrival('a1'), arrival('a2'), arrival('a3')]);
    await waitFor(() => expect(heard(drawer)).toContain('2 new notifications'));

    // Read by the other administrator: the focus moves to the next item.
    server.answer([...RECENT.map((item) => (item.id === 'n1' ? read(item) : item)), arrival('a1')]);
    await within(drawer).findByRole('tab', { name: 'Unread (3)' });
    const focused = document.activeElement as HTMLElement;
    await expect(focused).toHaveAccessibleDescription(/^Kiprono/);

    // A late response of an older request does not mark the item as unread.
    server.answer(RECENT);
    await within(drawer).findByRole('tab', { name: 'Unread (2)' });
    await expect(within(drawer).getByRole('tab', { name: 'Read (3)' })).toBeVisible();
  },
};

export const ManyAndLong: Story = {
  tags: ['wcag:1.4.10', 'wcag:2.4.11', 'wcag:2.5.8'],
  args: { notifications: MANY },
  play: async ({ canvasElement }) => {
    const { drawer } = await open(canvasElement);
    await expect(articles(drawer)).toHaveLength(105);
    const button = markButtons(drawer)[60] as HTMLElement;
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(heard(drawer)).toContain('Marked as read. 104 unread left.'));
    await expect(markButtons(drawer)[60]).toHaveFocus();
    const close = within(drawer).getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(close.top).toBeGreaterThanOrEqual(0);
    await userEvent.tab({ shift: true });
    const above = (document.activeElement as HTMLElement).getBoundingClientRect();
    await expect(above.top).toBeGreaterThanOrEqual(close.bottom);
  },
};

export const ToastWhileOpen: Story = {
  tags: ['wcag:2.1.1', 'wcag:4.1.3'],
  play: async ({ canvasElement }) => {
    const { drawer } = await open(canvasElement);
    const button = markButtons(drawer)[0] as HTMLElement;
    button.focus();
    server.toast();
    const region = await screen.findByRole('region', { name: 'Messages (F6)' });
    await waitFor(() =>
      expect(heard(drawer, 'assertive')).toContain('Error: You are not authorized to view this page'),
    );
    await userEvent.keyboard('{F6}');
    await expect(region).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(drawer).toBeVisible();
    server.toast();
    await screen.findByRole('region', { name: 'Messages (F6)' });
  },
};
