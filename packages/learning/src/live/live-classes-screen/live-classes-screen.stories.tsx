import type { LiveClass } from '@digiken/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { inConsolePage } from '../../lib/story-frames';
import { LiveClassesScreen } from './live-classes-screen';

const ok = async (): Promise<FormOutcome> => ({ ok: true });
const cancel = async (_id: string, _scope: string): Promise<FormOutcome> => ({ ok: true });

const base: LiveClass = {
  _id: 'c1',
  title: 'Prices that work',
  description: '',
  course: { _id: 'course-1', name: 'Keep the books of a small shop' },
  hub: null,
  host: { _id: 'u1', name: 'Wanjiku Kamau' },
  startsAt: '2026-11-24T14:00:00.000Z',
  endsAt: '2026-11-24T14:45:00.000Z',
  timeZone: 'Africa/Nairobi',
  capacity: null,
  state: 'open',
  opensAt: '2026-11-24T13:45:00.000Z',
  closesAt: '2026-11-24T15:00:00.000Z',
  external: false,
  series: null,
  waitingRoom: false,
  recorded: false,
  role: 'learner',
  slides: 0,
  recordings: 0,
  captioned: false,
};
const later: LiveClass[] = [
  { ...base, _id: 'c0', title: 'Taking stock', state: 'cancelled', startsAt: '2026-11-24T12:00:00.000Z' },
  base,
  {
    ...base,
    _id: 'c2',
    title: 'Questions on the cash book',
    state: 'planned',
    startsAt: '2026-12-01T14:00:00.000Z',
    endsAt: '2026-12-01T14:45:00.000Z',
    opensAt: '2026-12-01T13:45:00.000Z',
    series: { _id: 's1', place: 2, count: 8 },
    capacity: 30,
  },
];
const hosted = later.map((one): LiveClass => ({ ...one, role: 'host' }));

const meta = {
  title: 'Learning/Live/Live classes screen',
  component: LiveClassesScreen,
  decorators: [inConsolePage],
  parameters: { frame: 'page' },
  args: {
    state: { status: 'ready' },
    classes: later,
    placeOf: ({ course }) => course?.name ?? '',
    hrefOf: () => '#class-1',
    recordingHrefOf: () => '#recording',
    when: 'upcoming',
    of: { value: '', options: [{ value: 'course:1', label: 'Keep the books of a small shop' }] },
    onFilter: fn(),
    onCalendar: fn(ok),
    page: {},
    now: Date.parse('2026-11-24T13:50:00.000Z'),
    timeZone: 'Africa/Nairobi',
  },
} satisfies Meta<typeof LiveClassesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'spec:13.85', 'wcag:1.3.1', 'wcag:2.4.4'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const next = within(canvas.getByRole('region', { name: 'Next class' }));
    await expect(next.getByRole('link', { name: 'Join the class (Prices that work)' })).toHaveAttribute(
      'href',
      '#class-1',
    );
    await userEvent.click(
      canvas.getByRole('button', { name: 'Add to your calendar (Questions on the cash book)' }),
    );
    await expect(args.onCalendar).toHaveBeenCalledWith('c2');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'When' }), 'Past');
    await expect(args.onFilter).toHaveBeenCalledWith({ when: 'past', of: '' });
  },
};

/** A host cancels a class and those after it. */
export const Keyboard: Story = {
  tags: ['keyboard', 'spec:13.86', 'wcag:2.1.1', 'wcag:3.3.4', 'wcag:4.1.3'],
  args: {
    classes: hosted,
    scheduleHref: '#new',
    editHrefOf: () => '#edit',
    slidesHrefOf: () => '#slides',
    onCancel: fn(cancel),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: 'Schedule a class' }).focus();
    canvas.getByRole('button', { name: 'Cancel (Questions on the cash book)' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await within(document.body).findByRole('dialog'));
    dialog.getByRole('radio', { name: 'Only this class' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    dialog.getByRole('button', { name: 'Cancel the class' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledWith('c2', 'following'));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

export const Empty: Story = {
  tags: ['state:empty', 'spec:13.85'],
  args: { classes: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Go to my courses' })).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['state:error'],
  args: { classes: [], state: { status: 'error', onRetry: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Try again/i }));
    await expect(args.state.onRetry).toHaveBeenCalledOnce();
  },
};
