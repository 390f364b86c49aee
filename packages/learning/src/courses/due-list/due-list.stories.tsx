import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DueList } from './due-list';

const items = [
  {
    id: 'cash',
    title: 'Know your cash',
    place: 'Keep the books of a small shop',
    dueAt: '2026-11-26T14:00:00Z',
    href: '#cash',
    state: 'in-progress',
  },
  {
    id: 'soil',
    title: 'Soil and water: what you have learned',
    place: 'Drip irrigation on a quarter acre',
    dueAt: '2026-11-29T20:59:00Z',
    href: '#soil',
    state: 'due',
  },
] as const;

const meta = {
  title: 'Learning/Courses/Due list',
  component: DueList,
  args: { items },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DueList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default', 'spec:12.116', 'wcag:1.3.1'] };

/** Classes and dates of hubs stand among the quizzes. */
export const EveryKind: Story = {
  tags: ['spec:12.116', 'wcag:3.1.2'],
  args: {
    items: [
      {
        id: 'prices',
        title: 'Bei zinazofaa',
        titleLanguage: 'sw',
        place: 'Keep the books of a small shop',
        host: 'Wanjiku Kamau',
        dueAt: '2026-11-26T14:00:00Z',
        href: '#prices',
        state: 'open',
      },
      {
        id: 'market',
        title: 'Questions from the market',
        place: 'Kibuye traders',
        host: 'Wanjiku Kamau',
        dueAt: '2026-11-27T14:00:00Z',
        href: '#market',
        state: 'class',
      },
      {
        id: 'bees',
        title: 'Beekeeping for Small Farms',
        place: 'Kibuye traders',
        dueAt: '2026-11-30',
        href: '#bees',
        state: 'course',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const texts = within(canvasElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    await expect(texts[0]).toContain('Open now · with Wanjiku Kamau');
    await expect(texts[1]).toMatch(/27 Nov 2026, .* · with Wanjiku Kamau/);
    await expect(texts[2]).toContain('Until 30 Nov 2026');
    await expect(within(canvasElement).getByRole('link', { name: 'Bei zinazofaa' })).toHaveAttribute(
      'lang',
      'sw',
    );
  },
};

export const LongTexts: Story = {
  tags: ['content:longest', 'wcag:1.4.10'],
  args: {
    items: [
      {
        ...items[0],
        title:
          'Siting hives, catching swarms, harvesting, cooling and labelling honey: everything before your first season',
        place: 'Beekeeping for small farms in the highlands and along the coast',
      },
    ],
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.4'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Know your cash' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Soil and water/ })).toHaveFocus();
  },
};
