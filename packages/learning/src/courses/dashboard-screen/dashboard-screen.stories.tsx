import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { enrolled, longCourse } from '../../lib/samples';
import { inConsolePage } from '../../lib/story-frames';
import { CertificateNear } from '../certificate-near/certificate-near';
import { DueList } from '../due-list/due-list';
import { WeekDots } from '../week-dots/week-dots';
import { DashboardScreen } from './dashboard-screen';

const meta = {
  title: 'Learning/Courses/Dashboard screen',
  component: DashboardScreen,
  parameters: { frame: 'page' },
  decorators: [inConsolePage],
  args: { state: { status: 'ready' }, firstName: 'Otieno', enrolled },
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const [begun] = enrolled as [(typeof enrolled)[number]];

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
              course: begun.course.title,
              dueAt: '2026-11-26T14:00:00Z',
              href: '#cash',
              state: 'due',
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
export const OneCourse: Story = { args: { enrolled: [begun] } };
export const NoCourse: Story = { args: { enrolled: [] } };
export const EverythingDone: Story = {
  args: { enrolled: enrolled.filter(({ id }) => id === 'enrolled-3') },
};
export const VeryLong: Story = {
  args: {
    enrolled: [
      { ...begun, course: longCourse, resume: { title: longCourse.title, href: begun.course.href } },
    ],
  },
};
export const Loading: Story = { args: { state: { status: 'loading' }, enrolled: [] } };
export const Failed: Story = {
  args: {
    state: { status: 'error', error: { kind: 'unavailable' }, onRetry: fn() },
    enrolled: [],
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.6'],
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    const [course, action] = main.getAllByRole('link') as [HTMLElement, HTMLElement];
    await expect(course).toHaveAccessibleName(begun.course.title);
    course.focus();
    await userEvent.tab();
    await expect(action).toHaveFocus();
    await expect(action).toHaveAccessibleName(`Resume: ${begun.course.title}`);
  },
};
