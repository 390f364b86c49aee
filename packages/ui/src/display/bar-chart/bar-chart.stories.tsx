import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { formatPrice } from '../price/price';
import { BarChart } from './bar-chart';

const meta = {
  title: 'Display/Bar chart',
  component: BarChart,
  args: {
    title: 'Enrolments by course',
    scale: 'amount',
    unit: 'enrolments in 2026',
    data: [
      { label: 'Keep the books of a small shop', value: 1204 },
      { label: 'Drip irrigation on a quarter acre', value: 867 },
      { label: 'First aid before help arrives', value: 402 },
      { label: 'Solar wiring for one house', value: 57 },
      { label: 'Kiswahili sanifu for the office', value: 0 },
    ],
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['wcag:1.1.1', 'wcag:1.4.1'],
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', {
        name: '5 bars. The longest is Keep the books of a small shop: 1,204',
      }),
    ).toBeVisible();
  },
};

export const Shares: Story = {
  args: {
    title: 'Average progress by course',
    scale: 'share',
    unit: 'of lessons done',
    data: [
      { label: 'Keep the books of a small shop', value: 0.56 },
      { label: 'Drip irrigation on a quarter acre', value: 0.28 },
    ],
  },
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'));
    await expect(bars).toEqual(['56%', '28%']);
    await expect(
      within(canvasElement).getByRole('img', {
        name: '2 bars. The longest is Keep the books of a small shop: 56%',
      }),
    ).toBeVisible();
  },
};

export const MoneyAndLongWords: Story = {
  args: {
    title: 'Earned in each county',
    scale: 'amount',
    unit: undefined,
    format: (value) => formatPrice(value),
    data: [
      { label: 'Elgeyo-Marakwet-and-Trans-Nzoia-agricultural-cooperatives', value: 1_486_300 },
      { label: 'Nyeri', value: 2400 },
    ],
  },
};
