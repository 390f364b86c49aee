import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { ASSIGNMENT, COURSE } from '../../lib/hub-samples';
import { AssignmentForm, type AssignmentValues } from './assignment-form';

const meta = {
  title: 'Learning/Hubs/Assignment form',
  component: AssignmentForm,
  decorators: [
    (Story) => (
      <div>
        <h2 className="pb-4 text-xl font-bold">Assign a course</h2>
        <Story />
      </div>
    ),
  ],
  args: {
    hubName: 'Nakuru Library',
    memberCount: 84,
    cohorts: [
      { _id: 'sat', name: 'Saturday group', memberCount: 15, createdAt: '2026-10-01T09:00:00Z' },
      { _id: 'eve', name: 'Evening group', memberCount: 1, createdAt: '2026-10-01T09:00:00Z' },
    ],
    courses: [
      { ...COURSE, _id: 'books', title: 'Keep the books of a small shop' },
      { ...COURSE, _id: 'drip', title: 'Drip irrigation on a quarter acre', lowestPrice: 450 },
    ],
    seatsLeft: () => 3,
    today: '2026-11-24',
    zone: 'Africa/Nairobi',
    seatsHref: (id) => `/hub/seats/new?course=${id}`,
    onSave: fn(async (_values: AssignmentValues): Promise<FormOutcome> => ({ ok: true })),
  },
} satisfies Meta<typeof AssignmentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

/** Missing fields first, then a paid course for one cohort, which the server refuses; nothing typed is lost. */
export const Keyboard: Story = {
  tags: ['keyboard', 'state:error', 'spec:13.182', 'wcag:2.1.1', 'wcag:3.3.1', 'wcag:3.3.2', 'wcag:3.3.3'],
  args: {
    onSave: fn(
      async (_values: AssignmentValues): Promise<FormOutcome> => ({
        ok: false,
        message: 'Check the fields below',
        errors: { courseId: 'This course is no longer in the hub' },
      }),
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const assign = canvas.getByRole('button', { name: 'Assign the course' });
    assign.focus();
    await userEvent.keyboard('{Enter}');
    for (const link of ['Choose a course', 'Enter a due date'])
      await expect(await canvas.findByRole('link', { name: link })).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Course' }), 'drip');
    await expect(canvas.getByText(/3 seats are free/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buy seats' })).toHaveAttribute(
      'href',
      '/hub/seats/new?course=drip',
    );
    canvas.getByRole('radio', { name: 'Everyone in Nakuru Library' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    assign.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Choose at least one cohort' })).toBeVisible();
    canvas.getByRole('combobox', { name: 'Cohorts' }).focus();
    await userEvent.keyboard('evening{ArrowDown}{Enter}{Escape}');
    const due = within(canvas.getByRole('group', { name: 'Due date' }));
    const [day, month, year] = due.getAllByRole('textbox');
    await userEvent.type(day as HTMLElement, '23');
    await userEvent.type(month as HTMLElement, '11');
    await userEvent.type(year as HTMLElement, '2026');
    assign.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('link', { name: 'The due date has passed' })).toBeVisible();
    await userEvent.clear(day as HTMLElement);
    await userEvent.type(day as HTMLElement, '29');
    canvas.getByRole('textbox', { name: /^Note to the members/ }).focus();
    await userEvent.keyboard('Start with unit 1.');
    assign.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        courseId: 'drip',
        everyone: false,
        cohortIds: ['eve'],
        startsOn: null,
        due: { kind: 'date', on: '2026-11-29' },
        note: 'Start with unit 1.',
      }),
    );
    await expect(
      await canvas.findByRole('link', { name: 'This course is no longer in the hub' }),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Note to the members/ })).toHaveValue(
      'Start with unit 1.',
    );
  },
};

/** Days after joining, for an assignment that exists. */
export const Edits: Story = {
  tags: ['spec:13.182'],
  args: {
    courses: undefined,
    assignment: { ...ASSIGNMENT, due: { kind: 'date', on: '2026-10-01' }, note: 'Start with unit 1.' },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('combobox', { name: 'Course' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'A number of days after joining' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Days after joining/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Days after joining/ }), '14');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the assignment' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ due: { kind: 'days', days: 14 }, note: 'Start with unit 1.' }),
      ),
    );
    await expect(await canvas.findByText(/The assignment is saved/)).toBeVisible();
  },
};
