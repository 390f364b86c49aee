import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { Avatar } from '../avatar/avatar';
import { Badge } from '../badge/badge';
import { Price } from '../price/price';
import { DataTable, type DataTableProps, RowLink, type SortState } from './data-table';

interface Learner {
  id: string;
  name: string;
  county: string;
  courses: number;
  paid: number;
  joined: string;
  active: boolean;
}

const LEARNERS: Learner[] = [
  {
    id: 'u1',
    name: 'Achieng Odhiambo',
    county: 'Kisumu',
    courses: 4,
    paid: 3600,
    joined: '3 March 2026',
    active: true,
  },
  {
    id: 'u2',
    name: 'Kiptoo Chebet',
    county: 'Uasin Gishu',
    courses: 1,
    paid: 0,
    joined: '17 June 2026',
    active: true,
  },
  {
    id: 'u3',
    name: 'Mwanaisha Salim',
    county: 'Mombasa',
    courses: 12,
    paid: 14_250,
    joined: '9 January 2026',
    active: true,
  },
  {
    id: 'u4',
    name: 'Njeri Mutua',
    county: '',
    courses: 0,
    paid: 0,
    joined: '20 November 2026',
    active: false,
  },
  {
    id: 'u5',
    name: 'Wanjiru Kamau',
    county: 'Nyeri',
    courses: 2,
    paid: 1800,
    joined: '2 August 2026',
    active: true,
  },
];

const COLUMNS: DataTableProps<Learner>['columns'] = [
  {
    id: 'name',
    label: 'Name',
    sortable: true,
    rowHeader: true,
    cell: (row) => (
      <span className="flex items-center gap-3">
        <Avatar name={row.name} size="sm" />
        <RowLink href={`#${row.id}`}>{row.name}</RowLink>
      </span>
    ),
  },
  { id: 'county', label: 'County', sortable: true, cell: (row) => row.county },
  { id: 'courses', label: 'Courses', sortable: true, align: 'end', cell: (row) => row.courses },
  { id: 'paid', label: 'Paid so far', align: 'end', cell: (row) => <Price amount={row.paid} /> },
  { id: 'joined', label: 'Joined', cell: (row) => row.joined },
  {
    id: 'state',
    label: 'State',
    hideLabelOnPhone: true,
    cell: (row) => (
      <Badge tone={row.active ? 'success' : 'neutral'}>{row.active ? 'Active' : 'Deactivated'}</Badge>
    ),
  },
];

const meta = {
  title: 'Display/DataTable',
  component: DataTable<Learner>,
  args: { label: 'Learners', columns: COLUMNS, rows: LEARNERS, rowKey: (row) => row.id },
} satisfies Meta<typeof DataTable<Learner>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['wcag:1.3.1', 'wcag:1.4.10'],
  args: { sort: { column: 'name', direction: 'ascending' }, onSort: () => {} },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Learners' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(6);
    await expect(within(table).getByRole('rowheader', { name: 'Achieng Odhiambo' })).toBeVisible();
    await expect(within(table).getByRole('cell', { name: 'None' })).toBeVisible();
  },
};

function Sortable(props: DataTableProps<Learner>) {
  const [sort, setSort] = useState<SortState>({ column: 'name', direction: 'ascending' });
  const key = sort.column as 'name' | 'county' | 'courses';
  const rows = props.rows.toSorted((a, b) => {
    const order = key === 'courses' ? a.courses - b.courses : a[key].localeCompare(b[key]);
    return sort.direction === 'ascending' ? order : -order;
  });
  return <DataTable {...props} rows={rows} sort={sort} onSort={setSort} />;
}

const firstName = (table: HTMLElement) => within(table).getAllByRole('rowheader')[0];
const spoken = () => document.querySelector('[data-slot=announcer-polite]');

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:4.1.2', 'wcag:4.1.3'],
  render: (args) => <Sortable {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table', { name: 'Learners' });
    await userEvent.tab();
    const select = canvas.queryByRole('combobox', { name: 'Sort by' });
    if (select) {
      await expect(select).toHaveFocus();
      await userEvent.selectOptions(select, 'Courses, descending');
    } else {
      await userEvent.tab();
      await userEvent.tab();
      const courses = within(table).getByRole('button', { name: 'Courses' });
      await expect(courses).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(firstName(table)).toHaveTextContent('Njeri Mutua');
      await userEvent.keyboard(' ');
      await expect(courses).toHaveFocus();
      await expect(within(table).getByRole('columnheader', { name: 'Courses' })).toHaveAttribute(
        'aria-sort',
        'descending',
      );
    }
    await expect(firstName(table)).toHaveTextContent('Mwanaisha Salim');
    await waitFor(() => expect(spoken()).toHaveTextContent('Sorted by Courses, descending'));
  },
};

export const WithButtonsAndBusy: Story = {
  args: {
    busy: true,
    caption: 'Five learners joined this year.',
    columns: [
      ...COLUMNS.slice(0, 3),
      {
        id: 'actions',
        label: 'Actions',
        align: 'end',
        hideLabelOnPhone: true,
        cell: (row) => (
          <Button size="small" variant="secondary" aria-label={`Message ${row.name}`}>
            Message
          </Button>
        ),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Five learners joined this year.' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
  },
};

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export const TooWideForItsPlace: Story = {
  tags: ['wcag:1.4.10', 'wcag:2.1.1'],
  args: {
    label: 'Lessons read in each month',
    columns: [
      ...COLUMNS.slice(0, 2),
      ...MONTHS.map((month, index) => ({
        id: month,
        label: month,
        align: 'end' as const,
        cell: (row: Learner) => row.courses * (index + 3),
      })),
    ],
    rows: [
      ...LEARNERS.slice(0, 2),
      {
        ...(LEARNERS[2] as Learner),
        name: 'Nyamweya-Onyango Kerubo wa Mwangi Kipchirchir',
        county: 'Elgeyo-Marakwet',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    if (canvasElement.clientWidth < 720) return;
    const region = await canvas.findByRole('region', { name: 'Lessons read in each month' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};
