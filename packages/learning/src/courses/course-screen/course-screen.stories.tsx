import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { bookkeeping, longCourse, units, unitsOwned, unitsPartly } from '../../lib/samples';
import { inPublicPage } from '../../lib/story-frames';
import { CourseScreen } from './course-screen';

const meta = {
  title: 'Learning/Courses/Course screen',
  component: CourseScreen,
  parameters: { frame: 'page' },
  decorators: [inPublicPage],
  args: {
    state: { status: 'ready' },
    course: {
      ...bookkeeping,
      descriptionHtml:
        '<p>Most small shops close with money in the drawer and no idea where it came from. This course sets that right with a pencil, one page a day and no app that you must buy.</p><p>You will need</p><ul><li>a shop, a stall, or a friend who has one</li><li>a notebook with numbered pages</li><li>about three hours in all</li></ul>',
      languages: ['en', 'sw'],
      minutes: 161,
      weightBytes: 18_000_000,
      units,
      progress: { done: 0, total: 12 },
    },
    enrolled: false,
    chosen: [],
    onChosenChange: fn(),
    total: null,
    onEnrol: fn(async (): Promise<FormOutcome> => ({ ok: true })),
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

export const Visitor: Story = { args: { signInHref: '/auth/signin' } };
export const Choosing: Story = { args: { chosen: ['unit-1', 'unit-2'], total: 450 } };
export const PartlyOwned: Story = {
  args: {
    course: { ...detail, units: unitsPartly, progress: { done: 4, total: 12 } },
    enrolled: true,
    chosen: ['unit-3'],
    total: 350,
    notice: 'Payments are not set up on this site yet, so this choice cannot be paid.',
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
export const VeryLong: Story = { args: { course: { ...detail, ...longCourse } } };
export const Loading: Story = { args: { state: { status: 'loading' }, course: undefined } };
export const Failed: Story = {
  args: { state: { status: 'error', error: { kind: 'other' }, onRetry: fn() }, course: undefined },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const choose = canvas.getByRole('link', { name: 'Choose your units' });
    choose.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Read a free lesson' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChosenChange).toHaveBeenCalledWith(['unit-1', 'unit-2', 'unit-3', 'unit-4']);
  },
};
