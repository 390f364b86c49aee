import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LinkProvider } from '@digiken/ui/link-provider';
import { PublicLayout } from './public-layout';

const WIDE = '(min-width: 64rem)';

const meta = {
  title: 'Learning/Layouts/Public layout',
  component: PublicLayout,
  parameters: { frame: 'page' },
  args: {
    dashboardHref: '/console/dashboard',
    accountReady: true,
    onSignOut: fn(),
    children: (
      <div className="flex flex-col gap-6 py-8">
        <h1 className="max-w-reading text-4xl font-heavy sm:text-5xl">Learn what your day asks for</h1>
        <p className="max-w-measure text-lg text-ink-muted">
          Short lessons on farming, trade and technology. Take a whole course, or only the unit that you need
          this week.
        </p>
      </div>
    ),
  },
  decorators: [
    (Story) => (
      <LinkProvider currentPath="/">
        <Story />
      </LinkProvider>
    ),
  ],
} satisfies Meta<typeof PublicLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

const user = { name: 'Wanjiku Kamau', firstName: 'Wanjiku', email: 'wanjiku.kamau@example.com' };
const wide = () => window.matchMedia(WIDE).matches;

async function openMenu(canvasElement: HTMLElement) {
  await userEvent.click(
    await within(canvasElement).findByRole('button', { name: wide() ? 'Wanjiku account' : 'Menu' }),
  );
}

export const Default: Story = { tags: ['!test'] };

export const SignedOut: Story = {
  tags: [
    'wcag:1.3.1',
    'wcag:2.4.1',
    'spec:2.60',
    'spec:2.61',
    'spec:2.62',
    'spec:2.64',
    'spec:2.73',
    'spec:3.12',
    'wcag:3.2.3',
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    if (!wide()) await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const banner = within(canvas.getByRole('banner'));
    for (const [name, href] of [
      ['Home', '/'],
      ['About Us', '/about-us'],
      ['Courses', '/courses'],
      ['Help Desk', '/help-desk'],
      ['Log in', '/auth/signin'],
      ['Sign up', '/auth/signup'],
    ] as const) {
      await expect(banner.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    // The active tab starts as Home.
    await expect(banner.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await expect(banner.getByRole('button', { name: /^Switch to (light|dark) theme$/ })).toBeVisible();
    await expect(canvasElement.querySelectorAll('header [data-slot="floating-dot"]')).toHaveLength(15);
    await expect(canvasElement.querySelectorAll('footer [data-slot="floating-dot"]')).toHaveLength(20);
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
  },
};

export const SignedIn: Story = {
  tags: ['spec:2.63', 'spec:2.64'],
  args: { user },
  play: async ({ canvasElement, args }) => {
    await openMenu(canvasElement);
    const banner = within(within(canvasElement).getByRole('banner'));
    await expect(banner.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '/console/dashboard',
    );
    if (!wide()) {
      for (const name of ['Home', 'About Us', 'Courses', 'Help Desk']) {
        await expect(banner.getByRole('link', { name })).toBeVisible();
      }
    }
    await userEvent.click(banner.getByRole('button', { name: 'Logout' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    if (wide()) await openMenu(canvasElement);
  },
};

export const NotKnownYet: Story = {
  args: { accountReady: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: 'Log in' })).toBeNull();
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.1', 'wcag:2.4.3', 'spec:2.67'],
  args: { user },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await userEvent.tab();
    await expect(
      within(canvas.getByRole('banner')).getByRole('link', { name: 'Digiken home' }),
    ).toHaveFocus();

    const button = await canvas.findByRole('button', { name: wide() ? 'Wanjiku account' : 'Menu' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Dashboard' })).toBeNull());
    await expect(button).toHaveFocus();
  },
};
