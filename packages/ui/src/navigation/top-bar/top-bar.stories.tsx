import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ThemeToggle } from '../../actions/theme-toggle/theme-toggle';
import { SearchBox } from '../../forms/search-box/search-box';
import { NavList } from '../nav-list/nav-list';
import { TopBar } from './top-bar';

const meta = {
  title: 'Navigation/TopBar',
  component: TopBar,
  parameters: { frame: 'landmark' },
  args: {
    dots: 15,
    nav: (
      <NavList
        label="Main"
        items={[
          { label: 'Home', href: '/' },
          { label: 'Courses', href: '/courses' },
          { label: 'Help Desk', href: '/help-desk' },
        ]}
      />
    ),
    tools: <ThemeToggle />,
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:1.3.1'],
  play: async ({ canvasElement }) => {
    const banner = within(canvasElement).getByRole('banner');
    await userEvent.tab();
    await expect(within(banner).getByRole('link', { name: 'Digiken home' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(banner).getByRole('link', { name: 'Home' })).toHaveFocus();
    const dots = banner.querySelectorAll('[data-slot="floating-dot"]');
    await expect(dots).toHaveLength(15);
    await expect(dots[0]?.closest('[aria-hidden="true"]')).not.toBeNull();
  },
};

export const WithSearch: Story = {
  args: { full: true, dots: 0, search: <SearchBox label="Search courses and lessons" onSearch={fn()} /> },
};

export const BrandOnly: Story = { args: { nav: undefined, tools: undefined, dots: 0 } };
