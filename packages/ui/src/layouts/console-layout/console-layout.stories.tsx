import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, BookOpen, LayoutDashboard, UserRound, Users } from 'lucide';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../../actions/icon-button/icon-button';
import { TextLink } from '../../actions/text-link/text-link';
import { Select } from '../../forms/select/select';
import { Icon } from '../../foundations/lib/icon';
import { LinkProvider } from '../../foundations/link-provider/link-provider';
import { SIDEBAR_WIDE } from '../../navigation/sidebar/sidebar';
import { ConsoleLayout } from './console-layout';

const meta = {
  title: 'Layouts/Console layout',
  component: ConsoleLayout,
  parameters: { frame: 'page' },
  args: {
    title: 'Tutor console',
    brand: <TextLink href="/">Kisumu Library</TextLink>,
    groups: [
      {
        label: 'Teaching',
        links: [
          {
            label: 'Dashboard',
            href: '/instructor/dashboard',
            icon: <Icon of={LayoutDashboard} size={20} />,
          },
          { label: 'My Courses', href: '/instructor/courses', icon: <Icon of={BookOpen} size={20} /> },
          { label: 'My Learners', href: '/instructor/users', icon: <Icon of={Users} size={20} /> },
        ],
      },
    ],
    tools: <IconButton label="Notifications" icon={<Icon of={Bell} size={20} />} onClick={fn()} />,
    user: { name: 'Achieng Njeri', firstName: 'Achieng', email: 'achieng@example.com' },
    userLinks: [{ label: 'Profile', href: '/instructor/profile', icon: <Icon of={UserRound} size={20} /> }],
    onSignOut: fn(),
    children: (
      <div className="flex flex-col gap-3">
        <h1 className="text-3xl font-heavy">My Courses</h1>
        <p className="max-w-measure text-ink-muted">Two are published, one is a draft.</p>
      </div>
    ),
  },
  decorators: [
    (Story) => (
      <LinkProvider currentPath="/instructor/courses">
        <Story />
      </LinkProvider>
    ),
  ],
} satisfies Meta<typeof ConsoleLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

const wide = () => window.matchMedia(SIDEBAR_WIDE).matches;

export const Default: Story = {};

export const WithLanguageAndFooter: Story = {
  args: {
    locale: (
      <Select
        label="Language"
        name="language"
        defaultValue="en-KE"
        options={[
          { value: 'en-KE', label: 'English' },
          { value: 'sw-KE', label: 'Kiswahili' },
        ]}
      />
    ),
    footer: <footer className="px-4 pb-4 text-ink-muted sm:px-6">Open Monday to Saturday</footer>,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(within(canvas.getByRole('banner')).getByLabelText('Language')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('Open Monday to Saturday');
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.1', 'wcag:2.4.3', 'wcag:3.2.3'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Kisumu Library' })).toHaveFocus();
    if (wide()) {
      const nav = within(canvas.getByRole('navigation', { name: 'Tutor console' }));
      const links = nav.getAllByRole('link').map((link) => link.textContent);
      await expect(links).toEqual(['Dashboard', 'My Courses', 'My Learners']);
      await userEvent.click(nav.getByRole('button', { name: 'Collapse sidebar' }));
      await expect(nav.getByRole('link', { name: 'My Learners' })).toBeVisible();
    } else {
      const bar = within(canvas.getByRole('navigation', { name: 'Quick links' }));
      const opener = bar.getByRole('button', { name: 'Menu' });
      bar.getAllByRole('link').at(-1)?.focus();
      await userEvent.tab();
      await expect(opener).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: 'Tutor console' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: 'Tutor console' });
    }
  },
};

const scrolledTo = async (top: number) => {
  window.scrollTo(0, top);
  await waitFor(() => expect(window.scrollY).toBe(top));
};

const LONG_PAGE = (
  <div className="flex flex-col gap-3">
    <h1 className="text-3xl font-heavy">My Learners</h1>
    {Array.from({ length: 20 }, (_, index) => (
      <p key={index} className="min-h-16">
        Learner {index + 1}
      </p>
    ))}
  </div>
);

/** The menu of a phone opens over the page and leaves it where it is. */
export const MenuKeepsThePlace: Story = {
  tags: ['wcag:2.4.3', 'spec:17.42'],
  args: { children: LONG_PAGE },
  play: async ({ canvasElement }) => {
    if (wide()) return;
    const opener = within(canvasElement).getByRole('button', { name: 'Menu' });
    await scrolledTo(300);
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Tutor console' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(window.scrollY).toBe(300);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Tutor console' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(window.scrollY).toBe(300);
  },
};

/** A page with a bar of its own has only that one, and the menu in the top bar. */
export const BarOfThePage: Story = {
  tags: ['spec:17.41'],
  args: {
    children: (
      <>
        {LONG_PAGE}
        <div role="group" aria-label="Your choice" data-bar="bottom" className="bg-raised p-4">
          <TextLink href="#pay">Pay</TextLink>
        </div>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    if (wide()) return;
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('navigation', { name: 'Quick links' })).toBeNull();
    const opener = within(canvas.getByRole('banner')).getByRole('button', { name: 'Menu' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Tutor console' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await scrolledTo(200);
    const bar = canvas.getByRole('group', { name: 'Your choice' });
    await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(window.innerHeight);
    canvas.getByRole('link', { name: 'Pay' }).focus();
    await expect(window.scrollY).toBe(200);
  },
};
