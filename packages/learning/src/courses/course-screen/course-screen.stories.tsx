import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import {
  courseDetail,
  courseHrefOf,
  links,
  longCourse,
  progressOf,
  unitsOwned,
  unitsPartly,
} from '../../lib/samples';
import { inPublicPage } from '../../lib/story-frames';
import { CourseScreen } from './course-screen';

const meta = {
  title: 'Learning/Courses/Course screen',
  component: CourseScreen,
  parameters: { frame: 'page' },
  decorators: [inPublicPage],
  args: {
    state: { status: 'ready' },
    course: courseDetail,
    ...links,
    courseHrefOf,
    enrolled: false,
    chosen: [],
    onChosenChange: fn(),
    total: 0,
    restPrice: 1200,
    method: 'mpesa',
    onStart: fn(),
    onBuy: fn(async (): Promise<FormOutcome> => ({ ok: true })),
    previewHref: '/course/unit/lesson/lesson-1-1/x',
    crumbs: [
      { label: 'Home', href: '/' },
      { label: 'Courses', href: '/courses' },
      { label: 'Keep the books of a small shop' },
    ],
  },
} satisfies Meta<typeof CourseScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Choosing: Story = {
  tags: ['spec:1.3', 'wcag:2.4.3'],
  args: {
    chosen: ['unit-2', 'unit-3'],
    total: 800,
    signInHref: '/auth/signin',
    forOthers: { label: 'Give it to somebody', href: '/console/give/1' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // One of the two is shown, as the width has it.
    const pay = canvas.getByRole('button', { name: /^Pay .*M-Pesa$/ });
    const stops = [...canvasElement.querySelectorAll<HTMLElement>('a[href], button, input, summary')].filter(
      (stop) => stop.checkVisibility(),
    );
    const last = stops.indexOf(canvas.getAllByRole('checkbox').at(-1) as HTMLElement);
    const between = stops.slice(last + 1, stops.indexOf(pay));
    await expect(stops.indexOf(pay)).toBeGreaterThan(last);
    await expect(between.filter((stop) => !stop.closest('[data-slot="unit-picker"]'))).toEqual([]);
  },
};
export const PartlyOwned: Story = {
  args: {
    course: { ...courseDetail, units: unitsPartly, progress: progressOf(4, 12) },
    enrolled: true,
    chosen: ['unit-3'],
    total: 350,
    notice: 'Payments are not set up on this site yet, so this choice cannot be bought here.',
    continueHref: '/console/course/unit/lesson/lesson-2-2/x',
  },
};
export const WhollyOwned: Story = {
  args: {
    course: { ...courseDetail, units: unitsOwned, progress: progressOf(4, 12) },
    enrolled: true,
    continueHref: '/console/course/unit/lesson/lesson-2-2/x',
  },
};
export const VeryLong: Story = {
  args: {
    course: {
      ...courseDetail,
      title: longCourse.title,
      summary: longCourse.summary,
      level: longCourse.level,
      unitCount: longCourse.unitCount,
      coInstructors: ['Otieno Odhiambo', 'Amina Hassan'].map((name) => ({ _id: name, name })),
    },
  },
};
export const Loading: Story = { args: { state: { status: 'loading' }, course: undefined } };
export const Failed: Story = {
  args: { state: { status: 'error', error: { kind: 'other' }, onRetry: fn() }, course: undefined },
};

/** The card comes after the units in reading order: choose, then pay. */
export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const preview = canvas.getByRole('link', { name: 'Read a free lesson' });
    preview.focus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChosenChange).toHaveBeenCalledWith(['unit-2', 'unit-3', 'unit-4']);
    const choose = canvas.getByRole('link', { name: 'Choose units' });
    const last = canvas.getAllByRole('checkbox').at(-1) as HTMLElement;
    await expect(last.compareDocumentPosition(choose)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};
