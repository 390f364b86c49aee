import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ButtonLink } from '@digiken/ui/button';
import { BarChart } from '@digiken/ui/bar-chart';
import { LineChart } from '@digiken/ui/line-chart';
import { Section } from '@digiken/ui/section';
import { Timeline } from '@digiken/ui/timeline';
import { FiguresScreen, type FiguresScreenProps } from './figures-screen';

function Dashboard(props: FiguresScreenProps) {
  return (
    <main id="main" className="px-4 py-8 sm:px-6 lg:px-10">
      <FiguresScreen {...props} />
    </main>
  );
}

const meta = {
  title: 'Learning/Screens/Figures screen',
  component: Dashboard,
  parameters: { propsOf: FiguresScreen, frame: 'page' },
  args: {
    title: 'Dashboard',
    intro: 'Your courses this month.',
    actions: <ButtonLink href="#new">Write a course</ButtonLink>,
    state: { status: 'ready' },
    stats: [
      {
        label: 'Learners',
        value: '1,204',
        href: '#learners',
        trend: { text: '86 more than in October', tone: 'success' },
      },
      { label: 'Lessons read', value: '18,442', hint: 'in the last 30 days' },
      { label: 'Courses', value: '6', href: '#courses', hint: '4 published' },
      {
        label: 'Need help',
        value: '9',
        href: '#help',
        trend: { text: '3 more than last week', tone: 'warning' },
      },
    ],
    children: (
      <>
        <div className="grid gap-6 lg:grid-cols-2">
          <LineChart
            headingLevel={2}
            title="Lessons read each week"
            series={[
              {
                label: 'Lessons',
                points: [310, 402, 380, 455, 520, 498, 610, 655].map((y, week) => ({
                  x: `Week ${40 + week}`,
                  y,
                })),
              },
            ]}
          />
          <BarChart
            headingLevel={2}
            title="Learners by course"
            scale="amount"
            data={[
              { label: 'Keep the books of a small shop', value: 640 },
              { label: 'Drip irrigation on a quarter acre', value: 402 },
              { label: 'First aid before help arrives', value: 162 },
            ]}
          />
        </div>
        <Section title="What happened lately">
          <Timeline
            label="What happened lately"
            now={Date.parse('2026-11-21T12:00:00.000Z')}
            items={[
              {
                id: 'a',
                title: 'Kiptoo Chebet enrolled in “Drip irrigation”',
                at: '2026-11-21T09:40:00.000Z',
              },
              { id: 'b', title: 'Unit 3 was read for the first time', at: '2026-11-20T09:40:00.000Z' },
            ]}
          />
        </Section>
      </>
    ),
  },
} satisfies Meta<typeof Dashboard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Full: Story = {
  tags: ['wcag:2.4.6', 'spec:16.8'],
  args: { countedAt: '2026-11-21T09:40:00.000Z' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Learners' })).toBeVisible();
    await expect(canvas.getByText('What learners have done was counted')).toBeVisible();
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Failed: Story = {
  args: { state: { status: 'error', error: { kind: 'offline' }, onRetry: fn() } },
};
