import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextLink } from '../../actions/text-link/text-link';
import { ThemeToggle } from '../../actions/theme-toggle/theme-toggle';
import { SearchBox } from '../../forms/search-box/search-box';
import { NavList } from '../nav-list/nav-list';
import { TopBar } from './top-bar';

const meta = {
  title: 'Navigation/Top bar',
  component: TopBar,
  parameters: { frame: 'landmark' },
  args: {
    brand: <TextLink href="/">Kisumu Library</TextLink>,
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

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:1.3.1', 'wcag:1.1.1'],
  play: async ({ canvasElement }) => {
    const banner = within(canvasElement).getByRole('banner');
    await userEvent.tab();
    await expect(within(banner).getByRole('link', { name: 'Kisumu Library' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(banner).getByRole('link', { name: 'Home' })).toHaveFocus();
  },
};

export const WithSearch: Story = {
  args: { full: true, search: <SearchBox label="Search courses and lessons" onSearch={fn()} /> },
};

export const BrandOnly: Story = { args: { nav: undefined, tools: undefined } };
