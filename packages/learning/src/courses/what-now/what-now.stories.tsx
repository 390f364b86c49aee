import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { clock } from '@digiken/ui/clock';
import { longCourse, unbrokenCourse } from '../../lib/samples';
import { WhatNow, type WhatNowProps, type WhatNowReason } from './what-now';

const progress = { done: 1, total: 9, certificateAt: 9 };
const cover = { title: 'Keep the books of a small shop' };

const meta = {
  title: 'Learning/Courses/What now',
  component: WhatNow,
  args: {
    reason: 'continue',
    title: 'Close the day',
    place: 'Keep the books of a small shop, unit 1',
    progress,
    minutes: 4,
    minutesLeft: true,
    bytes: 93_000,
    href: '#lesson',
  },
} satisfies Meta<typeof WhatNow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a narrow and in a wide column, by other names: two sections of a page have two names. */
const both = (args: WhatNowProps) => (
  <div className="flex flex-col gap-6">
    <div className="max-w-96">
      <WhatNow {...args} />
    </div>
    <WhatNow {...args} title={`${args.title ?? 'Choose'} 2`} />
  </div>
);

const slot = (canvasElement: HTMLElement, name: string) =>
  canvasElement.querySelector(`[data-slot="${name}"]`) as HTMLElement;
const boxOf = (element: Element) => element.getBoundingClientRect();

