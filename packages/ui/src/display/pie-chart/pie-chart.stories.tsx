import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { formatPrice } from '../price/price';
import { PieChart } from './pie-chart';

const meta = {
  title: 'Display/Pie chart',
  component: PieChart,
  args: {
    title: 'Learners by status',
    center: { value: '1,200', label: 'learners' },
    data: [
      { label: 'Active this week', value: 640 },
      { label: 'Active this month', value: 310 },
      { label: 'Finished', value: 190 },
      { label: 'Not started', value: 60 },
    ],
  },
} satisfies Meta<typeof PieChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['wcag:1.1.1', 'wcag:1.4.1'],
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', {
        name: 'Active this week: 640, 53%. Active this month: 310, 26%. Finished: 190, 16%. Not started: 60, 5%',
      }),
    ).toBeVisible();
    await expect(canvasElement.querySelectorAll('pattern')).toHaveLength(8);
  },
};

export const PieOfMoneyAndManyParts: Story = {
  args: {
    title: 'Earned by county in the third quarter of 2026',
    variant: 'pie',
    center: undefined,
    unit: 'KES',
    format: (value) => formatPrice(value),
    data: [
      { label: 'Elgeyo-Marakwet-and-Trans-Nzoia-agricultural-cooperatives', value: 1_486_300 },
      ...['Nyeri', 'Kisumu', 'Kitui', 'Lamu', 'Narok', 'Wajir'].map((label, index) => ({
        label,
        value: 400_000 / (index + 1),
      })),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('Other')[0]).toBeVisible();
    await expect(canvas.queryByText('Wajir')).toBeNull();
  },
};

export const OnePartAndNone: Story = {
  render: (args) => (
    <div className="flex flex-col gap-6">
      <PieChart
        {...args}
        data={[
          { label: 'M-Pesa', value: 12 },
          { label: 'Card', value: 0 },
        ]}
      />
      <PieChart title="Refunds by reason" data={[]} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', { name: 'M-Pesa: 12, 100%. Card: 0, 0%' }),
    ).toBeVisible();
    await expect(within(canvasElement).getByText('No data yet.')).toBeVisible();
  },
};
