import type { AssignedCourse } from '@digiken/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AssignedCourses, AssignedNotice } from './assigned-courses';

const books: AssignedCourse = {
  _id: 'books',
  hub: { _id: 'h1', name: 'Nakuru Library' },
  course: { _id: 'c1', name: 'Keep the books of a small shop' },
  startsOn: null,
  timeZone: 'Africa/Nairobi',
  dueOn: '2026-11-22',
  note: 'Start with unit 1.\nAsk Rehema if you get stuck.',
  state: 'late',
  access: 'enrolled',
  progress: { done: 4, total: 12, fraction: 4 / 12 },
};
const drip: AssignedCourse = {
  ...books,
  _id: 'drip',
  hub: { _id: 'h2', name: 'Umesabilishwamogulikirodhumapendekezoyaliyobainishwa na wenzake' },
  course: { _id: 'c2', name: 'Drip irrigation on a quarter acre, from the first drawing to the harvest' },
  startsOn: '2026-12-01',
  dueOn: null,
  note: '',
  state: 'not-started',
  access: 'no-seat',
  progress: { done: 0, total: 14, fraction: 0 },
};

const meta = {
  title: 'Learning/Hubs/Assigned courses',
  component: AssignedCourses,
  args: { items: [books, drip], courseHrefOf: ({ _id }) => `#${_id}` },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AssignedCourses>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'spec:13.183', 'wcag:1.3.1', 'wcag:1.4.1', 'wcag:2.1.1', 'wcag:2.4.4'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Keep the books of a small shop' })).toHaveFocus();
    await expect(canvas.getByText('Assigned by Nakuru Library, due 22 November 2026')).toBeVisible();
    await expect(canvas.getByText('Late')).toBeVisible();
    await expect(canvas.getByText(/^No seat is free yet/)).toBeVisible();
  },
};

export const OnTheCourse: Story = {
  tags: ['spec:13.183', 'spec:16.26', 'wcag:1.4.10', 'wcag:3.1.2'],
  render: () => (
    <div className="flex flex-col gap-6">
      <AssignedNotice item={books} />
      <AssignedNotice item={{ ...drip, note: 'Anza na sehemu ya kwanza.', noteLanguage: 'sw' }} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText('Administrators of Nakuru Library see your progress in assigned courses.'),
    ).toBeVisible();
    await expect(canvas.getByText('Starts 1 December 2026')).toBeVisible();
    await expect(canvas.getByText('Anza na sehemu ya kwanza.')).toHaveAttribute('lang', 'sw');
  },
};
