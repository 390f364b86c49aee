import type { Enrolled } from '@digiken/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { enrolled, enrolledLinks, longCourse } from '../../lib/samples';
import { inConsolePage } from '../../lib/story-frames';
import { CertificateNear } from '../certificate-near/certificate-near';
import { DueList } from '../due-list/due-list';
import type { WhatNowProps } from '../what-now/what-now';
import { WeekDots } from '../week-dots/week-dots';
import { DashboardScreen } from './dashboard-screen';

const [begun, ...others] = enrolled as [Enrolled, ...Enrolled[]];

const next: WhatNowProps = {
  reason: 'continue',
  title: 'When to order again',
  place: `${begun.course.title}, unit 2`,
  cover: { title: begun.course.title, image: begun.course.image ?? undefined, eager: true },
  progress: { done: 4, total: 12, certificateAt: 12 },
  minutes: 4,
  minutesLeft: true,
  bytes: 93_000,
  href: '#lesson',
};

const meta = {
  title: 'Learning/Courses/Dashboard screen',
  component: DashboardScreen,
  parameters: { frame: 'page' },
  decorators: [inConsolePage],
  args: { state: { status: 'ready' }, firstName: 'Otieno', next, begun: true, others, ...enrolledLinks },
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** With what is due, the week and a certificate within reach. */
export const Everything: Story = {
  tags: ['state:populated', 'spec:12.115'],
  args: {
    more: (
      <>
        <DueList
          items={[
            {
              id: 'cash',
              title: 'Know your cash',
              place: begun.course.title,
              kind: 'quiz',
              at: '2026-11-26T14:00:00Z',
              href: '#cash',
              questions: 10,
              attempts: 3,
            },
          ]}
        />
        <WeekDots
          week={{
            goal: 4,
            done: 3,
            today: '2026-11-26',
            weeksInARow: 2,
            days: [1, 0, 2, 0, 0, 0, 0].map((lessons, day) => ({ date: `2026-11-${23 + day}`, lessons })),
          }}
          onSetGoal={async () => ({ ok: true })}
        />
        <CertificateNear
          items={[
            {
              id: 'course-1',
              course: begun.course.title,
              href: '#course',
              lessonsDone: 10,
              lessons: 12,
              quizzesPassed: 1,
              quizzes: 2,
            },
          ]}
        />
      </>
    ),
  },
};
export const OneCourse: Story = { args: { others: [] } };
/** What hubs have assigned comes before the invitation to choose a course. */
export const NoCourse: Story = {
  tags: ['spec:17.20'],
  args: {
    next: { reason: 'choose', href: '/courses' },
    begun: false,
    others: [],
    assigned: <p>Assigned by Kibuye traders</p>,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('You have no course yet')).toBeVisible();
    const choice = canvas.getByRole('link', { name: 'See the courses' });
    await expect(choice).toHaveAttribute('href', '/courses');
    await expect(canvas.getByText('Assigned by Kibuye traders').compareDocumentPosition(choice)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
};
export const EverythingDone: Story = {
  args: {
    next: {
      reason: 'certificate',
      title: begun.course.title,
      cover: next.cover,
      progress: { done: 12, total: 12 },
      href: '#certificate',
    },
    others: enrolled.filter(({ _id }) => _id === 'enrolled-3'),
  },
};
export const VeryLong: Story = {
  args: {
    next: { ...next, title: longCourse.title, place: longCourse.title },
    others: [{ ...begun, course: longCourse, resume: { _id: 'lesson-1', title: longCourse.title } }],
  },
};
export const Loading: Story = { args: { state: { status: 'loading' }, next: undefined, others: [] } };
export const Failed: Story = {
  args: {
    state: { status: 'error', error: { kind: 'unavailable' }, onRetry: fn() },
    next: undefined,
    others: [],
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.6'],
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    const [action] = main.getAllByRole('link') as [HTMLElement];
    await expect(action).toHaveAccessibleName('Continue');
    await expect(action).toHaveAccessibleDescription('4 min left · 93\u00a0KB');
    action.focus();
    await userEvent.tab();
    await expect(main.getByRole('link', { name: 'See all my courses' })).toHaveFocus();
  },
};
