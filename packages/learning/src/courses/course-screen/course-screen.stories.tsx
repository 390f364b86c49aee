import type { Course } from '@digiken/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import {
  bookkeeping,
  courseHrefOf,
  courses,
  longCourse,
  units,
  unitsOwned,
  unitsPartly,
} from '../../lib/samples';
import { inPublicPage } from '../../lib/story-frames';
import { CourseScreen } from './course-screen';

/** What the page of a course shows of a listed one. */
const pageOf = ({ _id, title, summary, category, instructor, level, price, unitCount }: Course) => ({
  ...{ id: _id, href: courseHrefOf({ _id }), title, summary, level, price, unitCount },
  ...(category && { category: category.name }),
  ...(instructor && { instructor: instructor.name }),
});

const meta = {
  title: 'Learning/Courses/Course screen',
  component: CourseScreen,
  parameters: { frame: 'page' },
  decorators: [inPublicPage],
  args: {
    state: { status: 'ready' },
    course: {
      ...pageOf(bookkeeping),
      descriptionHtml:
        '<p>Most small shops close with money in the drawer and no idea where it came from. This course sets that right with a pencil, one page a day and no app that you must buy.</p><p>You will need</p><ul><li>a shop, a stall, or a friend who has one</li><li>a notebook with numbered pages</li><li>about three hours in all</li></ul>',
      languages: ['en', 'sw'],
      minutes: 161,
      weightBytes: 18_000_000,
      units,
      progress: { done: 0, total: 12 },
      rating: { average: 4.8, count: 212 },
      outcomes: [
        'Record every sale on one page a day',
        'Know what is on the shelf and what it cost',
        'Sell on credit and keep your friends',
        'Close the year in one evening',
      ],
      audience:
        'You have a shop, a stall or a kiosk, and you keep its money in a drawer or on your phone. You need no accounting and no computer.',
      teacher: {
        name: 'Wanjiru Kamau',
        headline: 'Shopkeeper and bookkeeper in Nyeri',
        bio: 'Wanjiru has kept the books of eleven shops since 2009.',
        courseCount: 3,
      },
      related: courses.slice(1, 4),
    },
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

const detail = meta.args.course;

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
    course: { ...detail, units: unitsPartly, progress: { done: 4, total: 12 } },
    enrolled: true,
    chosen: ['unit-3'],
    total: 350,
    notice: 'Payments are not set up on this site yet, so this choice cannot be bought here.',
    continueHref: '/console/course/unit/lesson/lesson-2-2/x',
  },
};
export const WhollyOwned: Story = {
  args: {
    course: { ...detail, units: unitsOwned, progress: { done: 4, total: 12 } },
    enrolled: true,
    continueHref: '/console/course/unit/lesson/lesson-2-2/x',
  },
};
export const VeryLong: Story = {
  args: { course: { ...detail, ...pageOf(longCourse), coInstructors: ['Otieno Odhiambo', 'Amina Hassan'] } },
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
