import type { Unit, UnitDetail } from '@digiken/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bookkeeping, links, units, unitsOwned } from '../../lib/samples';
import { inPublicPage } from '../../lib/story-frames';
import { UnitDownload } from '../unit-download/unit-download';
import { UnitScreen } from './unit-screen';

const detail: UnitDetail = {
  course: bookkeeping,
  enrolled: true,
  position: 2,
  unit: unitsOwned[1] as Unit,
  previous: { _id: 'unit-1', title: 'Money in, money out' },
  next: { _id: 'unit-3', title: 'Credit and mobile money' },
};
const notOwned: UnitDetail = { ...detail, enrolled: false, unit: units[1] as Unit };

const meta = {
  title: 'Learning/Courses/Unit screen',
  component: UnitScreen,
  parameters: { frame: 'page' },
  decorators: [inPublicPage],
  args: {
    state: { status: 'ready' },
    detail,
    ...links,
    courseHref: '/course/course-1',
    continueHref: '/console/course/unit/lesson/lesson-2-2/x',
    crumbs: [
      { label: 'Courses', href: '/courses' },
      { label: 'Keep the books of a small shop', href: '/course/course-1' },
      { label: 'Stock' },
    ],
  },
} satisfies Meta<typeof UnitScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A unit with a price: its own purchase card, with this unit chosen. */
export const NotOwned: Story = {
  tags: ['spec:1.3'],
  args: {
    detail: notOwned,
    continueHref: undefined,
    previewHref: '/course/unit/lesson/lesson-1-1/x',
    buying: { total: 450, method: 'mpesa', onBuy: fn(async () => ({ ok: true as const })) },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Pay .*M-Pesa$/ }));
    await expect(args.buying?.onBuy).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'All units of this course' })).toHaveAttribute(
      'href',
      '/course/course-1#units',
    );
  },
};
/** A lesson that is locked: its name, what its unit teaches, and that unit to buy. */
export const LockedLesson: Story = {
  tags: ['spec:17.55', 'wcag:1.3.1'],
  args: {
    detail: notOwned,
    lesson: notOwned.unit.lessons[1],
    continueHref: undefined,
    buying: { total: 450, method: 'mpesa', onBuy: fn(async () => ({ ok: true as const })) },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const { detail, lesson } = args;
    await expect(canvas.getByRole('heading', { level: 1, name: lesson?.title })).toBeVisible();
    await expect(canvas.getByText(`This lesson opens with the unit “${detail?.unit.title}”.`)).toBeVisible();
    const teaches = within(canvas.getByRole('region', { name: 'What the unit teaches' }));
    await expect(teaches.getByText(detail?.unit.summary ?? '')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Pay .*M-Pesa$/ }));
    await expect(args.buying?.onBuy).toHaveBeenCalledOnce();
  },
};
/** The learner can take the unit along. */
export const Downloadable: Story = {
  tags: ['spec:14.16'],
  args: {
    download: (
      <UnitDownload
        title="Stock"
        download={{ state: 'none' }}
        offer={{ bytes: 12_400_000, videoBytes: 0 }}
        onStart={fn()}
        onPause={fn()}
        onResume={fn()}
        onUpdate={fn()}
        onRemove={fn()}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: /^Download unit, 12.4\sMB$/ }),
    ).toBeVisible();
  },
};
export const Loading: Story = { args: { state: { status: 'loading' }, detail: undefined } };
export const Failed: Story = {
  args: { state: { status: 'error', error: { kind: 'offline' }, onRetry: fn() }, detail: undefined },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.4'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: 'Continue this unit' }).focus();
    await userEvent.tab();
    await expect(
      canvas.getByRole('link', { name: 'What is on the shelf, and what it cost you' }),
    ).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /^Next unit.*Credit and mobile money$/ })).toBeVisible();
  },
};
