import type { Meta, StoryObj } from '@storybook/react-vite';
import { UsersRound } from 'lucide';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../../foundations/lib/icon';
import { RowLink, type SortState } from '../data-table/data-table';
import { EmptyState } from '../empty-state/empty-state';
import { Price } from '../price/price';
import { type SampleLearner, sampleLearners } from './samples';
import { VirtualTable, type VirtualTableProps } from './virtual-table';

const COLUMNS: VirtualTableProps<SampleLearner>['columns'] = [
  {
    id: 'name',
    label: 'Name',
    sortable: true,
    rowHeader: true,
    width: 15,
    cell: (row) => <RowLink href={`#${row.id}`}>{row.name}</RowLink>,
  },
  { id: 'county', label: 'County', sortable: true, cell: (row) => row.county },
  { id: 'course', label: 'Course', width: 14, cell: (row) => row.course },
  {
    id: 'lessons',
    label: 'Lessons read',
    sortable: true,
    align: 'end',
    width: 8,
    cell: (row) => row.lessons,
  },
  { id: 'paid', label: 'Paid so far', align: 'end', width: 8, cell: (row) => <Price amount={row.paid} /> },
  { id: 'seen', label: 'Last seen', width: 8, cell: (row) => row.seen },
];

const LEARNERS = sampleLearners(10_000);

const meta = {
  title: 'Display/Virtual table',
  component: VirtualTable<SampleLearner>,
  // The rows are no args: the docs page would serialise 10,000 of them, and hang.
  args: { label: 'Learners', columns: COLUMNS, rows: [], rowKey: (row) => row.id },
  render: (args) => <VirtualTable {...args} rows={LEARNERS} />,
  parameters: { docs: { source: { type: 'code' } } },
} satisfies Meta<typeof VirtualTable<SampleLearner>>;

export default meta;
type Story = StoryObj<typeof meta>;

const frame = () => new Promise((done) => requestAnimationFrame(done));
const regionOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('region', { name: 'Learners, 10,000 rows' });
const rowsOf = (region: HTMLElement) => region.querySelectorAll('tbody tr');

/** A step is longer than the window is high, so all of its rows are new. */
const STEPS = 5;

/**
 * Scrolls through all rows, one frame per step.
 * @returns the highest number of rows on the page, and of rows that one step has added
 */
async function scrollThrough(region: HTMLElement) {
  let rows = 0;
  let added = 0;
  let inStep = 0;
  const isRow = (node: Node) => node instanceof HTMLElement && node.matches('tbody tr');
  const watcher = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) inStep += [...addedNodes].filter(isRow).length;
  });
  watcher.observe(region, { childList: true, subtree: true });
  const far = region.scrollHeight;
  for (let step = 1; step <= STEPS; step += 1) {
    inStep = 0;
    region.scrollTop = (far * step) / STEPS;
    await frame();
    await frame();
    rows = Math.max(rows, rowsOf(region).length);
    added = Math.max(added, inStep);
  }
  watcher.disconnect();
  return { rows, added };
}

export const Default: Story = { tags: ['!test'] };

export const TenThousandRows: Story = {
  tags: ['state:default', 'wcag:1.3.1', 'wcag:1.4.10', 'wcag:4.1.2'],
  play: async ({ canvasElement }) => {
    const region = regionOf(canvasElement);
    const table = within(region).getByRole('table', { name: 'Learners, 10,000 rows' });
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(6);
    await expect(rowsOf(region)[0]).toHaveAttribute('aria-rowindex', '2');

    // What makes a step slow is the number of rows that it renders.
    const { rows, added } = await scrollThrough(region);
    await expect(rows).toBeLessThan(100);
    await expect(added).toBeGreaterThan(0);
    await expect(added).toBeLessThan(100);

    const last = () => [...rowsOf(region)].at(-1);
    await waitFor(async () => {
      region.scrollTop = region.scrollHeight;
      await frame();
      await expect(last()).toHaveAttribute('aria-rowindex', '10001');
      const edge = region.getBoundingClientRect().bottom + 1;
      await expect(last()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(edge);
    });
  },
};

function Sortable(props: VirtualTableProps<SampleLearner>) {
  const [sort, setSort] = useState<SortState>({ column: 'name', direction: 'ascending' });
  const key = sort.column as 'name' | 'county' | 'lessons';
  const rows = props.rows.toSorted((a, b) => {
    const order = key === 'lessons' ? a.lessons - b.lessons : a[key].localeCompare(b[key]);
    return sort.direction === 'ascending' ? order : -order;
  });
  return <VirtualTable {...props} rows={rows} sort={sort} onSort={setSort} />;
}

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:2.4.11'],
  render: (args) => <Sortable {...args} rows={LEARNERS.slice(0, 500)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region', { name: 'Learners, 500 rows' });
    await userEvent.tab();
    const select = canvas.queryByRole('combobox', { name: 'Sort by' });
    if (select) {
      await expect(select).toHaveFocus();
      await userEvent.tab();
    }
    await expect(region).toHaveFocus();
    if (!select) {
      for (const name of ['Name', 'County', 'Lessons read']) {
        await userEvent.tab();
        await expect(within(region).getByRole('button', { name })).toHaveFocus();
      }
      await userEvent.keyboard('{Enter}');
      await expect(within(region).getByRole('columnheader', { name: 'Lessons read' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
    }

    // Forty rows after the ones that were visible first.
    for (let row = 2; row <= 42; row += 1) {
      await userEvent.tab();
      await frame();
      await expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', String(row));
    }
    const link = document.activeElement as HTMLElement;
    region.scrollTop = region.scrollHeight;
    await waitFor(() => expect(region.querySelector('tr[aria-rowindex="501"]')).not.toBeNull());
    await expect(link).toHaveFocus();

    await userEvent.tab({ shift: true });
    await expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '41');
    const head = region.querySelector('thead')?.getBoundingClientRect();
    const inSight = document.activeElement?.getBoundingClientRect();
    await expect(inSight?.top ?? 0).toBeGreaterThanOrEqual(select ? 0 : (head?.bottom ?? 0));
  },
};

export const TooWideForItsPlace: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    label: 'Lessons read in each month',
    columns: [
      ...COLUMNS.slice(0, 2),
      ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'].map((month, index) => ({
        id: month,
        label: month,
        align: 'end' as const,
        cell: (row: SampleLearner) => (row.lessons * (index + 3)) % 31,
      })),
    ],
    height: 'tall',
    busy: true,
  },
  render: (args) => <VirtualTable {...args} rows={LEARNERS.slice(0, 200)} />,
};

export const Empty: Story = {
  tags: ['state:empty'],
  args: {
    empty: (
      <EmptyState title="No learners yet" icon={<Icon of={UsersRound} size={32} />}>
        Learners appear here as soon as somebody enrols in one of your courses.
      </EmptyState>
    ),
  },
  render: (args) => <VirtualTable {...args} />,
};
