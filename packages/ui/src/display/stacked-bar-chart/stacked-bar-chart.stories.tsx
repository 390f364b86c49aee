import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StackedBarChart } from './stacked-bar-chart';

const meta = {
  title: 'Display/Stacked bar chart',
  component: StackedBarChart,
  args: {
    title: 'Enrolments by month',
    series: ['Free', 'Paid', 'By coupon'],
    data: [
      { label: 'September', values: [320, 140, 20] },
      { label: 'October', values: [410, 260, 0] },
      { label: 'November', values: [380, 305, 75] },
    ],
  },
} satisfies Meta<typeof StackedBarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['wcag:1.1.1', 'wcag:1.4.1'],
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', {
        name: /^3 bars\. September: 480 \(Free 320, Paid 140, By coupon 20\)\. October: 670/,
      }),
    ).toBeVisible();
  },
};

export const Shares: Story = {
  args: {
    title: 'Progress by course',
    unit: 'learners',
    scale: 'share',
    series: ['Finished', 'Half or more', 'Less than half', 'Not started', 'Stopped', 'Refunded'],
    data: [
      { label: 'Keep the books of a small shop', values: [120, 60, 40, 20, 10, 5] },
      {
        label: 'Elgeyo-Marakwet-and-Trans-Nzoia-agricultural-cooperatives',
        values: [12, 80, 40, 20, 30, 18],
      },
      { label: 'Beekeeping in dry lands', values: [0, 0, 0, 0, 0, 0] },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', {
        name: /small shop: 255 \(Finished 47%, Half or more 24%/,
      }),
    ).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Empty: Story = { tags: ['state:empty'], args: { data: [] } };
