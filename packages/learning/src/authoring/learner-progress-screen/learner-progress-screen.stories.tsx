import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inInstructorPage } from '../../lib/authoring-frames';
import { progressOf } from '../../lib/samples';
import { LearnerProgressScreen } from './learner-progress-screen';

const meta = {
  title: 'Learning/Authoring/Learner progress screen',
  component: LearnerProgressScreen,
  parameters: { frame: 'page' },
  decorators: [inInstructorPage],
  args: {
    state: { status: 'ready' },
    learner: { name: 'Otieno Barasa', avatar: null, joinedAt: '2026-08-02T08:00:00.000Z' },
    crumbs: [{ label: 'My learners', href: '/instructor/users' }, { label: 'Otieno Barasa' }],
    messageHref: '/instructor/messages?to=otieno',
    courseHrefOf: ({ _id }) => `/instructor/course/${_id}`,
    courses: [
      {
        _id: 'books',
        title: 'Keep the books of a small shop',
        enrolledAt: '2026-08-02T08:00:00.000Z',
        progress: progressOf(4, 12),
        lastStudiedAt: '2026-11-09T17:30:00.000Z',
        needsHelp: 'quiet',
        units: [
          { _id: '1', title: 'Money in, money out', progress: progressOf(3, 3), owned: true },
          { _id: '2', title: 'Stock', progress: progressOf(1, 4), owned: true },
          { _id: '3', title: 'Credit and mobile money', progress: progressOf(0, 2), owned: false },
          { _id: '4', title: 'The year', progress: progressOf(0, 3), owned: true },
        ],
      },
      {
        _id: 'drip',
        title: 'Umwagiliaji wa matone: drip irrigation for a kitchen garden in Laikipia-Samburu-Turkana',
        enrolledAt: '2026-08-02T08:00:00.000Z',
        progress: progressOf(0, 14),
        lastStudiedAt: null,
        needsHelp: 'never-started',
        units: [{ _id: '9', title: 'Water', progress: progressOf(0, 14), owned: true }],
      },
    ],
  },
} satisfies Meta<typeof LearnerProgressScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:1.4.1'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: 'Write a message' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Keep the books of a small shop' })).toHaveFocus();
    await expect(
      canvas.getByRole('progressbar', { name: 'Progress in Keep the books of a small shop' }),
    ).toHaveAttribute('aria-valuetext', '4 of 12 lessons done');
    await expect(canvas.getByText('May need help: inactive for a week or more')).toBeVisible();
  },
};

export const Empty: Story = {
  args: {
    learner: {
      name: 'Otieno Barasa',
      avatar: null,
      joinedAt: '2026-08-02T08:00:00.000Z',
      email: 'otieno.barasa@example.com',
    },
    courses: [],
    empty: { title: 'In none of the hub’s courses', text: 'Otieno has not enrolled in one so far.' },
  },
};

export const Failed: Story = {
  args: { state: { status: 'error', error: { kind: 'unavailable' }, onRetry: fn() }, learner: undefined },
};
