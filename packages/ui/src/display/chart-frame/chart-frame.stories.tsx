import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ChartFrame } from './chart-frame';

interface Share {
  browser: string;
  people: number;
}

const SHARES: Share[] = [
  { browser: 'Chrome on Android', people: 812 },
  { browser: 'Opera Mini', people: 203 },
];

const meta = {
  title: 'Display/Chart frame',
  component: ChartFrame<Share>,
  args: {
    title: 'Browsers of our learners',
    summary: 'Most learners use Chrome on Android: 812 of 1,015',
    legend: <p className="text-sm text-ink-muted">in the last 30 days</p>,
    table: {
      rows: SHARES,
      rowKey: (row) => row.browser,
      columns: [
        { id: 'browser', label: 'Browser', cell: (row) => row.browser },
        { id: 'people', label: 'Learners', align: 'end', cell: (row) => row.people },
      ],
    },
    children: (
      <svg aria-hidden="true" width="100%" height="24">
        <rect width="80%" height="24" className="fill-accent" />
        <rect x="81%" width="19%" height="24" className="fill-line-control" />
      </svg>
    ),
  },
} satisfies Meta<typeof ChartFrame<Share>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:1.1.1', 'wcag:2.1.1'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('figure', { name: 'Browsers of our learners' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /812 of 1,015/ })).toBeVisible();
    await userEvent.tab();
    const summary = canvas.getByText('Show as table').closest('summary');
    await expect(summary).toHaveFocus();
    await expect(summary?.closest('details')).not.toHaveAttribute('open');
    // Synthetic key events do not toggle a native disclosure. A click does the same as Enter and Space.
    await userEvent.click(summary as HTMLElement);
    await expect(canvas.getByRole('table', { name: 'Browsers of our learners' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Opera Mini' })).toBeVisible();
  },
};

export const Empty: Story = { args: { table: { ...meta.args.table, rows: [] } } };
