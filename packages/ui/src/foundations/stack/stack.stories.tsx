import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from './stack';

const Item = ({ children }: { children: string }) => (
  <div className="rounded-md border border-line bg-surface px-4 py-3">{children}</div>
);

const meta = {
  title: 'Foundations/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Item>What the plants tell you</Item>
        <Item>Reading a soil sensor</Item>
        <Item>Sending a first message</Item>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The distances between the items. */
const gaps = (parent: Element) =>
  [...parent.children].slice(1).map((item, index) => {
    const before = parent.children[index]?.getBoundingClientRect().bottom ?? Number.NaN;
    return Math.round(item.getBoundingClientRect().top - before);
  });

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const stack = canvasElement.querySelector('[data-slot=stack]') as Element;
    await expect(gaps(stack)).toEqual([16, 16]);
  },
};

export const Gaps: Story = {
  render: ({ children }) => (
    <div className="grid grid-cols-2 gap-6">
      <Stack gap="xs">{children}</Stack>
      <Stack gap="sm">{children}</Stack>
      <Stack gap="lg">{children}</Stack>
      <Stack gap="xl">{children}</Stack>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [xs, sm, lg, xl] = canvasElement.querySelectorAll('[data-slot=stack]');
    for (const [stack, gap] of [
      [xs, 4],
      [sm, 8],
      [lg, 24],
      [xl, 40],
    ] as const) {
      await expect(stack && gaps(stack)).toEqual([gap, gap]);
    }
  },
};

export const Aligned: Story = { args: { align: 'center', gap: 'sm' } };

export const AsList: Story = {
  tags: ['wcag:1.3.2'],
  args: {
    asChild: true,
    id: 'lessons',
    className: 'max-w-form',
    children: (
      <ul className="rounded-md bg-sunken p-4">
        <li>What the plants tell you</li>
        <li>Reading a soil sensor</li>
      </ul>
    ),
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list');
    await expect(list).toHaveAttribute('id', 'lessons');
    await expect(list).toHaveClass('max-w-form', 'bg-sunken');
    await expect(gaps(list)).toEqual([16]);
  },
};
