import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { NOW, threads } from '../story/thread-samples';
import { ThreadList, type ThreadView } from './thread-list';

const meta = {
  title: 'Screens/Thread list',
  component: ThreadList,
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
  args: { threads, selectedId: 't3', hrefFor: (id: string) => `#${id}`, now: NOW },
} satisfies Meta<typeof ThreadList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const ManyUnreadAndLong: Story = {
  tags: ['wcag:3.1.2', 'spec:16.26'],
  args: {
    threads: [
      ...threads,
      {
        id: 't5',
        subject: 'Umesabilishwamogulikirodhumapendekezoyaliyobainishwakitaifa',
        people: 'Dr Nafula Wekesa-Makokha, Mwanaisha Salim, Otieno Barasa, Jane Wambui and 412 others',
        excerpt: 'https://example.org/a/very/long/address/without/any/place/to/break/it/anywhere/at/all',
        at: '2025-02-02T06:30:00.000Z',
        unread: 250,
      } satisfies ThreadView,
      {
        ...{ id: 't6', people: 'Njeri Mutua', at: '2025-02-01T06:30:00.000Z', unread: 0 },
        ...{ subject: 'Habari za leo', subjectLanguage: 'sw' },
        ...{ excerpt: 'Tutaonana kesho asubuhi.', excerptLanguage: 'sw' },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Habari za leo')).toHaveAttribute('lang', 'sw');
    await expect(canvas.getByText('Tutaonana kesho asubuhi.')).toHaveAttribute('lang', 'sw');
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.4', 'wcag:1.4.1', 'spec:17.68'],
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Conversations' });
    const links = within(list).getAllByRole('link');
    await expect(links).toHaveLength(4);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await expect(links[0]).toHaveAccessibleName('My two counts differ (2 unread messages)');
    await expect(links[0]).toHaveAccessibleDescription('Wanjiru Kamau');
    await expect(list.querySelectorAll('[data-slot="avatar"]')).toHaveLength(4);
    // Unread: heavier than the others.
    const weight = (text: string) => Number(getComputedStyle(within(list).getByText(text)).fontWeight);
    await expect(weight('Wanjiru Kamau')).toBeGreaterThan(weight('Njeri Mutua'));
    await userEvent.tab();
    await userEvent.tab();
    await expect(links[2]).toHaveFocus();
    await expect(links[2]).toHaveAttribute('aria-current', 'true');
  },
};
