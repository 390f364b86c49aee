import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { disclosureContract } from '../../foundations/contracts/disclosure.contract';
import { AvatarGroup } from './avatar-group';

const PEOPLE = [
  'Wanjiku Kamau',
  'Otieno Odhiambo',
  'Amina Hassan',
  'Kiprop Chebet',
  'Njeri Mwangi',
  'Baraka Mutua',
  'Zawadi Achieng',
].map((name) => ({ name }));

const meta = {
  title: 'Display/Avatar group',
  component: AvatarGroup,
  args: { label: 'Instructors', items: PEOPLE },
  decorators: [
    (Story) => (
      <div className="min-h-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AvatarGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'wcag:1.1.1'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleName(
      'Instructors: Wanjiku Kamau, Otieno Odhiambo, Amina Hassan, Kiprop Chebet, +3 more',
    );
    await expect(within(canvasElement).getByText('+3')).toBeVisible();
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
    'wcag:1.3.1',
  ],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const trigger = within(canvasElement).getByRole('button');
    await expect(trigger).toHaveFocus();
    const panel = () => within(canvasElement).queryByRole('group', { name: 'Instructors' });
    await disclosureContract({ trigger: () => trigger, panel });
    const names = within(panel() as HTMLElement).getAllByRole('listitem');
    await expect(names).toHaveLength(7);
    await expect(within(names[6] as HTMLElement).getByText('Zawadi Achieng')).toBeVisible();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-col items-start gap-4">
      <AvatarGroup {...args} size="sm" max={3} />
      <AvatarGroup {...args} max={3} />
      <AvatarGroup {...args} size="lg" max={3} />
      <AvatarGroup label="Instructors" items={PEOPLE.slice(0, 2)} />
    </div>
  ),
};

export const LinksAndManyPeople: Story = {
  tags: ['state:long', 'state:open', 'wcag:1.4.10'],
  args: {
    label: 'Wanachama',
    max: 6,
    defaultOpen: true,
    items: Array.from({ length: 24 }, (_, index) => ({
      name: `${PEOPLE[index % 7]?.name} wa Kilimo-cha-umwagiliaji-wa-matone ${index + 1}`,
      href: `/people/${index + 1}`,
    })),
  },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).getByRole('group', { name: 'Wanachama' });
    await waitFor(() => expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
    await expect(within(panel).getAllByRole('link')).toHaveLength(24);
  },
};
