import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { HubCard, type HubView } from './hub-card';
import { hubs } from './samples';

const meta = {
  title: 'Learning/Hub card',
  component: HubCard,
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <h2 className="pb-4 text-xl font-bold">Hubs</h2>
        <Story />
      </div>
    ),
  ],
  args: { hub: hubs[0] as HubView, membership: 'member' },
} satisfies Meta<typeof HubCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.4'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Kakamega Farmers’ Circle' })).toHaveFocus();
    await expect(canvas.getByText('You are a member')).toBeVisible();
  },
};

export const EveryStanding: Story = {
  render: () => (
    <ul className="grid gap-6">
      {hubs.map(({ membership, ...hub }) => (
        <li key={hub.id}>
          <HubCard hub={hub} membership={membership} />
        </li>
      ))}
      <li>
        <HubCard hub={hubs[2] as HubView} membership="administrator" />
      </li>
    </ul>
  ),
};
