import type { Meta, StoryObj } from '@storybook/react-vite';
import { Award, BookOpen, Home, LayoutDashboard, MessageSquare, Users } from 'lucide';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { Icon } from '../../foundations/lib/icon';
import { type LinkComponentProps, LinkProvider } from '../../foundations/link-provider/link-provider';
import { SIDEBAR_WIDE, Sidebar, type SidebarGroup } from './sidebar';

/** Simulates a router's link without navigating. */
function RouterLink({ children, ...props }: LinkComponentProps) {
  return (
    <a {...props} onClickCapture={(event) => event.preventDefault()}>
      {children}
    </a>
  );
}

function groups(unread: number, waiting: number): SidebarGroup[] {
  return [
    {
      label: 'Main',
      links: [
        { label: 'Home', href: '/', icon: <Icon of={Home} size={20} /> },
        { label: 'Dashboard', href: '/console/dashboard', icon: <Icon of={LayoutDashboard} size={20} /> },
      ],
    },
    {
      label: 'Learning',
      links: [
        { label: 'My Courses', href: '/console/my-courses', icon: <Icon of={BookOpen} size={20} /> },
        {
          label: 'Certificates',
          href: '/console/certificates',
          icon: <Icon of={Award} size={20} />,
          waiting,
        },
      ],
    },
    {
      label: 'Communication',
      links: [
        { label: 'Hubs', href: '/console/hubs', icon: <Icon of={Users} size={20} /> },
        {
          label: 'Messages',
          href: '/console/messages',
          icon: <Icon of={MessageSquare} size={20} />,
          badge: unread,
        },
      ],
    },
  ];
}

interface HostProps {
  unread?: number;
  waiting?: number;
  startCollapsed?: boolean;
}

function Host({ unread = 3, waiting = 0, startCollapsed = false }: HostProps) {
  const [collapsed, setCollapsed] = useState(startCollapsed);
  const [open, setOpen] = useState(false);
  return (
    <LinkProvider component={RouterLink} currentPath="/console/my-courses">
      <div className="flex min-h-dvh">
        <Sidebar
          label="Learner console"
          groups={groups(unread, waiting)}
          collapsed={collapsed}
          onCollapsedChange={setCollapsed}
          open={open}
          onOpenChange={setOpen}
        />
        <main className="flex min-w-0 grow flex-col items-start gap-4 p-6">
          <Button className="lg:hidden" variant="secondary" onClick={() => setOpen(true)}>
            Open menu
          </Button>
          <h1 className="text-2xl font-bold">My Courses</h1>
          <p className="text-ink-muted">Three courses are under way.</p>
        </main>
      </div>
    </LinkProvider>
  );
}

const meta = {
  title: 'Navigation/Sidebar',
  component: Host,
  parameters: { propsOf: Sidebar, frame: 'page' },
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;

const wide = () => window.matchMedia(SIDEBAR_WIDE).matches;

async function navigation(): Promise<HTMLElement> {
  if (!wide()) {
    // The slide-over is a lazy chunk. A press before it has loaded opens it when it arrives.
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    await screen.findByRole('dialog', { name: 'Learner console' });
  }
  return screen.findByRole('navigation', { name: 'Learner console' });
}

export const Default: Story = { tags: ['!test'] };

export const Open: Story = {
  args: { waiting: 2 },
  tags: ['wcag:1.3.1'],
  play: async () => {
    const nav = await navigation();
    await expect(nav).toHaveAttribute('data-slot', 'sidebar');
    await expect(within(nav).getByRole('link', { name: 'My Courses' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(within(nav).getByRole('link', { name: 'Messages (3 unread messages)' })).toBeVisible();
    await expect(within(nav).getByRole('link', { name: 'Certificates (2 waiting)' })).toBeVisible();
    await expect(within(nav).getByRole('list', { name: 'Learning' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'spec:2.82', 'spec:4.20'],
  play: async () => {
    const nav = await navigation();
    const opener = screen.queryByRole('button', { name: 'Open menu', hidden: true });
    if (wide()) {
      const collapse = within(nav).getByRole('button', { name: 'Collapse sidebar' });
      await expect(collapse).toHaveAttribute('aria-expanded', 'true');
      collapse.focus();
      await userEvent.keyboard('{Enter}');
      await expect(nav).toHaveAttribute('data-collapsed', 'true');
      const expand = within(nav).getByRole('button', { name: 'Expand sidebar' });
      await expect(expand).toHaveFocus();
      await expect(within(nav).getByRole('link', { name: 'Dashboard' })).toBeVisible();
      await userEvent.keyboard(' ');
      await expect(nav).toHaveAttribute('data-collapsed', 'false');
    } else {
      await expect(document.querySelector('[data-slot$="-overlay"]')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(document.querySelector('[data-slot$="-overlay"]')).toBeNull();
      await waitFor(() => expect(opener).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      const again = await screen.findByRole('navigation', { name: 'Learner console' });
      await userEvent.click(within(again).getByRole('link', { name: 'Certificates' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(opener as HTMLElement);
      await screen.findByRole('dialog', { name: 'Learner console' });
    }
  },
};

export const Collapsed: Story = {
  args: { startCollapsed: true, unread: 120 },
  tags: ['wcag:1.1.1', 'wcag:1.4.12', 'wcag:1.4.13', 'spec:2.81'],
  play: async () => {
    const nav = await navigation();
    const link = within(nav).getByRole('link', { name: /^Messages/ });
    await expect(link).toHaveAccessibleName('Messages (120 unread messages)');
    if (wide()) {
      const labels = ['Home', 'Dashboard', 'My Courses', 'Certificates', 'Hubs', 'Messages'];
      for (const name of labels) {
        const item = within(nav).getByRole('link', { name: new RegExp(`^${name}`) });
        await expect(item.querySelector('svg')).toBeVisible();
        // The label is for screen readers only.
        const label = within(item).getByText(name).getBoundingClientRect();
        await expect(Math.max(label.width, label.height)).toBeLessThanOrEqual(1);
      }
      await expect(nav.getBoundingClientRect().width).toBeLessThan(100);
      const rect = (selector: string) => (link.querySelector(selector) as Element).getBoundingClientRect();
      await expect(rect('[data-slot="unread-badge"]').top).toBeGreaterThanOrEqual(rect('svg').bottom);
      await expect(rect('[data-slot="unread-badge"]').right).toBeLessThan(link.getBoundingClientRect().right);
      await userEvent.hover(link);
      await waitFor(() =>
        expect(within(nav).getByText('Messages', { selector: '[data-slot="tooltip"] *' })).toBeVisible(),
      );
    }
  },
};

export const ManyUnread: Story = {
  args: { unread: 120 },
  play: async () => {
    const nav = await navigation();
    await expect(within(nav).getByText('99+')).toBeVisible();
    await expect(within(nav).getByRole('link', { name: 'Messages (120 unread messages)' })).toBeVisible();
  },
};

export const NoneUnread: Story = {
  args: { unread: 0 },
  play: async () => {
    const nav = await navigation();
    await expect(within(nav).getByRole('link', { name: 'Messages' })).toBeVisible();
    await expect(document.querySelector('[data-slot="unread-badge"]')).toBeNull();
  },
};
