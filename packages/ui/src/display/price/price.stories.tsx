import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price } from './price';

const meta = { title: 'Display/Price', component: Price, args: { amount: 1500 } } satisfies Meta<
  typeof Price
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Whole: Story = {
  tags: ['spec:1.13'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot=price]')).toHaveTextContent(/^Ksh\s?1,500$/);
  },
};

export const Free: Story = { args: { amount: 0 } };

export const Large: Story = { args: { amount: 1_250_000 } };
