import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inConsolePage } from '../../lib/story-frames';
import { type DownloadedUnit, DownloadsScreen, type DownloadsScreenProps } from './downloads-screen';

const DAY = 86_400_000;
const unit = (id: number, title: string, changes: Partial<DownloadedUnit> = {}): DownloadedUnit => ({
  id: `unit-${id}`,
  title,
  href: `/console/course/unit/unit-${id}/x`,
  courseTitle: 'Keep the books of a small shop',
  courseHref: '/console/course/course-1/x',
  storedAt: new Date(Date.now() - id * DAY).toISOString(),
  state: 'stored',
  bytes: id * 4_300_000,
  done: id * 4_300_000,
  onPause: fn(),
  onResume: fn(),
  onUpdate: fn(),
  onRemove: fn(),
  ...changes,
});
const units = [
  unit(1, 'Money in, money out'),
  unit(2, 'Stock', { state: 'outdated' }),
  unit(3, 'Credit and mobile money', { state: 'downloading', done: 5_100_000, storedAt: null }),
  unit(4, 'A year in numbers', { state: 'failed', reason: 'full', done: 2_000_000, storedAt: null }),
];

const meta = {
  title: 'Learning/Courses/Downloads screen',
  component: DownloadsScreen,
  parameters: { frame: 'page' },
  decorators: [inConsolePage],
  args: { supported: true, units, free: 1_200_000_000 },
} satisfies Meta<typeof DownloadsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['spec:14.17'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText(/^Downloaded:/)[0]).toBeVisible();
    await expect(canvas.getByText('1.2 GB')).toBeVisible();
  },
};
export const Empty: Story = { args: { units: [] } };
export const Unsupported: Story = { args: { supported: false, units: [] } };
export const Kiswahili: Story = { globals: { locale: 'sw-KE' } };

/** Units of which one can be removed after the other. */
function Living(args: DownloadsScreenProps) {
  const [left, setLeft] = useState(args.units);
  const without = (id: string) => () => setLeft((all) => all.filter((one) => one.id !== id));
  return <DownloadsScreen {...args} units={left.map((one) => ({ ...one, onRemove: without(one.id) }))} />;
}

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3'],
  args: { units: units.slice(0, 2) },
  render: (args) => <Living {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: 'Money in, money out' }).focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: 'Remove the download of Money in, money out' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Downloaded units' })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Stock' })).toHaveFocus();
  },
};
