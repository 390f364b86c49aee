import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, Home, LifeBuoy, Users } from 'lucide';
import { expect, userEvent, within } from 'storybook/test';
import { Icon } from '../../foundations/lib/icon';
import { LinkProvider } from '../../foundations/link-provider/link-provider';
import { NavList } from './nav-list';

const meta = {
  title: 'Navigation/Nav list',
  component: NavList,
  args: {
    label: 'Main',
    items: [
      { label: 'Home', href: '/' },
      { label: 'About Us', href: '/about-us' },
      { label: 'Courses', href: '/courses' },
      { label: 'Help Desk', href: '/help-desk' },
    ],
  },
  decorators: [
    (Story) => (
      <LinkProvider currentPath="/courses">
        <Story />
      </LinkProvider>
    ),
  ],
} satisfies Meta<typeof NavList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:1.3.1', 'spec:3.12'],
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await expect(links[2]).toHaveAttribute('aria-current', 'page');
    await expect(links[0]).not.toHaveAttribute('aria-current');
  },
};

export const Vertical: Story = {
  args: {
    orientation: 'vertical',
    items: [
      { label: 'Home', href: '/', icon: <Icon of={Home} size={20} /> },
      { label: 'About Us', href: '/about-us', icon: <Icon of={Users} size={20} /> },
      { label: 'Courses', href: '/courses', icon: <Icon of={BookOpen} size={20} /> },
      { label: 'Help Desk', href: '/help-desk', icon: <Icon of={LifeBuoy} size={20} /> },
    ],
  },
};
