import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LineChart } from './line-chart';

const MONTHS = ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];
const over = (figures: readonly number[]) =>
  figures.map((y, index) => ({ x: `${MONTHS[index]} ${index === 0 ? 2025 : 2026}`, y }));

const meta = {
  title: 'Display/Line chart',
  component: LineChart,
  args: {
    title: 'Sign-ups in each month',
    series: [{ label: 'Learners', points: over([12, 86, 70, 95, 140, 132, 180, 164, 210, 305, 281, 342]) }],
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['wcag:1.1.1'],
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', {
        name: 'Learners: from 12 in Dec 2025 to 342 in Nov 2026, 342 at the most.',
      }),
    ).toBeVisible();
  },
};

export const SeveralSeries: Story = {
  tags: ['wcag:1.4.1'],
  args: {
    title: 'Lessons read',
    series: [
      {
        label: 'Farming',
        points: over([1200, 1800, 1650, 2400, 3900, 4200, 4100, 5200, 6100, 7400, 7000, 8800]),
      },
      {
        label: 'Business',
        points: over([800, 900, 1400, 1500, 1450, 2100, 2600, 2500, 3300, 3900, 4800, 5100]),
      },
      { label: 'Health', points: over([100, 300, 250, 600, 500, 700, 950, 900, 1300, 1250, 1700, 2000]) },
      {
        label: 'Trades',
        points: over([2000, 1900, 2100, 2050, 1800, 1700, 1650, 1500, 1400, 1450, 1300, 1200]),
      },
    ],
  },
};

export const OnePointAndNone: Story = {
  args: { series: [{ label: 'Learners', points: [{ x: 'November 2026', y: 4 }] }] },
  render: (args) => (
    <div className="flex flex-col gap-6">
      <LineChart {...args} />
      <LineChart title="Certificates in each month" series={[]} />
    </div>
  ),
};
