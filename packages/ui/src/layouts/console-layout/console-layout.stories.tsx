import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, BookOpen, LayoutDashboard, UserRound, Users } from 'lucide';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../../actions/icon-button/icon-button';
import { TextLink } from '../../actions/text-link/text-link';
import { Select } from '../../forms/select/select';
import { Icon } from '../../foundations/lib/icon';
import { LinkProvider } from '../../foundations/link-provider/link-provider';
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

const wide = () => window.matchMedia('(min-width: 64rem)').matches;

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
    if (wide()) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Kisumu Library' })).toHaveFocus();
      const nav = within(canvas.getByRole('navigation', { name: 'Tutor console' }));
      const links = nav.getAllByRole('link').map((link) => link.textContent);
      await expect(links).toEqual(['Dashboard', 'My Courses', 'My Learners']);
      await userEvent.click(nav.getByRole('button', { name: 'Collapse sidebar' }));
      await expect(nav.getByRole('link', { name: 'My Learners' })).toBeVisible();
    } else {
      await userEvent.tab();
      const opener = canvas.getByRole('button', { name: 'Menu' });
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
