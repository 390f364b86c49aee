import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { passTime } from '@digiken/ui/story/pass-time';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { COURSE } from '../../lib/hub-samples';
import { courseDetail, links, units } from '../../lib/samples';
import {
  BuyForOthersScreen,
  type BuyForOthersScreenProps,
  type BuySeatsProps,
} from './buy-for-others-screen';

const onSubmit = fn(async (_values: Record<string, string>): Promise<FormOutcome> => ({ ok: true }));
const sold = units.filter(({ price }) => price > 0);
const priceOf = (chosen: readonly string[]) =>
  sold.filter(({ _id }) => chosen.includes(_id)).reduce((sum, { price }) => sum + price, 0);
const course = {
  ...courseDetail,
  title: 'Beekeeping for Small Farms',
  price: priceOf(sold.map(({ _id }) => _id)),
};

const polite = () => document.querySelector('[data-slot=announcer-polite]');

/** An app in small: prices as the server would answer. */
function Live(args: BuyForOthersScreenProps) {
  const [chosen, setChosen] = useState(args.chosen);
  const [seats, setSeats] = useState(args.kind === 'seats' ? args.seats : null);
  const [courseId, setCourseId] = useState(args.kind === 'seats' ? args.courseId : '');
  const perSeat = priceOf(chosen);
  const common = { chosen, onChosenChange: setChosen };
  return args.kind === 'gift' ? (
    <BuyForOthersScreen {...args} {...common} total={perSeat} />
  ) : (
    <BuyForOthersScreen
      {...args}
      {...common}
      course={courseId === '' ? undefined : course}
      courseId={courseId}
      onCourseChange={setCourseId}
      seats={seats}
      onSeatsChange={setSeats}
      perSeat={perSeat}
      total={seats === null ? null : perSeat * seats}
    />
  );
}

const common = {
  state: { status: 'ready' as const },
  course,
  ...links,
  chosen: sold.map(({ _id }) => _id),
  onChosenChange: () => {},
  total: course.price,
  onSubmit,
};
const seatArgs: BuySeatsProps = {
  ...common,
  kind: 'seats',
  hubName: 'Kakamega Farmers’ Circle',
  courses: [
    { ...COURSE, _id: 'c1', title: 'Beekeeping for Small Farms' },
    { ...COURSE, _id: 'c2', title: 'Drip irrigation' },
  ],
  courseId: 'c1',
  onCourseChange: () => {},
  seats: 30,
  onSeatsChange: () => {},
  back: { label: 'All seats', href: '/hub/seats' },
};

const meta: Meta<BuyForOthersScreenProps> = {
  title: 'Learning/Payments/Buy for others screen',
  component: BuyForOthersScreen,
  parameters: { frame: 'page' },
  decorators: [
    (Story) => (
      <main className="px-4 py-8 sm:px-8">
        <Story />
      </main>
    ),
  ],
  args: seatArgs,
  render: Live,
  beforeEach: () => {
    onSubmit.mockClear();
  },
};

export default meta;
type Story = StoryObj<BuyForOthersScreenProps>;

export const Default: Story = { tags: ['!test'] };

export const NoCourseYet: Story = {
  args: { ...seatArgs, course: undefined, courseId: '', chosen: [], total: null },
};

/** A gift that the server refuses: the error is at its field, and what was typed stays. */
export const Gift: Story = {
  tags: ['spec:11.38', 'wcag:1.3.1', 'wcag:1.3.5', 'wcag:3.3.1', 'wcag:3.3.2'],
  args: {
    ...common,
    kind: 'gift',
    back: { label: 'The course', href: '/console/course/c1' },
    onSubmit: async () => ({
      ok: false,
      message: 'Check the fields below',
      errors: { recipientEmail: 'Enter an email address like name@example.com' },
    }),
  },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Amina Wanjiru');
    const email = canvas.getByRole('textbox', { name: 'Email address' });
    await userEvent.type(email, 'amina');
    await userEvent.click(canvas.getByRole('button', { name: 'Go to payment' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription(/name@example.com/));
    await expect(email).toHaveValue('amina');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Amina Wanjiru');
  },
};

/** Seats by keyboard: nothing is sent without a unit; the total follows the number. */
export const Keyboard: Story = {
  tags: ['keyboard', 'spec:11.38', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:3.3.4', 'wcag:4.1.3'],
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('combobox', { name: 'Course' }).focus();
    await userEvent.tab();
    const seats = canvas.getByRole('textbox', { name: 'Number of seats' });
    await expect(seats).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}2');
    await passTime(700);
    await waitFor(() => expect(polite()).toHaveTextContent(/Total Ksh\s2,400/));
    const all = canvas.getByRole('checkbox', { name: 'The whole course' });
    all.focus();
    await userEvent.keyboard(' ');
    await expect(all).not.toBeChecked();
    await passTime(700);
    await waitFor(() => expect(polite()).toHaveTextContent(/Total Ksh\s0/));
    const button = canvas.getByRole('button', { name: 'Go to payment' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect((await canvas.findAllByText('Choose at least one unit')).length).toBeGreaterThan(0);
    await expect(onSubmit).not.toHaveBeenCalled();
    all.focus();
    await userEvent.keyboard(' ');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  },
};
