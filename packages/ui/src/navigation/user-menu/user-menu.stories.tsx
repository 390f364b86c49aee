import type { Meta, StoryObj } from '@storybook/react-vite';
import { Award, Settings } from 'lucide';
import { expect, fn, userEvent, within } from 'storybook/test';
import { disclosureContract } from '../../foundations/contracts/disclosure.contract';
import { Icon } from '../../foundations/lib/icon';
import { UserMenu } from './user-menu';

const meta = {
  title: 'Navigation/User menu',
  component: UserMenu,
  args: {
    user: { name: 'Wanjiku Kamau', firstName: 'Wanjiku', email: 'wanjiku.kamau@example.com' },
    items: [
      { label: 'Settings', href: '/console/settings', icon: <Icon of={Settings} size={20} /> },
      { label: 'Certificates', href: '/console/certificates', icon: <Icon of={Award} size={20} /> },
    ],
    onSignOut: fn(),
  },
  decorators: [
    (Story) => (
      <div className="flex min-h-96 items-start justify-end">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UserMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  tags: ['wcag:2.5.3', 'wcag:4.1.2'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Wanjiku account' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(within(canvasElement).queryByRole('menu')).toBeNull();
  },
};

export const Contract: Story = {
  tags: [
    '!dev',
    'contract',
    'keyboard',
    'wcag:2.1.1',
    'wcag:2.1.2',
    'wcag:2.4.3',
    'wcag:4.1.2',
    'spec:3.12',
    'spec:4.21',
  ],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Wanjiku account' });
    await expect(button).toHaveFocus();
    await disclosureContract({
      trigger: () => button,
      panel: () => canvas.queryByText('wanjiku.kamau@example.com')?.closest<HTMLElement>('[id]') ?? null,
    });

    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sign Out' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await userEvent.click(button);
  },
};

export const WithPicture: Story = {
  args: {
    user: {
      name: 'Otieno Odhiambo',
      firstName: 'Otieno',
      email: 'otieno@example.com',
      avatar:
        'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%230b5d59"/%3E%3Ccircle cx="4" cy="3" r="1.6" fill="%23f6b93b"/%3E%3Cpath d="M1 8a3 3 0 0 1 6 0" fill="%23f6b93b"/%3E%3C/svg%3E',
    },
  },
};

export const VeryLongName: Story = {
  tags: ['wcag:1.4.10'],
  args: {
    user: {
      name: 'Wanjikuwanyambura Ndung’uwamwangikariuki Kamau-Odhiambo',
      firstName: 'Wanjikuwanyambura',
      email: 'wanjikuwanyambura.ndunguwamwangikariuki.kamau-odhiambo@elimu-kwa-wote.example.com',
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};
