import type { HubSummary } from '@digiken/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { hubs } from '../../lib/hub-samples';
import { HubCard } from './hub-card';

const meta = {
  title: 'Learning/Hubs/Hub card',
  component: HubCard,
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <h2 className="pb-4 text-xl font-bold">Hubs</h2>
        <Story />
      </div>
    ),
  ],
  args: { hub: hubs[0] as HubSummary, href: '/console/hub/h1' },
} satisfies Meta<typeof HubCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'state:default', 'wcag:2.1.1', 'wcag:2.4.4'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Kakamega Farmers’ Circle' })).toHaveFocus();
    await expect(canvas.getByText('You are a member')).toBeVisible();
  },
};

export const EveryMembership: Story = {
  tags: ['wcag:1.3.1', 'wcag:1.4.1'],
  render: () => (
    <ul className="grid gap-6">
      {hubs.map((hub) => (
        <li key={hub._id}>
          <HubCard hub={hub} href={`/console/hub/${hub._id}`} />
        </li>
      ))}
      <li>
        <HubCard hub={hubs[2] as HubSummary} href="/console/hub/h3" membership="administrator" />
      </li>
      <li>
        <HubCard hub={hubs[1] as HubSummary} href="/console/hub/h2" membership="invited" />
      </li>
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const words of [
      'You are a member',
      'You asked to join',
      'Not accepted',
      'You run this hub',
      'You are invited',
    ]) {
      await expect(canvas.getByText(words)).toBeVisible();
    }
  },
};

export const LongNames: Story = {
  tags: ['state:long', 'wcag:1.4.10', 'wcag:3.1.2', 'spec:16.26'],
  args: {
    hub: {
      ...{ ...(hubs[4] as HubSummary), memberCount: 1_204_332, courseCount: 1280 },
      ...{ summary: 'Tunakutana kila Jumanne jioni.', summaryLanguage: 'sw' },
    },
    href: '/console/hub/h5',
    membership: 'administrator',
    headingLevel: 3,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tunakutana kila Jumanne jioni.')).toHaveAttribute('lang', 'sw');
  },
};

export const NoMembersAndNoPicture: Story = {
  tags: ['state:empty', 'wcag:1.1.1'],
  args: { hub: { ...(hubs[3] as HubSummary), logo: '/media/gone.webp' }, href: '/console/hub/h4' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No members yet')).toBeVisible();
    await expect(canvas.getByText('No courses yet')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('svg[data-slot=course-cover]')).toBeVisible();
  },
};
