import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { KeyPager } from './key-pager';

const meta = {
  title: 'Navigation/Key pager',
  component: KeyPager,
  args: {
    label: 'Pages of learners',
    page: { previousHref: '#before', nextHref: '#after' },
    summary: '50 learners on this page',
  },
} satisfies Meta<typeof KeyPager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1'],
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Pages of learners' });
    await userEvent.tab();
    await expect(within(nav).getByRole('link', { name: 'Previous' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(nav).getByRole('link', { name: 'Next' })).toHaveFocus();
  },
};

export const AtTheEnds: Story = {
  render: () => (
    <div className="flex flex-col gap-8">
      <KeyPager label="Pages of courses" page={{ nextHref: '#after' }} summary="The newest 50 courses" />
      <KeyPager label="Pages of hubs" page={{ previousHref: '#before' }} />
      <KeyPager label="Pages of categories" page={{}} summary="All 9 categories" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, last] = canvas.getAllByRole('navigation') as [HTMLElement, HTMLElement];
    await expect(within(first).getAllByRole('link')).toHaveLength(1);
    await expect(within(last).getByRole('link', { name: 'Previous' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Pages of categories' })).toBeNull();
  },
};
