import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { formatPrice } from '../price/price';
import { BarChart } from './bar-chart';

const meta = {
  title: 'Display/BarChart',
  component: BarChart,
  args: {
    title: 'Enrolments by course',
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

export const MoneyAndLongWords: Story = {
  args: {
    title: 'Earned in each county',
    unit: undefined,
    format: (value) => formatPrice(value),
    data: [
      { label: 'Elgeyo-Marakwet-and-Trans-Nzoia-agricultural-cooperatives', value: 1_486_300 },
      { label: 'Nyeri', value: 2400 },
    ],
  },
};
