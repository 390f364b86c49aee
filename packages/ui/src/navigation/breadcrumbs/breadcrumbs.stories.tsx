import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Breadcrumbs } from './breadcrumbs';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'My Courses', href: '/console/my-courses' },
      { label: 'Start a kitchen garden', href: '/console/course/garden/Start-a-kitchen-garden' },
      { label: 'Water without waste' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.8'],
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Breadcrumbs' });
    const links = within(nav).getAllByRole('link');
    await expect(links).toHaveLength(2);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();
    await expect(within(nav).getByText('Water without waste')).toHaveAttribute('aria-current', 'page');
  },
};

export const VeryLongTitles: Story = {
  tags: ['wcag:1.4.10'],
  args: {
    items: [
      { label: 'My Courses', href: '/console/my-courses' },
      { label: 'Keep the books of a small shop: from the first receipt to the yearly accounts', href: '/a' },
      { label: 'Kuwekakumbukumbuzamauzonamanunuzikilasikubilakuchoka', href: '/b' },
      { label: 'What goes into the cash book, what does not, and why the till never quite agrees' },
    ],
  },
};
