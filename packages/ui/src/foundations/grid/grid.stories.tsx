import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from './grid';

const Item = ({ children }: { children: string }) => (
  <div className="rounded-md border border-line bg-surface px-4 py-6">{children}</div>
);

const meta = {
  title: 'Foundations/Grid',
  component: Grid,
  args: {
    children: ['Farming', 'Water', 'Solar power', 'Bookkeeping', 'First aid'].map((topic) => (
      <Item key={topic}>{topic}</Item>
    )),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

const columnsOf = (root: Element) => {
  const grid = root.querySelector('[data-slot=grid]') as Element;
  return getComputedStyle(grid).gridTemplateColumns.split(' ').length;
};

export const Default: Story = {
  tags: ['state:default', 'wcag:1.4.10'],
  play: async ({ canvasElement }) => {
    const wide = canvasElement.clientWidth > 600;
    await expect(columnsOf(canvasElement)).toBe(wide ? 4 : 1);
  },
};

export const NarrowColumns: Story = { args: { columnWidth: 'xs', gap: 'sm' } };

export const Stretched: Story = {
  args: {
    stretch: true,
    columnWidth: 'sm',
    children: [<Item key="1">Farming</Item>, <Item key="2">Water</Item>],
  },
  play: async ({ canvasElement }) => {
    const grid = canvasElement.querySelector('[data-slot=grid]') as Element;
    const last = grid.lastElementChild?.getBoundingClientRect().right;
    await expect(last).toBeCloseTo(grid.getBoundingClientRect().right, 0);
  },
};

/** The column is as narrow as its container, so that nothing overflows. */
export const InANarrowPlace: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    columnWidth: 'lg',
    children: <Item>Kilimo cha umwagiliaji wa matone na uhifadhi wa maji ya mvua</Item>,
  },
  render: (args) => (
    <div className="max-w-48">
      <Grid {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const item = canvasElement.querySelector('[data-slot=grid] > div') as Element;
    await expect(item.getBoundingClientRect().width).toBeLessThanOrEqual(192);
  },
};

export const AsList: Story = {
  tags: ['wcag:1.3.2'],
  args: {
    asChild: true,
    children: (
      <ul>
        {['Farming', 'Water', 'Solar power'].map((topic) => (
          <li key={topic}>{topic}</li>
        ))}
      </ul>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(canvasElement).getByRole('list')).toHaveAttribute('data-slot', 'grid');
  },
};
