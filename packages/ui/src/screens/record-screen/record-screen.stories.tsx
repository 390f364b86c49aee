import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { Badge } from '../../display/badge/badge';
import { DataTable, RowLink } from '../../display/data-table/data-table';
import { Price } from '../../display/price/price';
import { Section } from '../../display/section/section';
import { RecordScreen, type RecordScreenProps } from './record-screen';

const COURSES = [
  { id: 'c1', title: 'Drip irrigation on a quarter acre', done: '12 of 19', paid: 1800 },
  { id: 'c2', title: 'Keep the books of a small shop', done: '3 of 24', paid: 1200 },
];

function User(props: RecordScreenProps) {
  return (
    <main id="main" className="px-4 py-8 sm:px-6 lg:px-10">
      <RecordScreen {...props} />
    </main>
  );
}

const meta = {
  title: 'Screens/Record screen',
  component: User,
  parameters: { propsOf: RecordScreen, frame: 'page' },
  args: {
    title: 'Kiptoo Chebet',
    crumbs: [{ label: 'Users', href: '#users' }, { label: 'Kiptoo Chebet' }],
    badges: (
      <>
        <Badge>Learner</Badge>
        <Badge tone="success">Active</Badge>
      </>
    ),
    actions: (
      <>
        <Button variant="secondary">Change role</Button>
        <Button variant="danger">Deactivate</Button>
      </>
    ),
    facts: [
      { label: 'Email address', value: 'kiptoo.chebet@example.com' },
      { label: 'Email confirmed', value: 'Yes' },
      { label: 'Hub', value: null },
      { label: 'Joined', value: '17 June 2026' },
      { label: 'Last seen', value: '2 hours ago' },
      { label: 'Signed up with', value: 'Password' },
    ],
    state: { status: 'ready' },
    children: (
      <>
        <Section title="Enrolments">
          <DataTable
            label="Enrolments"
            rows={COURSES}
            rowKey={(row) => row.id}
            columns={[
              {
                id: 'title',
                label: 'Course',
                cell: (row) => <RowLink href={`#${row.id}`}>{row.title}</RowLink>,
              },
              { id: 'done', label: 'Lessons done', align: 'end', cell: (row) => row.done },
              { id: 'paid', label: 'Paid', align: 'end', cell: (row) => <Price amount={row.paid} /> },
            ]}
          />
        </Section>
        <Section title="Devices" intro="Where Kiptoo is signed in. Signing a device out ends its session.">
          <p>Chrome on Android, last used 2 hours ago</p>
        </Section>
      </>
    ),
  },
} satisfies Meta<typeof User>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Full: Story = {
  tags: ['wcag:2.4.6', 'wcag:2.4.8'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Kiptoo Chebet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Users' })).toBeVisible();
  },
};

export const LongTitleWithoutFacts: Story = {
  args: {
    title:
      'Preparing, presenting and defending an environmental-impact-assessment-documentation for county infrastructure',
    crumbs: [{ label: 'Courses', href: '#courses' }, { label: 'Preparing, presenting and defending' }],
    badges: <Badge tone="warning">Waiting for review</Badge>,
    intro: 'Submitted by Wanjiru Kamau three days ago, for the second time.',
    facts: undefined,
    children: <Section title="History">Submitted, sent back with two remarks, submitted again.</Section>,
  },
};

export const Loading: Story = { args: { title: 'User', state: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    title: 'User',
    state: { status: 'error', error: { message: 'There is no such user.', kind: 'other' }, onRetry: fn() },
  },
};
