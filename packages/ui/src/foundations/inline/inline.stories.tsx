import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from './inline';

const Item = ({ children }: { children: string }) => (
  <span className="rounded-md border border-line bg-surface px-3 py-1">{children}</span>
);

const meta = {
  title: 'Foundations/Inline',
  component: Inline,
  args: {
    children: (
      <>
        <Item>Beginner</Item>
        <Item>5 hours</Item>
        <Item>12 MB</Item>
      </>
    ),
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxes = (root: Element) =>
  [...(root.querySelector('[data-slot=inline]')?.children ?? [])].map((item) => item.getBoundingClientRect());

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const [first, second] = boxes(canvasElement);
    await expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(8, 0);
  },
};

export const BothEnds: Story = {
  args: {
    justify: 'between',
    align: 'baseline',
    children: (
      <>
        <h2 className="text-xl font-bold">Units</h2>
        <span>4 of 6 lessons done</span>
      </>
    ),
  },
};

export const Wraps: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    children: ['Kilimo', 'Umwagiliaji wa matone', 'Uhifadhi wa maji ya mvua', 'Umeme wa jua', 'Uhasibu'].map(
      (topic) => <Item key={topic}>{topic}</Item>,
    ),
  },
  render: (args) => (
    <div className="max-w-64">
      <Inline {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const all = boxes(canvasElement);
    await expect(all.at(-1)?.top).toBeGreaterThan(all[0]?.bottom ?? Number.NaN);
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Inline {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = boxes(canvasElement);
    await expect(first?.left).toBeGreaterThan(second?.right ?? Number.NaN);
  },
};
