import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { passTime } from '../../foundations/story/pass-time';
import { Button } from '../../actions/button/button';
import { FilterBar } from '../../forms/filter-bar/filter-bar';
import { Avatar } from '../avatar/avatar';
import { Badge } from '../badge/badge';
import { Price } from '../price/price';
import { ActiveFilters, DataTable, type DataTableProps, RowLink, type SortState } from './data-table';

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
  title: 'Display/Data table',
  component: DataTable<Learner>,
  args: { label: 'Learners', columns: COLUMNS, rows: LEARNERS, rowKey: (row) => row.id },
} satisfies Meta<typeof DataTable<Learner>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'wcag:1.3.1', 'wcag:1.4.10'],
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
  tags: ['state:loading'],
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
          <Button size="sm" variant="secondary" aria-label={`Message ${row.name}`}>
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

function Filtered(props: DataTableProps<Learner>) {
  const [values, setValues] = useState<Record<string, string>>({ county: 'Kisumu', state: 'active' });
  const rows = props.rows.filter(
    (row) =>
      (!values.search || row.name.toLowerCase().includes(values.search)) &&
      (!values.county || row.county === values.county) &&
      (!values.state || row.active === (values.state === 'active')),
  );
  const labels: Record<string, string> = { county: 'County', state: 'State' };
  return (
    <DataTable
      {...props}
      rows={rows}
      filters={
        <>
          <FilterBar
            label="Filter learners"
            search={{ label: 'Search', value: values.search ?? '', placeholder: 'Name' }}
            selects={[
              {
                name: 'county',
                label: 'County',
                value: values.county ?? '',
                options: [
                  { value: '', label: 'All counties' },
                  ...['Kisumu', 'Mombasa', 'Nyeri'].map((value) => ({ value, label: value })),
                ],
              },
              {
                name: 'state',
                label: 'State',
                value: values.state ?? '',
                options: [
                  { value: '', label: 'Any state' },
                  { value: 'active', label: 'Active' },
                  { value: 'off', label: 'Deactivated' },
                ],
              },
            ]}
            onValueChange={setValues}
          />
          <ActiveFilters
            items={['county', 'state']
              .filter((id) => values[id])
              .map((id) => ({
                id,
                label: `${labels[id]}: ${values[id] === 'active' ? 'Active' : values[id]}`,
              }))}
            onRemove={(id) => setValues({ ...values, [id]: '' })}
            resultText={rows.length === 1 ? '1 learner' : `${rows.length} learners`}
          />
        </>
      }
    />
  );
}

export const WithFilters: Story = {
  tags: ['wcag:2.4.3', 'wcag:4.1.3'],
  render: (args) => <Filtered {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1 learner')).toBeVisible();
    const chips = within(canvas.getByRole('list', { name: 'Active filters' }));
    chips.getByRole('button', { name: 'County: Kisumu (remove this filter)' }).focus();
    await userEvent.keyboard('{Enter}');
    await passTime(500);
    await waitFor(() => expect(spoken()).toHaveTextContent('4 learners'));
    await expect(chips.getByRole('button', { name: 'State: Active (remove this filter)' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('5 learners')).toHaveFocus();
    await expect(canvas.queryByRole('list', { name: 'Active filters' })).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'County' }), 'Kisumu');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Active');
    const again = within(canvas.getByRole('list', { name: 'Active filters' }));
    await expect(again.getAllByRole('button')).toHaveLength(2);
  },
};

const sent = fn();

function Selectable(props: DataTableProps<Learner>) {
  const [selected, setSelected] = useState<string[]>([]);
  return (
    <DataTable
      {...props}
      selection={{
        selected,
        onChange: setSelected,
        rowName: (row) => row.name,
        actions: (
          <Button
            size="sm"
            onClick={() => {
              sent(selected);
              setSelected([]);
            }}
          >
            Send a message
          </Button>
        ),
      }}
    />
  );
}

export const SelectableRows: Story = {
  tags: ['keyboard', 'wcag:1.4.1', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:4.1.2', 'wcag:4.1.3'],
  render: (args) => <Selectable {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    const all = box('Select all on this page');
    const [first, second, third, fourth] = LEARNERS.map(({ name }) => box(`Select ${name}`));
    if (!first || !second || !third || !fourth) throw new Error('The sample has too few learners.');

    await userEvent.tab();
    await expect(all).toHaveFocus();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
    await expect(all).toBePartiallyChecked();
    await passTime(500);
    await waitFor(() => expect(spoken()).toHaveTextContent('1 selected. Actions are above the table.'));

    // Select a range by keyboard, from the last selected row to this one.
    third.focus();
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect(second).toBeChecked();
    await expect(third).toBeChecked();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(fourth).toHaveFocus();
    await expect(fourth).toBeChecked();
    await expect(canvas.getByText('4 selected')).toBeVisible();

    // Clearing removes its own button, so the focus moves to the start of the bar.
    canvas.getByRole('button', { name: 'Clear selection' }).focus();
    await userEvent.keyboard('{Enter}');
    await passTime(500);
    await waitFor(() => expect(spoken()).toHaveTextContent('Nothing selected'));
    await expect(first).not.toBeChecked();
    await expect(all).toHaveFocus();

    // Select a range by mouse.
    const user = userEvent.setup();
    await user.click(second);
    await user.keyboard('{Shift>}');
    await user.click(fourth);
    await user.keyboard('{/Shift}');
    await expect(third).toBeChecked();
    await expect(first).not.toBeChecked();

    await userEvent.click(all);
    await expect(all).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Send a message' }));
    await expect(sent).toHaveBeenLastCalledWith(expect.arrayContaining(LEARNERS.map(({ id }) => id)));
    await userEvent.click(first);
    await userEvent.click(third);
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
  tags: ['state:long', 'wcag:1.4.10', 'wcag:2.1.1'],
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

/** A container whose width changes without a window resize: a sidebar opens, the page is printed. */
export const InAPlaceThatChanges: Story = {
  tags: ['wcag:1.3.1', 'wcag:1.4.10'],
  render: (args) => (
    <div data-place className="max-w-form">
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const place = canvasElement.querySelector('[data-place]') as HTMLElement;
    const wide = canvasElement.clientWidth >= 720;
    const names = () => canvas.queryAllByText('Joined', { selector: 'td *' });
    await expect(names()).toHaveLength(LEARNERS.length);
    await expect(names()[0]).toBeVisible();

    place.classList.remove('max-w-form');
    await waitFor(() => expect(names()).toHaveLength(wide ? 0 : LEARNERS.length));
    await expect(canvas.getByRole('columnheader', { name: 'Joined' })).toBeInTheDocument();
    await expect(canvas.getByRole('cell', { name: '3 March 2026' })).toBeVisible();

    window.dispatchEvent(new Event('beforeprint'));
    await expect(names()).toHaveLength(LEARNERS.length);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(names()).toHaveLength(wide ? 0 : LEARNERS.length));
    place.classList.add('max-w-form');
    await waitFor(() => expect(names()).toHaveLength(LEARNERS.length));
  },
};
