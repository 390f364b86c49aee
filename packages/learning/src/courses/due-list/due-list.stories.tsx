import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DueList } from './due-list';

const items = [
  {
    id: 'cash',
    title: 'Know your cash',
    course: 'Keep the books of a small shop',
    dueAt: '2026-11-26T14:00:00Z',
    href: '#cash',
    state: 'in-progress',
  },
  {
    id: 'soil',
    title: 'Soil and water: what you have learned',
    course: 'Drip irrigation on a quarter acre',
    dueAt: '2026-11-29T20:59:00Z',
    href: '#soil',
    state: 'due',
  },
] as const;

const meta = {
  title: 'Learning/Courses/Due list',
  component: DueList,
  args: { items },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DueList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default', 'spec:12.116', 'wcag:1.3.1'] };

export const LongTexts: Story = {
  tags: ['content:longest', 'wcag:1.4.10'],
  args: {
    items: [
      {
        ...items[0],
        title:
          'Siting hives, catching swarms, harvesting, cooling and labelling honey: everything before your first season',
        course: 'Beekeeping for small farms in the highlands and along the coast',
      },
    ],
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.4'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Know your cash' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Soil and water/ })).toHaveFocus();
  },
};