export const Default: Story = {
  tags: ['state:default', 'spec:17.10', 'wcag:1.3.1', 'wcag:2.4.6'],
  args: { cover },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const step = canvas.getByRole('region', { name: 'Close the day' });
    const button = canvas.getByRole('link', { name: 'Continue' });
    await expect(button).toHaveAccessibleDescription('4 min left · 93\u00a0KB');
    await expect(boxOf(button).height).toBe(52);
    await expect(step.querySelectorAll('[data-slot="progress-segments"]')).toHaveLength(1);
    const order = [
      'Continue where you stopped',
      'Close the day',
      'Keep the books of a small shop, unit 1',
      '1 of 9 lessons done',
      'Certificate at 9',
      'Continue',
      '4 min left · 93\u00a0KB',
    ];
    const found = order.map((text) => canvas.getByText(text.replace('\u00a0', ' ')));
    for (const [index, element] of found.slice(1).entries())
      await expect(found[index]?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** Narrow: the picture is above. Wide: it is at the side. */
export const Card: Story = {
  tags: ['spec:17.12'],
  args: { cover },
  render: both,
  play: async ({ canvasElement }) => {
    const [narrow, wide] = [...canvasElement.querySelectorAll('[data-slot="what-now"]')].map((element) => ({
      width: boxOf(element).width,
      picture: boxOf(element.querySelector('[data-slot="course-cover"]') as Element),
      name: boxOf(element.querySelector('h2') as Element),
    })) as [
      { width: number; picture: DOMRect; name: DOMRect },
      { width: number; picture: DOMRect; name: DOMRect },
    ];
    await expect(narrow.picture.height).toBe(140);
    await expect(narrow.picture.bottom).toBeLessThanOrEqual(narrow.name.top);
    if (wide.width < 576) return;
    await expect(wide.picture.width).toBe(264);
    await expect(wide.picture.right).toBeLessThanOrEqual(wide.name.left);
  },
};

/** Narrow: stacked. Wide: the button is beside the text. */
export const Strip: Story = {
  tags: ['spec:17.12'],
  args: {
    form: 'strip',
    reason: 'next',
    readToEnd: true,
    unit: 1,
    title: 'Your pocket and the shop’s',
    place: 'Two purses, and why they must not meet',
    action: 'Done, next lesson',
    minutes: 5,
    minutesLeft: false,
    bytes: 71_000,
    // A strip has no picture.
    cover,
  },
  render: both,
  play: async ({ canvasElement }) => {
    await expect(slot(canvasElement, 'course-cover')).toBeNull();
    const [narrow, wide] = [...canvasElement.querySelectorAll('[data-slot="what-now"]')].map((element) => ({
      width: boxOf(element).width,
      text: boxOf(element.querySelector('[data-slot="progress-segments"]') as Element),
      button: boxOf(element.querySelector('[data-slot="button"]') as Element),
    })) as [
      { width: number; text: DOMRect; button: DOMRect },
      { width: number; text: DOMRect; button: DOMRect },
    ];
    await expect(narrow.button.top).toBeGreaterThanOrEqual(narrow.text.bottom);
    if (wide.width < 576) return;
    await expect(wide.button.width).toBeGreaterThanOrEqual(228);
    await expect(wide.text.right).toBeLessThanOrEqual(wide.button.left);
  },
};

type Sentence = readonly [reason: WhatNowReason, why: string, button: string, props?: Partial<WhatNowProps>];

const SENTENCES: readonly Sentence[] = [
  ['payment', 'Your payment is waiting for an answer', 'See your payment'],
  ['class', 'Open now', 'Join'],
  ['class', 'Begins at 17:00', 'Join', { startsAt: '2026-11-26T17:00:00' }],
  ['choice', 'You were buying', 'Go on to pay'],
  ['choice', 'You were buying', 'Go on to pay Ksh\u00a0650', { amount: 650 }],
  ['due', 'Due today', 'Start the quiz'],
  ['due', 'Due 26 Nov 2026, 17:00', 'Continue', { dueAt: '2026-11-26T17:00:00', quiz: false }],
  ['reread', 'Read this before another try', 'Read it again', { mistakes: { here: 1, of: 1 } }],
  ['reread', '1 of your 6 mistakes is here', 'Read it again', { mistakes: { here: 1, of: 6 } }],
  ['reread', '4 of your 6 mistakes are here', 'Read it again', { mistakes: { here: 4, of: 6 } }],
  ['continue', 'Continue where you stopped', 'Continue'],
  ['next', 'Next in your course', 'Next lesson'],
  ['next', 'Next in unit 2', 'Start the quiz', { unit: 2, quiz: true }],
  ['next', 'Read to the end', 'Next lesson', { readToEnd: true }],
  ['next', 'Read to the end · next in unit 1', 'Next lesson', { readToEnd: true, unit: 1 }],
  ['begin', 'Start here', 'Start learning'],
  ['certificate', 'You have finished the course', 'See your certificate'],
  ['choose', 'Everything here is done', 'See the courses'],
  ['choose', 'You have no course yet', 'See the courses', { none: true }],
];

export const Reasons: Story = {
  tags: ['spec:17.11', 'wcag:2.4.6'],
  args: { place: undefined, progress: undefined, minutes: undefined, bytes: undefined, form: 'strip' },
  render: (args) => (
    <div className="flex flex-col gap-4">
      {SENTENCES.map(([reason, why, button, props]) => (
        <WhatNow key={why + button} {...args} {...props} reason={reason} title={`${why}: ${button}`} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getAllByRole('region');
    for (const [index, [, why, button]] of SENTENCES.entries()) {
      const step = within(steps[index] as HTMLElement);
      await expect(step.getByText(why)).toBeVisible();
      await expect(step.getByRole('link')).toHaveAccessibleName(button);
      await expect(step.getByRole('link')).not.toHaveAccessibleDescription();
    }
  },
};

export const DueToday: Story = {
  tags: ['spec:17.11'],
  args: { reason: 'due', title: 'Know your cash', minutesLeft: false, minutes: 10 },
  render: (args) => <WhatNow {...args} dueAt={new Date(clock.now()).toISOString()} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Due today, \d\d:\d\d$/)).toBeVisible();
  },
};

/** Of a class, the size is that of an hour. */
export const LiveClass: Story = {
  tags: ['spec:17.13'],
  args: {
    reason: 'class',
    title: 'Prices that work',
    place: 'with Wanjiku',
    progress: undefined,
    minutes: 45,
    minutesLeft: false,
    bytes: 90_000_000,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Join' })).toHaveAccessibleDescription(
      '45 min · 90\u00a0MB an hour',
    );
  },
};

export const Saved: Story = {
  tags: ['spec:17.13', 'wcag:1.4.1'],
  args: { saved: true, form: 'strip' },
  render: both,
  play: async ({ canvasElement }) => {
    const cost = slot(canvasElement, 'what-now-cost');
    await expect(cost).toHaveTextContent('4 min left · needs no data');
    await expect(cost.querySelector('svg')).toBeVisible();
  },
};

export const NothingLeft: Story = {
  args: {
    reason: 'choose',
    title: undefined,
    place: '46 courses, 9 of them free',
    progress: undefined,
    minutes: undefined,
    bytes: undefined,
    form: 'strip',
  },
  render: both,
  play: async ({ canvasElement }) => {
    const [heading] = within(canvasElement).getAllByRole('heading', { name: 'Choose what to learn next' });
    await expect(heading).toBeVisible();
  },
};

export const Buying: Story = {
  tags: ['spec:17.10'],
  args: {
    reason: 'choice',
    title: 'Beekeeping for Small Farms',
    place: 'Units 2, 3 and 5, as you chose them',
    amount: 650,
    progress: { done: 2, total: 4, unit: 'steps' },
    minutes: undefined,
    bytes: undefined,
    quiet: { label: 'Change my units', href: '#units' },
  },
  render: both,
  play: async ({ canvasElement }) => {
    const [count] = within(canvasElement).getAllByText('2 of 4 steps done');
    await expect(count).toBeVisible();
    await expect(slot(canvasElement, 'progress-segments')).toHaveTextContent('Next: pay');
  },
};

export const Bought: Story = {
  args: {
    reason: 'begin',
    title: 'Reading wind, water and shade',
    place: 'Beekeeping for Small Farms, unit 2',
    cover: { title: 'Beekeeping for Small Farms' },
    progress: { done: 3, total: 17, held: 4, certificateAt: 17 },
    minutesLeft: false,
    minutes: 12,
    bytes: 310_000,
  },
  play: async ({ canvasElement }) => {
    await expect(slot(canvasElement, 'progress-segments')).toHaveTextContent('Yours: 4 units');
  },
};

export const Programme: Story = {
  args: {
    reason: 'next',
    title: 'Beekeeping for Small Farms',
    cover: { title: 'Beekeeping for Small Farms' },
    progress: { done: 1, total: 4, unit: 'courses', note: 'From garden to market' },
    action: 'Start the free unit',
  },
  play: async ({ canvasElement }) => {
    await expect(slot(canvasElement, 'progress-segments')).toHaveTextContent(
      '1 of 4 courses done: From garden to market',
    );
  },
};

export const NoProgress: Story = { args: { progress: undefined, cover } };

/** The count alone, where there is nothing beside it. */
export const CountAlone: Story = {
  args: { progress: { done: 1, total: 9 } },
  play: async ({ canvasElement }) => {
    await expect(slot(canvasElement, 'progress-segments')).toHaveTextContent(/^1 of 9 lessons done$/);
  },
};

export const Busy: Story = {
  tags: ['state:loading'],
  args: { href: undefined, onPress: fn(), busy: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'One moment…' });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const LongName: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    title: longCourse.title,
    place: longCourse.title,
    cover,
    action: 'Done, and now the next lesson of this course',
    quiet: { label: longCourse.title, href: '#more' },
  },
  render: both,
};
export const LongWord: Story = {
  tags: ['state:long', 'spec:17.12', 'wcag:1.4.10'],
  args: {
    title: unbrokenCourse.title.repeat(2).slice(0, 120),
    place: unbrokenCourse.title.repeat(2),
    action: unbrokenCourse.title,
    quiet: { label: unbrokenCourse.title.repeat(2), href: '#more' },
    cover,
  },
  render: both,
  play: async ({ canvasElement }) => {
    for (const arrow of canvasElement.querySelectorAll('[data-slot="button"] svg'))
      await expect(boxOf(arrow).width).toBe(20);
  },
};
export const LongStrip: Story = {
  args: { ...LongWord.args, form: 'strip' },
  render: both,
};

export const InAnotherLanguage: Story = {
  tags: ['spec:17.10', 'wcag:3.1.2'],
  args: { title: 'Funga hesabu za siku', titleLanguage: 'sw', headingLevel: 3 },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 3 });
    await expect(heading).toHaveAttribute('lang', 'sw');
  },
};

export const Kiswahili: Story = {
  globals: { locale: 'sw-KE' },
  args: {
    title: 'Funga hesabu za siku',
    titleLanguage: 'sw',
    place: 'Hesabu za duka dogo, sehemu ya 1',
    cover,
  },
  render: both,
  play: async ({ canvasElement }) => {
    const [button] = within(canvasElement).getAllByRole('link', { name: 'Endelea' });
    await expect(button).toHaveAccessibleDescription('bado dak 4 · 93\u00a0KB');
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1'],
  args: {
    reason: 'reread',
    title: 'Money that is not in the drawer',
    href: undefined,
    onPress: fn(),
    quiet: { label: 'Try again now', onPress: fn() },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Read it again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again now' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.quiet?.onPress).toHaveBeenCalledOnce();
  },
};
