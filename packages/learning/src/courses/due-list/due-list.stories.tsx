import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { clock } from '@digiken/ui/clock';
import { DueList } from './due-list';

const items = [
  {
    id: 'cash',
    kind: 'quiz',
    title: 'Know your cash',
    place: 'Keep the books of a small shop',
    at: '2026-11-26T14:00:00Z',
    href: '#cash',
    open: true,
    questions: 10,
    attempts: 2,
  },
  {
    id: 'soil',
    kind: 'quiz',
    title: 'Soil and water: what you have learned',
    place: 'Drip irrigation on a quarter acre',
    at: '2026-11-29T20:59:00Z',
    href: '#soil',
    questions: 8,
    attempts: 3,
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
        kind: 'class',
        title: 'Bei zinazofaa',
        titleLanguage: 'sw',
        place: 'Keep the books of a small shop',
        host: 'Wanjiku Kamau',
        minutes: 45,
        at: '2026-11-26T14:00:00Z',
        href: '#prices',
        open: true,
      },
      {
        id: 'market',
        kind: 'class',
        title: 'Questions from the market',
        place: 'Kibuye traders',
        host: 'Wanjiku Kamau',
        minutes: 60,
        at: '2026-11-27T14:00:00Z',
        href: '#market',
      },
      {
        id: 'bees',
        kind: 'course',
        title: 'Beekeeping for Small Farms',
        place: 'Kibuye traders',
        at: '2026-11-30',
        href: '#bees',
        lessons: 2,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const texts = within(canvasElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    await expect(texts[0]).toContain('Open nowwith Wanjiku Kamau, 45 min');
    await expect(texts[1]).toMatch(/27 Nov 2026, .*with Wanjiku Kamau, 60 min/);
    await expect(texts[2]).toContain('Until 30 Nov 20262 lessons to do');
    const title = within(canvasElement).getByText('Bei zinazofaa');
    await expect(title).toHaveAttribute('lang', 'sw');
    await expect(title.closest('a')).toHaveAccessibleName('Live class: Bei zinazofaa');
  },
};

/** What is today shows its time in the tile. */
export const Today: Story = {
  tags: ['spec:12.116'],
  render: (args) => {
    const at = new Date(clock.now()).toISOString();
    return <DueList {...args} items={[{ ...items[0], open: false, at }, items[1]]} />;
  },
  play: async ({ canvasElement }) => {
    const [today, later] = canvasElement.querySelectorAll('[data-slot=date-tile]');
    await expect(today).toHaveTextContent(/^\d\d:\d\dtoday$/);
    await expect(later).toHaveTextContent(/29 Nov/);
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
    await expect(canvas.getByRole('link', { name: 'Quiz: Know your cash' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Quiz: Soil and water/ })).toHaveFocus();
  },
};
