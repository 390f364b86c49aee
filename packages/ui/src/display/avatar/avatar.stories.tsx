import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Avatar } from './avatar';

// A drawn placeholder for a photo, so that stories load nothing from other hosts.
const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"%3E%3Crect width="40" height="40" fill="%230b5d59"/%3E%3Ccircle cx="20" cy="16" r="7" fill="%23f6b93b"/%3E%3Cpath d="M6 40c2-11 8-15 14-15s12 4 14 15z" fill="%23f6b93b"/%3E%3C/svg%3E';

const meta = { title: 'Display/Avatar', component: Avatar, args: { name: 'Wanjiku Kamau' } } satisfies Meta<
  typeof Avatar
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Sizes: Story = {
  tags: ['spec:3.3', 'wcag:1.4.5'],
  render: (args) => (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar {...args} size="sm" />
      <Avatar {...args} />
      <Avatar {...args} size="lg" />
      <Avatar {...args} size="lg" src={PICTURE} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const avatars = [...canvasElement.querySelectorAll('[data-slot=avatar]')];
    await expect(avatars.map((avatar) => avatar.textContent)).toEqual(['W', 'W', 'W', '']);
    await expect(avatars[3]?.querySelector('img')).toBeVisible();
  },
};

export const Named: Story = {
  tags: ['wcag:1.1.1'],
  args: { src: PICTURE, alt: 'Wanjiku Kamau' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Wanjiku Kamau' })).toBeVisible();
  },
};

export const BrokenPicture: Story = {
  tags: ['spec:3.3'],
  args: { src: 'data:image/png;base64,broken', size: 'lg' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-slot=avatar]')).toHaveTextContent('W'));
  },
};

export const NoName: Story = {
  tags: ['spec:3.3'],
  args: { name: '', size: 'lg' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot=avatar] svg')).toBeVisible();
  },
};
