import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserPlus } from 'lucide';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { Badge } from '../../display/badge/badge';
import { RowLink } from '../../display/data-table/data-table';
import { Callout } from '../../feedback/callout/callout';
import { FilterBar } from '../../forms/filter-bar/filter-bar';
import { Icon } from '../../foundations/lib/icon';
import { Breadcrumbs } from '../../navigation/breadcrumbs/breadcrumbs';
import { ListScreen, type ListScreenProps } from './list-screen';

interface Person {
  id: string;
  name: string;
  email: string;
  role: string;
  joined: string;
  active: boolean;
}

const person = (id: number, name: string, role: string, joined: string, active = true): Person => ({
  id: `p${id}`,
  name,
  email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.com`,
  role,
  joined,
  active,
});

const PEOPLE = [
  person(1, 'Achieng Odhiambo', 'Instructor', '3 March 2026'),
  person(2, 'Kiptoo Chebet', 'Learner', '17 June 2026'),
  person(3, 'Mwanaisha Salim', 'Hub Admin', '9 January 2026'),
  person(4, 'Njeri Mutua', 'Learner', '20 November 2026', false),
  person(5, 'Wanjiru Kamau', 'Content Manager', '2 August 2026'),
  person(6, 'Otieno Barasa', 'Learner', '11 October 2026'),
  person(7, 'Halima Abdi', 'Learner', '28 September 2026'),
];

const filters = (search: string, resultText?: string) => (
  <FilterBar
    label="Filter users"
    search={{ label: 'Search', value: search, placeholder: 'Name or email address' }}
    selects={[
      {
        name: 'role',
        label: 'Role',
        value: '',
        options: [
          { value: '', label: 'All roles' },
          { value: 'tutor', label: 'Instructor' },
        ],
      },
      {
        name: 'state',
        label: 'State',
        value: '',
        options: [
          { value: '', label: 'All' },
          { value: 'active', label: 'Active' },
        ],
      },
    ]}
    onValueChange={fn()}
    resultText={resultText}
  />
);

function Users(props: ListScreenProps<Person>) {
  return (
    <main id="main" className="px-4 py-8 sm:px-6 lg:px-10">
      <ListScreen {...props} />
    </main>
  );
}

const meta = {
  title: 'Screens/List screen',
  component: Users,
  parameters: { propsOf: ListScreen, frame: 'page' },
  args: {
    title: 'Users',
    intro: 'Everyone with an account, with their role and state.',
    actions: <Button icon={<Icon of={UserPlus} size={18} />}>Add a user</Button>,
    filters: filters('', '7 users'),
    state: { status: 'ready' },
    page: { nextHref: '#after' },
    summary: '7 users on this page',
    empty: {
      title: 'No users yet',
      text: 'Everyone who signs up is listed here.',
      action: <Button variant="secondary">Add a user</Button>,
    },
    table: {
      label: 'Users',
      rows: PEOPLE,
      rowKey: (row) => row.id,
      sort: { column: 'joined', direction: 'descending' },
      onSort: fn(),
      columns: [
        {
          id: 'name',
          label: 'Name',
          sortable: true,
          cell: (row) => <RowLink href={`#${row.id}`}>{row.name}</RowLink>,
        },
        { id: 'email', label: 'Email address', cell: (row) => row.email },
        { id: 'role', label: 'Role', cell: (row) => row.role },
        { id: 'joined', label: 'Joined', sortable: true, cell: (row) => row.joined },
        {
          id: 'state',
          label: 'State',
          cell: (row) => (
            <Badge tone={row.active ? 'success' : 'neutral'}>{row.active ? 'Active' : 'Deactivated'}</Badge>
          ),
        },
      ],
    },
  },
} satisfies Meta<typeof Users>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Full: Story = {
  tags: ['wcag:1.3.1', 'wcag:2.4.6'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Users' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Users: pages' })).toBeVisible();
  },
};

/** The list of one thing, e.g. the results of a quiz. */
export const UnderAnotherPage: Story = {
  args: {
    title: 'Learners of Keep the books of a small shop',
    intro: undefined,
    eyebrow: (
      <Breadcrumbs
        items={[
          { label: 'My courses', href: '#courses' },
          { label: 'Keep the books of a small shop', href: '#course' },
          { label: 'Learners' },
        ]}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const crumbs = within(within(canvasElement).getByRole('navigation', { name: 'Breadcrumbs' }));
    await expect(crumbs.getByRole('link', { name: 'Keep the books of a small shop' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading' }, filters: filters(''), table: { ...meta.args.table, rows: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading…')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: {
    state: { status: 'error', error: { kind: 'unavailable' }, onRetry: fn() },
    filters: filters('chebet'),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('chebet');
  },
};

export const Empty: Story = {
  args: {
    page: {},
    table: { ...meta.args.table, rows: [] },
    above: <Callout tone="info">Sign-ups are open to everyone.</Callout>,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2, name: 'No users yet' })).toBeVisible();
    await expect(canvas.queryByRole('search')).toBeNull();
  },
};

export const NothingFound: Story = {
  args: {
    page: {},
    filtered: true,
    filters: filters('zebra', 'No users'),
    table: { ...meta.args.table, rows: [] },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Nothing found' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  },
};

export const EmptyPageOfALongerList: Story = {
  args: {
    page: { previousHref: '#before', nextHref: '#after' },
    empty: { title: 'No users on this page' },
    table: { ...meta.args.table, rows: [] },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2, name: 'No users on this page' })).toBeVisible();
    const pages = within(canvas.getByRole('navigation', { name: 'Users: pages' }));
    await expect(pages.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '#before');
    await expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#after');
    await expect(canvas.queryByText('7 users on this page')).toBeNull();
  },
};
