import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { courseHrefOf, courses } from '../../lib/samples';
import { inPublicPage } from '../../lib/story-frames';
import { SearchScreen } from './search-screen';

const meta = {
  title: 'Learning/Courses/Search screen',
  component: SearchScreen,
  parameters: { frame: 'page' },
  decorators: [inPublicPage],
  args: {
    query: 'stock',
    state: { status: 'ready' },
    courses: courses.slice(0, 2),
    hrefOf: courseHrefOf,
    lessons: [
      {
        id: 'lesson-2-2',
        href: '/console/course/unit/lesson/lesson-2-2/x',
        title: 'Counting stock on a Sunday evening',
        courseTitle: 'Keep the books of a small shop',
        unitTitle: 'Stock',
        excerpt: 'Before you begin\nYou need a pencil, the stock book and someone to read out the shelves',
        matches: [{ start: 40, end: 45 }],
      },
      {
        id: 'lesson-2-3',
        href: '/console/course/unit/lesson/lesson-2-3/x',
        title: 'When to order again',
        courseTitle: 'Keep the books of a small shop',
        unitTitle: 'Stock',
        excerpt: 'when the stock of unga falls below what a week sells, it is time to call',
        matches: [{ start: 9, end: 14 }],
      },
    ],
    onSearch: fn(),
  },
} satisfies Meta<typeof SearchScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const CoursesAndLessons: Story = {
  tags: ['wcag:4.1.3', 'spec:R.112'],
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('mark')].map(({ textContent }) => textContent);
    await expect(marks).toEqual(['stock', 'stock']);
    const heading = within(canvasElement).getByText('Before you begin');
    const text = within(canvasElement).getByText(/^You need a pencil/);
    await expect(text.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      heading.getBoundingClientRect().bottom,
    );
  },
};
/** Long titles, and passages in two languages with many found words. */
export const LongPassages: Story = {
  tags: ['wcag:1.4.10', 'spec:13.1'],
  args: {
    query: 'water the soil slowly',
    courses: [],
    lessons: [
      {
        id: 'lesson-3-1',
        href: '/console/course/unit/lesson/lesson-3-1/x#section-the-finger-test',
        title:
          'Water wisely through the long dry months, when the tank is low and the nearest well is half an hour away',
        courseTitle: 'A kitchen garden in sacks, basins and old tyres for a household of four',
        unitTitle: 'Sow, plant and water',
        excerpt:
          'The finger test\n… push a finger into the soil as far as the second joint. Wet and cold: wait. Dry: water now, slowly, in two rounds ten minutes apart. Dry soil lets the first round of water run straight through …',
        matches: [
          { start: 41, end: 45 },
          { start: 99, end: 104 },
          { start: 110, end: 116 },
          { start: 155, end: 159 },
          { start: 184, end: 189 },
        ],
      },
      {
        id: 'lesson-3-2',
        href: '/console/course/unit/lesson/lesson-3-2/x?lang=sw',
        title: 'Mwagilia kwa busara',
        courseTitle: 'A kitchen garden in sacks, basins and old tyres for a household of four',
        unitTitle: 'Sow, plant and water',
        excerpt: 'umesabilishwamogulikirodhumapendekezo'.repeat(6),
        matches: [{ start: 0, end: 222 }],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('mark')].map(({ textContent }) => textContent);
    await expect(marks.slice(0, 5)).toEqual(['soil', 'water', 'slowly', 'soil', 'water']);
  },
};
export const CoursesOnly: Story = { args: { lessons: [] } };
export const HubsAndMessages: Story = {
  tags: ['spec:R.13', 'spec:16.26', 'wcag:3.1.2'],
  args: {
    courses: [],
    lessons: [],
    hubs: [
      {
        id: 'kisumu',
        href: '/console/hub/kisumu',
        name: 'Kisumu Stockists',
        summary: 'Shopkeepers who learn book-keeping together.',
      },
    ],
    messages: [
      {
        id: 'thread-1',
        href: '/console/messages/thread-1',
        subject: 'Counting stock together',
        excerpt: 'shall we count the stock of both shops on Sunday evening?',
        matches: [{ start: 19, end: 24 }],
        at: '2026-11-09T17:30:00.000Z',
      },
      {
        ...{ id: 'thread-2', href: '/console/messages/thread-2', at: '2026-11-08T17:30:00.000Z' },
        ...{ subject: 'Tuhesabu pamoja', subjectLanguage: 'sw' },
        ...{ excerpt: 'Tuhesabu bidhaa za maduka yote mawili.', excerptLanguage: 'sw' },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Tuhesabu pamoja' })).toHaveAttribute('lang', 'sw');
    await expect(canvas.getByText(/^Tuhesabu bidhaa/).closest('[lang=sw]')).toBeVisible();
    const link = (name: RegExp) => within(canvasElement).getByRole('link', { name });
    await expect(link(/Kisumu Stockists/)).toHaveAttribute('href', '/console/hub/kisumu');
    await expect(link(/Counting stock together/)).toHaveAttribute('href', '/console/messages/thread-1');
  },
};
export const BeforeTheFirstSearch: Story = { args: { query: '', courses: [], lessons: [] } };
/** One way on, which finds something. */
export const NothingFound: Story = {
  tags: ['spec:17.67'],
  args: { query: 'zeppelin', courses: [], lessons: [] },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'See all courses' });
    await expect(link).toHaveAttribute('href', '/courses');
  },
};
export const Loading: Story = { args: { state: { status: 'loading' }, courses: [], lessons: [] } };
export const Failed: Story = {
  args: { state: { status: 'error', error: { kind: 'offline' }, onRetry: fn() }, courses: [], lessons: [] },
};
export const VeryLongQuery: Story = {
  args: { query: 'umesabilishwamogulikirodhumapendekezo'.repeat(4), courses: [], lessons: [] },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'spec:2.59'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('searchbox', { name: 'Search courses and lessons' });
    await expect(box).toHaveValue('stock');
    await userEvent.clear(box);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard('credit{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('credit');
  },
};
