import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LiveClassCard, type LiveClassCardProps } from './live-class-card';

const meta = {
  title: 'Learning/Courses/Live class card',
  component: LiveClassCard,
  decorators: [
    (Story) => (
      <div className="max-w-content">
        <h2 className="pb-4 text-xl font-bold">Live classes</h2>
        <Story />
      </div>
    ),
  ],
  args: {
    title: 'Questions on the cash book',
    course: 'Bookkeeping for small shops',
    instructor: 'Wanjiru Kamau',
    startsAt: '2026-11-24T12:00:00.000Z',
    endsAt: '2026-11-24T13:00:00.000Z',
    now: Date.parse('2026-11-24T09:10:00.000Z'),
    timeZone: 'Africa/Nairobi',
    state: 'scheduled',
    joinHref: '#join',
    calendarHref: '#calendar.ics',
    capacity: 30,
    taken: 12,
  },
} satisfies Meta<typeof LiveClassCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Planned: Story = {
  tags: ['state:default', 'wcag:1.3.1'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement).toHaveTextContent('Opens at 14:50');
    await expect(canvasElement).toHaveTextContent('15:00 to 16:00 (East Africa Time)');
    await expect(canvasElement).toHaveTextContent('in 2 hours');
    await expect(canvas.queryByRole('link', { name: /Join/ })).toBeNull();
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.4', 'wcag:2.5.3'],
  args: { state: 'live' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('link', { name: 'Join the class (Questions on the cash book)' }),
    ).toHaveFocus();
    await expect(within(canvasElement).getByText('Live now')).toBeVisible();
  },
};

const EVERY: Partial<LiveClassCardProps>[] = [
  { state: 'open', taken: 27 },
  { state: 'live' },
  { state: 'full', taken: 30 },
  { state: 'cancelled' },
  { state: 'ended', recordingHref: '#recording', recordingBytes: 48_600_000 },
  { state: 'ended', recordingHref: '#captions', captionsOnly: true },
  { state: 'ended', title: 'Reading a supplier’s invoice together' },
];

export const EveryState: Story = {
  tags: ['wcag:1.4.1'],
  render: (args) => (
    <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
      {EVERY.map((own, index) => (
        <li key={`${own.state ?? ''}${index}`}>
          <LiveClassCard {...args} {...own} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const words of ['Open now', 'Live now', 'Full', 'Cancelled', '3 places left']) {
      await expect(canvas.getByText(words)).toBeVisible();
    }
    await expect(canvas.getAllByRole('link', { name: /Join the class/ })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: /Watch the recording/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Read the captions/ })).toBeVisible();
    await expect(canvas.getByText('There is no recording yet.')).toBeVisible();
  },
};

export const LongNamesOverMidnight: Story = {
  tags: ['state:long', 'spec:16.26', 'wcag:1.4.10', 'wcag:3.1.2'],
  args: {
    title: 'Umesabilishwamogulikirodhumapendekezoyaliyobainishwa: kutetea tathmini mbele ya kaunti',
    titleLanguage: 'sw',
    course:
      'Environmental impact assessments for the county committees of Tharaka-Nithi, Wajir and Taita-Taveta',
    instructor: 'Nyamweya-Onyango Kerubo wa Mwangi Kipchirchir',
    startsAt: '2026-11-24T19:00:00.000Z',
    endsAt: '2026-11-24T22:30:00.000Z',
    opensAt: '2026-11-24T18:30:00.000Z',
    timeZone: 'Africa/Nairobi',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('22:00 to Wednesday');
    await expect(canvasElement).toHaveTextContent('Opens at 21:30');
    await expect(within(canvasElement).getByText(/kutetea tathmini/, { selector: 'bdi' })).toHaveAttribute(
      'lang',
      'sw',
    );
  },
};
