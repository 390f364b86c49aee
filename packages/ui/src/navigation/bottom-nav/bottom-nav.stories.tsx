import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, LayoutDashboard, MessageSquare, Video } from 'lucide';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../../foundations/lib/icon';
import { type LinkComponentProps, LinkProvider } from '../../foundations/link-provider/link-provider';
import { BottomNav } from './bottom-nav';

/** Simulates a router's link without navigating. */
function RouterLink({ children, ...props }: LinkComponentProps) {
  return (
    <a {...props} onClickCapture={(event) => event.preventDefault()}>
      {children}
    </a>
  );
}

const links = (badge: number, names = ['Dashboard', 'Courses', 'Messages', 'Live Classes']) => {
  const [dashboard = '', courses = '', messages = '', live = ''] = names;
  return [
    { label: dashboard, href: '/console/dashboard', icon: <Icon of={LayoutDashboard} size={20} /> },
    {
      label: courses,
      href: '/console/my-courses',
      icon: <Icon of={BookOpen} size={20} />,
      under: ['/console/course'],
    },
    { label: messages, href: '/console/messages', icon: <Icon of={MessageSquare} size={20} />, badge },
    { label: live, href: '/console/live-classes', icon: <Icon of={Video} size={20} /> },
  ];
};

const meta = {
  title: 'Navigation/Bottom nav',
  component: BottomNav,
  parameters: { frame: 'page' },
  args: {
    label: 'Quick links',
    links: links(1),
    menu: { label: 'Menu', open: false, onOpen: fn() },
  },
  decorators: [
    (Story) => (
      <LinkProvider component={RouterLink} currentPath="/console/course/shop-books">
        <div className="flex min-h-dvh flex-col">
          <main id="main" tabIndex={-1} className="grow p-4">
            <h1 className="text-2xl font-heavy">Keep the books of a small shop</h1>
            {['Know your cash', 'Stock and prices', 'Credit', 'The month'].map((unit) => (
              <p key={unit} className="min-h-80 pt-4">
                {unit}
              </p>
            ))}
            <p>The last line</p>
          </main>
          <Story />
        </div>
      </LinkProvider>
    ),
  ],
} satisfies Meta<typeof BottomNav>;

export default meta;
type Story = StoryObj<typeof meta>;

const nav = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('navigation', { name: 'Quick links' });
const box = (element: Element) => element.getBoundingClientRect();
const scrollTo = async (top: number) => {
  window.scrollTo(0, top);
  await waitFor(() => expect(window.scrollY).toBe(top));
};

export const Default: Story = {
  tags: ['wcag:1.3.1', 'wcag:4.1.2', 'spec:17.40'],
  play: async ({ canvasElement }) => {
    const bar = within(nav(canvasElement));
    await expect(bar.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/console/dashboard',
      '/console/my-courses',
      '/console/messages',
      '/console/live-classes',
    ]);
    await expect(bar.getByRole('link', { name: 'Courses' })).toHaveAttribute('aria-current', 'true');
    await expect(bar.getByRole('link', { name: 'Messages (1 unread message)' })).not.toHaveAttribute(
      'aria-current',
    );
    await expect(bar.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(box(nav(canvasElement)).height).toBe(61);
  },
};

/** It is at the bottom of the window, and below the last line at the end of the page. */
export const StaysInTheWindow: Story = {
  tags: ['wcag:1.4.10', 'wcag:2.4.11', 'spec:17.41'],
  play: async ({ canvasElement }) => {
    await scrollTo(200);
    await expect(Math.round(box(nav(canvasElement)).bottom)).toBe(window.innerHeight);
    await scrollTo(document.documentElement.scrollHeight - window.innerHeight);
    const last = within(canvasElement).getByText('The last line');
    await expect(box(last).bottom).toBeLessThanOrEqual(box(nav(canvasElement)).top);
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'spec:17.42'],
  play: async ({ canvasElement, args }) => {
    await scrollTo(300);
    const bar = within(nav(canvasElement));
    for (const link of bar.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await userEvent.tab();
    await expect(bar.getByRole('button', { name: 'Menu' })).toHaveFocus();
    // What is in the bar is in the window already.
    await expect(window.scrollY).toBe(300);
    await userEvent.keyboard('{Enter}');
    await expect(args.menu.onOpen).toHaveBeenCalledOnce();
  },
};

export const ManyUnread: Story = {
  args: { links: links(120) },
  tags: ['wcag:1.1.1', 'wcag:1.4.1'],
  play: async ({ canvasElement }) => {
    const bar = within(nav(canvasElement));
    await expect(bar.getByText('99+')).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Messages (120 unread messages)' })).toBeVisible();
  },
};

export const NoneUnread: Story = {
  args: { links: links(0), menu: { label: 'Menu', open: true, onOpen: fn() } },
  play: async ({ canvasElement }) => {
    const bar = within(nav(canvasElement));
    await expect(bar.getByRole('link', { name: 'Messages' })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
  },
};

/** A bold name of two words stays on one line where there is room for all of them. */
export const TwoWordsCurrent: Story = {
  tags: ['wcag:1.4.10', 'spec:17.40'],
  decorators: [
    (Story) => (
      <LinkProvider component={RouterLink} currentPath="/console/live-classes">
        <div className="w-96 max-w-full">
          <Story />
        </div>
      </LinkProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const bar = within(nav(canvasElement));
    const live = bar.getByText('Live Classes');
    await expect(live.closest('a')).toHaveAttribute('aria-current', 'page');
    await expect(box(live).height).toBe(box(bar.getByText('Menu')).height);
  },
};

export const LongNames: Story = {
  args: { links: links(3, ['Dashibodi', 'Kozi zangu', 'Ujumbe na matangazo', 'Madarasa ya moja kwa moja']) },
};
